import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { js2xliff, type Xliff, type XliffUnit, xliff2js } from 'xliff';
import { applied, type Step } from '../../src/author/decide/steps.ts';
import { languageOf } from '../../src/check/locales.ts';
import type { Project } from '../../src/check/project.ts';
import { translationsOf } from '../../src/check/reread/translations.ts';
import { CommandError } from '../project/command-error.ts';
import { type Output, right, writeChanged } from '../project/content-command.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { writeWhole } from '../project/write-whole.mjs';
import { type LocaleOptions, otherLocale, projectOf, refuseNoPage } from './options.ts';
import { type Unit, unitsOf } from './units.ts';

/** Writes the texts of a language for translators: XLIFF 2.0, each with what the schema says of it. */
export async function exportLocale(options: LocaleOptions): Promise<Output> {
  const project = projectOf(options);
  const locale = otherLocale(project, options);
  const { page, output = `testi-${locale}.xlf` } = options;
  refuseNoPage(project, options);
  const units = unitsOf(project, locale).filter(({ file }) => (page ?? file) === file);
  if (units.length === 0) throw new CommandError('Nessun testo da tradurre.', 2);
  const texts = translationsOf(project).filter(
    (one) => one.locale === locale && (page ?? one.page) === one.page,
  );
  const [first = ''] = project.locales;
  const text = await js2xliff({
    sourceLanguage: tagOf(project, first),
    targetLanguage: tagOf(project, locale),
    resources: resources(units),
  });
  refuseNoFile(output);
  writeWhole(output, `${text}\n`);
  return right(
    `${texts.length} testi, in ${units.length} segmenti, in ${output}. Quando saranno tradotti: npm run locale -- import ${output}`,
  );
}

/** @throws CommandError for a folder, and for a file of a folder that there is not */
function refuseNoFile(output: string): void {
  const isFolder = statSync(output, { throwIfNoEntry: false })?.isDirectory() === true;
  if (existsSync(dirname(resolve(output))) && !isFolder) return;
  throw new CommandError(
    `Non posso scrivere ${output}: dopo --output ci vuole un file, in una cartella che c’è già.`,
    2,
  );
}

/** Drafts are no languages of the project yet: their tag stands in their line all the same. */
function tagOf(project: Project, locale: string): string {
  return languageOf(project, locale) ?? locale;
}

function resources(units: readonly Unit[]): Xliff['resources'] {
  const byFile = Map.groupBy(units, ({ file }) => file);
  return Object.fromEntries(
    [...byFile].map(([file, own]) => [
      file,
      Object.fromEntries(
        own.map(({ id, source, target, note }) => [
          id,
          { source, ...(target !== undefined && { target }), ...(note !== '' && { note }) },
        ]),
      ),
    ]),
  );
}

/** Puts translations into the content; what did not change there stays byte for byte. */
export async function importLocale(options: LocaleOptions): Promise<Output> {
  const { subject: file } = options;
  if (file === undefined)
    throw new CommandError('Dite quale file: npm run locale -- import testi-en.xlf', 2);
  if (!existsSync(file)) throw new CommandError(`Il file ${file} non esiste.`, 2);
  const read = await readXliff(file);
  const project = projectOf(options);
  const locale = project.otherLocales.find((id) => tagOf(project, id) === read.targetLanguage);
  if (!locale)
    throw new CommandError(
      `Il file traduce in «${read.targetLanguage}», una lingua che il sito non ha: aggiungetela con «npm run locale -- add».`,
    );
  const units = unitsOf(project, locale);
  const steps = units.flatMap((unit) => stepOf(unit, read.resources[unit.file]?.[unit.id]));
  const lost = lostUnits(units, read.resources);
  const sources = readContentFolder(options.content);
  writeChanged(sources, applied(sources, steps), options);
  const left = lost.map((id) => `Non ho usato ${id}: in italiano quel testo non c’è più così.`);
  return right([`Testi cambiati: ${steps.length}.`, ...left].join('\n'));
}

async function readXliff(file: string): Promise<Xliff> {
  try {
    return await xliff2js(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`${file} non è un file XLIFF 2.0.`);
  }
}

/** A translation of words that the source no longer says is not put beside other words. */
function stepOf({ path, pointer, source, target }: Unit, given: XliffUnit | undefined): Step[] {
  const value = given?.target;
  if (typeof value !== 'string' || value === '' || value === target) return [];
  return given?.source === source ? [{ kind: 'set', file: path, pointer, value }] : [];
}

function lostUnits(units: readonly Unit[], given: Xliff['resources']): string[] {
  const sources = new Map(units.map(({ file, id, source }) => [`${file} ${id}`, source]));
  return Object.entries(given).flatMap(([file, own]) =>
    Object.entries(own).flatMap(([id, { source }]) =>
      sources.get(`${file} ${id}`) === source ? [] : [`${file} ${id}`],
    ),
  );
}
