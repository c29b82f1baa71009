import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sentenceOf } from '../src/check/messages.ts';
import type { Project } from '../src/check/project.ts';
import { confirmedText, dueSentences } from '../src/check/reread/due-sentences.ts';
import { REREAD_FILE } from '../src/check/reread/records.ts';
import { runChecks } from '../src/check/runChecks.ts';
import { ChangedMeanwhile, writeFiles } from './build/write-files.ts';
import { readContentFolder } from './project/content-folder.ts';
import { CONTENT, ROOT, SCHEMAS } from './project/places.ts';
import { readSchemaSet } from './project/schema-set.ts';

export const USAGE = `Uso: npm run reread              le frasi da rileggere
     npm run reread CODICE …     conferma queste frasi, una o più
     npm run reread -- --all     le conferma tutte
  CODICE     il nome della frase, come lo scrive l'elenco
  --content CARTELLA  un'altra cartella di contenuti
Una frase va riletta quando cambia un dato da cui dipende: se non è più vera la si cambia, poi si conferma.
Esce con 0 se non resta niente da rileggere, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

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
  readonly all: boolean;
  readonly keys: readonly string[];
}

/** Arguments → what is printed; only `reread.json` is ever written. */
export function run(args: readonly string[]): Output {
  const options = readOptions(args);
  if (typeof options === 'string') return { code: 2, out: '', err: `${options}\n\n${USAGE}` };
  const read = () =>
    runChecks(readContentFolder(options.content), readSchemaSet(SCHEMAS), {
      only: ['reread', 'syntax'],
    });
  const { project, findings } = read();
  const broken = findings.filter(({ code }) => code.startsWith('json-'));
  if (broken.length > 0) {
    const rows = broken.map(
      (one) => `  ${options.folder}/${one.file}:${one.line} ${sentenceOf(one)}`,
    );
    const err = ['Prima vanno corretti i file che non si leggono:', ...rows].join('\n');
    return { code: 1, out: '', err };
  }
  const known = new Set(dueSentences(project).map(({ sentence }) => sentence.key));
  const unknown = options.keys.filter((key) => !known.has(key));
  if (unknown.length > 0)
    return { code: 2, out: '', err: `Nessuna frase da rileggere si chiama ${unknown.join(', ')}.` };
  const isAsked = options.all || options.keys.length > 0;
  const note = isAsked ? confirm(project, options) : undefined;
  if (note !== undefined) return { code: 1, out: '', err: note };
  const left = isAsked ? read().findings : findings;
  const done = isAsked
    ? `Frasi confermate: ${options.all ? known.size : options.keys.length}.\n`
    : '';
  return { code: left.length === 0 ? 0 : 1, out: done + listed(left, options.folder), err: '' };
}

function confirm(project: Project, { all, keys, content }: Options): string | undefined {
  const before = project.document(REREAD_FILE)?.text;
  if (before === undefined) return `Manca il file ${REREAD_FILE}: recuperatelo.`;
  const after = confirmedText(project, all ? undefined : new Set(keys));
  try {
    writeFiles([{ path: join(content, REREAD_FILE), before, after }]);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return `Qualcuno ha cambiato ${REREAD_FILE} in questo momento: riprovate.`;
  }
  return undefined;
}

function listed(findings: ReturnType<typeof runChecks>['findings'], folder: string): string {
  if (findings.length === 0) return 'Nessuna frase da rileggere.';
  const rows = findings.map((one) => `${folder}/${one.file}:${one.line} ${sentenceOf(one)}`);
  const count = rows.length === 1 ? '1 frase da rileggere' : `${rows.length} frasi da rileggere`;
  return [...rows, '', `${count}. Lette tutte: npm run reread -- --all`].join('\n');
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { content: { type: 'string' }, all: { type: 'boolean', default: false } },
    });
    const folder = values.content ?? process.env.CONTENT_DIR ?? basename(CONTENT);
    const content = resolve(ROOT, folder);
    if (!existsSync(content)) return `La cartella ${folder} non esiste.`;
    return { content, folder, all: values.all, keys: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
    return `L’opzione «${option}» non esiste, oppure le manca il valore.`;
  }
}

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
