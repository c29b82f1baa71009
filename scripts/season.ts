import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applied } from '../src/check/decide/steps.ts';
import { meanings } from '../src/check/decide/typed-value.ts';
import { factAddress, officialValue } from '../src/check/facts/fact-place.ts';
import type { Finding } from '../src/check/finding.ts';
import { sentenceOf } from '../src/check/messages.ts';
import type { Project } from '../src/check/project.ts';
import { type CheckResult, runChecks } from '../src/check/runChecks.ts';
import { nextSeason, openHolidays } from '../src/check/season/next-season.ts';
import type { Json } from '../src/content/json.ts';
import { romeToday } from '../src/time/rome.ts';
import { ChangedMeanwhile, writeFiles } from './build/write-files.ts';
import { readContentFolder, readServedFiles } from './project/content-folder.ts';
import { CONTENT, PUBLIC, ROOT, SCHEMAS } from './project/places.ts';
import { readSchemaSet } from './project/schema-set.ts';
import { carriedNote, holidaysText, seasonText } from './season/words.ts';

export const USAGE = `Uso: npm run season -- ANNO            mostra la stagione di quell'anno, senza cambiare niente
     npm run season -- ANNO --write    la scrive
  --set DATO=VALORE   un valore diverso da quello proposto, per esempio --set season.start=2026-06-15; si può ripetere
  --content CARTELLA  un'altra cartella di contenuti
Sposta tutte le date sullo stesso giorno della settimana, cambia gli anni, toglie quello che le pagine dicevano della stagione vecchia e segna i prezzi da confermare.
Esce con 0 se è fatto, 1 se resta un errore da correggere, 2 se il comando è sbagliato.`;

/** What a run prints, and its exit code. */
export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Options {
  /** Absolute path. */
  readonly content: string;
  /** How places name the folder. */
  readonly folder: string;
  readonly year: number;
  readonly write: boolean;
  readonly set: readonly string[];
}

/** Arguments → what is printed; files are written only when asked. */
export function run(args: readonly string[], today: string): Output {
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(`${options}\n\n${USAGE}`, 2);
  const sources = readContentFolder(options.content);
  const schemas = readSchemaSet(SCHEMAS);
  const check = (files: typeof sources) =>
    runChecks(files, schemas, { served: readServedFiles(PUBLIC), today });
  const { project, findings } = check(sources);
  const unreadable = findings.filter(({ code }) => code.startsWith('json-'));
  if (unreadable.length > 0)
    return wrong(
      ['Prima vanno corretti i file che non si leggono:', ...lines(unreadable, options)].join('\n'),
      1,
    );
  const chosen = chosenValues(project, options.set);
  if (typeof chosen === 'string') return wrong(chosen, 2);
  const old = Number(officialValue(project, 'season.year'));
  if (old === options.year) return wrong(`La stagione è già quella del ${old}.`, 1);
  const next = nextSeason(project, options.year, chosen, carriedNote(old, options.year));
  const after = applied(sources, next.steps);
  const shown = `${seasonText(next)}\n\n${leftText(check(after), options)}`;
  if (!options.write)
    return right(
      `${shown}\n\nÈ una prova: non ho cambiato niente. Per scriverla aggiungete --write.`,
    );
  return written(sources, after, options, shown);
}

/** The values of `--set`, as the schemas of their facts allow them. */
function chosenValues(project: Project, typed: readonly string[]): Map<string, Json> | string {
  const chosen = new Map<string, Json>();
  for (const one of typed) {
    const [, fact = '', text = ''] = /^([^=]+)=(.+)$/.exec(one) ?? [];
    if (officialValue(project, fact) === undefined)
      return `«${one}» non va: dopo --set ci vuole DATO=VALORE, per esempio season.start=2026-06-15.`;
    const { file, steps } = factAddress(fact);
    const address = project.schemas.addressOf(file.replace(/\.json$/, '.schema.json'), steps);
    const allowed = meanings(text).find(
      (value) =>
        !address ||
        project.schemas.errors(address, value, project.references(undefined)).length === 0,
    );
    if (allowed === undefined) return `«${text}» non va bene per «${fact}».`;
    chosen.set(fact, allowed);
  }
  return chosen;
}

/** All that is left to do by hand, in one list. */
function leftText({ findings, project }: CheckResult, options: Options): string {
  const isReading = ({ code }: Finding) => code.startsWith('reread');
  const wrongOnes = findings.filter((one) => one.severity !== 'info' && one.severity !== 'known');
  const parts = [
    ['Da correggere', wrongOnes.filter((one) => one.severity === 'error')],
    ['Frasi da rileggere', wrongOnes.filter(isReading)],
    ['Da guardare', wrongOnes.filter((one) => one.severity !== 'error' && !isReading(one))],
  ] as const;
  const holidays = holidaysText(openHolidays(project));
  const shown = parts.flatMap(([title, list]) =>
    list.length === 0 ? [] : [`${title} (${list.length}):`, ...lines(list, options)],
  );
  const toConfirm = findings.filter(({ code }) => code === 'to-confirm').length;
  return [
    'Che cosa resta da fare',
    ...shown,
    ...(holidays.length > 0 ? ['Feste dentro la stagione:', ...holidays] : []),
    `Valori da confermare: ${toConfirm} (npm run check li elenca).`,
  ].join('\n');
}

function lines(findings: readonly Finding[], { folder }: Options): string[] {
  return findings.map(
    (one) => `  ${folder}/${one.file}:${one.line}:${one.column} ${sentenceOf(one)}`,
  );
}

function written(
  before: readonly { path: string; text: string }[],
  after: readonly { path: string; text: string }[],
  { content }: Options,
  shown: string,
): Output {
  const changes = after.flatMap(({ path, text }, index) => {
    const old = before[index]?.text ?? '';
    return old === text ? [] : [{ path: join(content, path), before: old, after: text }];
  });
  try {
    writeFiles(changes);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return wrong(
      `Qualcuno ha cambiato ${error.path} in questo momento: non ho toccato niente, riprovate.`,
      1,
    );
  }
  return right(`${shown}\n\nFatto: ${changes.length} file cambiati.`);
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        write: { type: 'boolean', default: false },
        set: { type: 'string', multiple: true, default: [] },
      },
    });
    const folder = values.content ?? process.env.CONTENT_DIR ?? basename(CONTENT);
    const content = resolve(ROOT, folder);
    if (!existsSync(content)) return `La cartella ${folder} non esiste.`;
    const [year = ''] = positionals;
    if (!/^(19|20)\d\d$/.test(year) || positionals.length > 1)
      return 'Ci vuole l’anno della stagione, e soltanto quello.';
    return { content, folder, year: Number(year), write: values.write, set: values.set };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
    return `L’opzione «${option}» non esiste, oppure le manca il valore.`;
  }
}

const right = (out: string): Output => ({ code: 0, out, err: '' });
const wrong = (err: string, code: number): Output => ({ code, out: '', err });

if (import.meta.main) {
  try {
    const { code, out, err } = run(process.argv.slice(2), romeToday(Date.now()));
    if (out) console.log(out);
    if (err) console.error(err);
    process.exitCode = code;
  } catch (error) {
    console.error(error);
    process.exitCode = 2;
  }
}
