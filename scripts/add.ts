import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Addition } from '../src/check/add/addition.ts';
import { KINDS, type Kind, skeletonOf } from '../src/check/add/skeletons.ts';
import { applied } from '../src/check/decide/steps.ts';
import type { Finding } from '../src/check/finding.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import { sentenceOf } from '../src/check/messages.ts';
import { runChecks } from '../src/check/runChecks.ts';
import { nearest } from '../src/check/schema/nearest.ts';
import { hints } from './add/hints.ts';
import { ChangedMeanwhile, writeFiles } from './build/write-files.ts';
import { readContentFolder, readServedFiles } from './project/content-folder.ts';
import { CONTENT, PUBLIC, ROOT, SCHEMAS } from './project/places.ts';
import { readSchemaSet } from './project/schema-set.ts';

export const USAGE = `Uso: npm run add -- CHE NOME
  CHE        activity     un’attività: pagina, menu e cartellino nella home
             page         una pagina nel menu in alto
             venue        una sede, in fase di definizione e nascosta
             section      una sezione del Regolamento Economico
             slide        un riquadro della testata della home
             testimonial  una testimonianza
             body         un ente convenzionato
  NOME       il nome interno, senza spazi né accenti: orto, villa-pamphili
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  un'altra cartella di contenuti
Scrive lo scheletro in tutti i file, con i testi segnati DA SCRIVERE: finché ne resta uno il sito non si costruisce.
Esce con 0 se è fatto, 1 se non si può, 2 se il comando è sbagliato.`;

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
  readonly kind: Kind;
  readonly id: string;
  readonly dryRun: boolean;
}

/** Arguments → what is printed; nothing is written when the name is taken. */
export function run(args: readonly string[]): Output {
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(`${options}\n\n${USAGE}`, 2);
  const sources = readContentFolder(options.content);
  const schemas = readSchemaSet(SCHEMAS);
  const rules = { served: readServedFiles(PUBLIC) };
  const before = runChecks(sources, schemas, rules);
  const unreadable = before.findings.filter(({ code }) => code.startsWith('json-'));
  if (unreadable.length > 0)
    return wrong(
      ['Prima vanno corretti i file che non si leggono:', ...lines(unreadable, options)].join('\n'),
      1,
    );
  const taken = sources.find(
    ({ text }) => text.includes(`"${options.id}":`) || text.includes(`"id": "${options.id}"`),
  );
  if (taken)
    return wrong(
      `Il nome «${options.id}» c’è già in ${options.folder}/${taken.path}: sceglietene un altro.`,
      1,
    );
  const addition = skeletonOf(before.project, options.kind, options.id, hints);
  const after = [...applied(sources, addition.steps), ...addition.created];
  const known = new Set(before.findings.map(nameOf));
  const left = runChecks(after, schemas, rules).findings.filter(
    (one) => one.severity !== 'info' && !known.has(nameOf(one)),
  );
  const shown = shownText(addition, left, options);
  if (options.dryRun) return right(`${shown}\n\nÈ una prova: non ho cambiato niente.`);
  return written(sources, after, addition, options, shown);
}

function nameOf({ code, file, args }: Finding): string {
  return `${code} ${file} ${JSON.stringify(args)}`;
}

function shownText(
  { steps, created }: Addition,
  left: readonly Finding[],
  options: Options,
): string {
  const files = [...new Set(steps.map(({ file }) => file))];
  const [toWrite, others] = [
    left.filter(({ code }) => code === 'to-write'),
    left.filter(({ code }) => code !== 'to-write'),
  ];
  return [
    ...created.map(({ path }) => `File nuovo: ${options.folder}/${path}`),
    ...files.map((file) => `Cambia: ${options.folder}/${file}`),
    '',
    `Testi da scrivere (${toWrite.length}):`,
    ...lines(toWrite, options),
    ...(others.length > 0 ? ['Da guardare:', ...lines(others, options)] : []),
  ].join('\n');
}

function lines(findings: readonly Finding[], { folder }: Options): string[] {
  return findings.map(
    (one) => `  ${folder}/${one.file}:${one.line}:${one.column} ${sentenceOf(one)}`,
  );
}

function written(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  { created }: Addition,
  { content }: Options,
  shown: string,
): Output {
  const changes = before.flatMap(({ path, text }, index) => {
    const now = after[index]?.text ?? text;
    return now === text ? [] : [{ path: join(content, path), before: text, after: now }];
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
  for (const { path, text } of created) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text, { flag: 'wx' });
  }
  return right(`${shown}\n\nFatto. Scritti i testi, npm run check dice se manca altro.`);
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { content: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const folder = values.content ?? process.env.CONTENT_DIR ?? basename(CONTENT);
    const content = resolve(ROOT, folder);
    if (!existsSync(content)) return `La cartella ${folder} non esiste.`;
    const [typed = '', id = '', ...more] = positionals;
    const kind = KINDS.find((one) => one === typed);
    if (kind === undefined) {
      const near = nearest(typed, KINDS);
      return `«${typed}» non si può aggiungere${near ? `: forse intendevate «${near}»` : ''}.`;
    }
    if (!/^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/.test(id) || more.length > 0)
      return 'Ci vuole un nome interno solo, senza spazi né accenti: orto, villa-pamphili.';
    return { content, folder, kind, id, dryRun: values['dry-run'] };
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
    const { code, out, err } = run(process.argv.slice(2));
    if (out) console.log(out);
    if (err) console.error(err);
    process.exitCode = code;
  } catch (error) {
    console.error(error);
    process.exitCode = 2;
  }
}
