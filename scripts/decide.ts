import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Chosen,
  type Decision,
  decide,
  type FileChange,
} from '../src/check/decide/decision.ts';
import { refreshed } from '../src/check/decide/refresh.ts';
import { applied } from '../src/check/decide/steps.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import { type CheckOptions, runChecks } from '../src/check/runChecks.ts';
import type { SchemaSet } from '../src/check/schema/schema-set.ts';
import { romeToday } from '../src/time/rome.ts';
import { ChangedMeanwhile, writeFiles } from './build/write-files.ts';
import {
  diffText,
  refreshedText,
  refusalText,
  stepsText,
  toDoText,
  waitingText,
} from './decide/words.ts';
import { readContentFolder, readServedFiles } from './project/content-folder.ts';
import { CONTENT, PUBLIC, ROOT, SCHEMAS } from './project/places.ts';
import { readSchemaSet } from './project/schema-set.ts';

export const USAGE = `Uso: npm run decide DATO VALORE
     npm run decide DATO -- --keep        vale il dato ufficiale
     npm run decide DATO -- --as PAGINA   vale quello che dice questa pagina
     npm run decide -- --list             che cosa aspetta una decisione
     npm run decide -- --refresh          aggiorna le questioni dopo una modifica
Più dati insieme: npm run decide DATO VALORE DATO VALORE, oppure npm run decide DATO DATO -- --keep.
  DATO       il nome del dato, per esempio season.end
  VALORE     come si scrive nei file (2025-09-12, 129, 07:30, true) oppure come si dice: 12/9/2025, 135,50, 7:30,
             10:00-13:00, 10:00-13:00,16:00-19:00, 11/8/2025 - 15/8/2025; il resto in JSON, fra apici
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  decide in un'altra cartella di contenuti
Scrive il dato, toglie le righe di «says» delle pagine e chiude la questione; se il risultato non supera il controllo non tocca niente.
Esce con 0 se è fatto, 1 se la decisione non si può prendere, 2 se il comando è sbagliato.`;

interface Options {
  /** Absolute path. */
  readonly content: string;
  /** How places name the folder. */
  readonly folder: string;
  readonly list: boolean;
  readonly refresh: boolean;
  readonly dryRun: boolean;
  readonly choices: readonly Chosen[];
}

/** What a run prints, and its exit code. */
export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Arguments → what is printed; files are written only when the decision holds. */
export function run(args: readonly string[], today: string): Output {
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(`${options}\n\n${USAGE}`, 2);
  const sources = readContentFolder(options.content);
  const schemas = readSchemaSet(SCHEMAS);
  const rules = { served: readServedFiles(PUBLIC), today };
  if (options.refresh) return refresh(sources, schemas, options, rules);
  if (options.list) return right(waitingText(runChecks(sources, schemas, rules), options.folder));
  return conclude(decide(sources, schemas, options.choices, rules), options);
}

/** Brings the open questions up to date with what the pages say now. */
function refresh(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  { content, folder, dryRun }: Options,
  rules: CheckOptions,
): Output {
  const { project } = runChecks(sources, schemas, rules);
  const changed = refreshed(project);
  if (changed.length === 0) return right('Le questioni dicono già le cose come stanno.');
  const after = applied(
    sources,
    changed.map(({ step }) => step),
  );
  const changes = after.flatMap(({ path, text }, index) => {
    const before = sources[index]?.text ?? text;
    return before === text ? [] : [{ path, before, after: text }];
  });
  const shown = `${refreshedText(changed)}\n\n${diffText(changes, folder)}`;
  if (dryRun) return right(`${shown}\n\nÈ una prova: non ho cambiato niente.`);
  return written(changes, content, shown, 'Rileggete «reason»: dice ancora il vero?');
}

function conclude(decision: Decision, { content, folder, dryRun }: Options): Output {
  if (decision.kind !== 'ready') {
    const code = decision.kind === 'unknown-fact' || decision.kind === 'unknown-page' ? 2 : 1;
    return wrong(refusalText(decision, folder), decision.kind === 'nothing' ? 0 : code);
  }
  const shown = `${stepsText(decision)}\n\n${diffText(decision.changes, folder)}`;
  const toDo = toDoText(decision, folder);
  if (dryRun) return right(`${shown}\n\n${toDo}\n\nÈ una prova: non ho cambiato niente.`);
  return written(decision.changes, content, shown, toDo);
}

function written(
  changes: readonly FileChange[],
  content: string,
  shown: string,
  toDo: string,
): Output {
  try {
    writeFiles(changes.map((change) => ({ ...change, path: join(content, change.path) })));
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const text = `Qualcuno ha cambiato ${error.path} in questo momento: non ho toccato niente, riprovate.`;
    return wrong(text, 1);
  }
  const files = changes.length === 1 ? '1 file cambiato' : `${changes.length} file cambiati`;
  return right(`${shown}\n\nFatto: ${files}.\n\n${toDo}`);
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        list: { type: 'boolean', default: false },
        refresh: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        as: { type: 'string' },
      },
    });
    const folder = values.content ?? process.env.CONTENT_DIR ?? basename(CONTENT);
    const content = resolve(ROOT, folder);
    if (!existsSync(content)) return `La cartella ${folder} non esiste.`;
    const isWhole = values.list || values.refresh;
    const choices = isWhole ? [] : chosen(positionals, values.keep, values.as);
    if (typeof choices === 'string') return choices;
    const { list, refresh } = values;
    return { content, folder, list, refresh, dryRun: values['dry-run'], choices };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
    return `L’opzione «${option}» non esiste, oppure le manca il valore.`;
  }
}

/** Facts and values in turn; with `--keep` or `--as`, facts only. */
function chosen(
  typed: readonly string[],
  keep: boolean,
  as: string | undefined,
): Chosen[] | string {
  if (typed.length === 0) return 'Manca il dato.';
  if (keep && as !== undefined) return 'Scegliete: --keep oppure --as.';
  if (keep) return typed.map((fact) => ({ fact, choice: { keep } }));
  if (as !== undefined) return typed.map((fact) => ({ fact, choice: { as } }));
  if (typed.length % 2 === 1)
    return 'Dopo ogni dato ci vuole il suo valore; se contiene spazi, mettetelo fra apici.';
  const facts = typed.filter((_, index) => index % 2 === 0);
  return facts.map((fact, index) => ({ fact, choice: { typed: typed[2 * index + 1] ?? '' } }));
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
