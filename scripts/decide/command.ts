import {
  type Chosen,
  changed,
  type Decision,
  decide,
  type FileChange,
} from '../../src/author/decide/decision.ts';
import { refreshed } from '../../src/author/decide/refresh.ts';
import { applied } from '../../src/author/decide/steps.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { counted } from '../../src/check/reporters/report.ts';
import { type CheckOptions, runChecks } from '../../src/check/run-checks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import {
  type ContentFolder,
  contentFolder,
  type Output,
  outcome,
  succeeded,
  writeChanged,
} from '../project/content-command.ts';
import { readContentFolder, readServedFiles } from '../project/content-folder.ts';
import { SCHEMAS, servedFolder } from '../project/paths.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { waitingText } from './waiting.ts';
import { diffText, reasonsText, refreshedText, refusalText, stepsText, toDoText } from './words.ts';

export const USAGE = `Uso: npm run decide DATO VALORE
     npm run decide DATO -- --keep        vale il dato ufficiale
     npm run decide DATO -- --as PAGINA   vale quello che dice questa pagina
     npm run decide DATO -- --here PAGINA è giusto così per la sede di questa pagina: il valore passa alla sede
     npm run decide -- --set DATO VALORE  scrive un dato e non tocca quello che dicono le pagine;
                                          per una sede: venues.SEDE.DATO, per esempio venues.sportCity.prices.week
     npm run decide -- --list             che cosa aspetta una decisione
     npm run decide -- --refresh          aggiorna le questioni dopo una modifica
Più dati insieme: npm run decide DATO VALORE DATO VALORE, oppure npm run decide DATO DATO -- --keep.
  DATO       il nome del dato, per esempio season.end
  VALORE     come si scrive nei file (2025-09-12, 129, 07:30, true) oppure come si dice: 12/9/2025, 135,50, 7:30,
             10:00-13:00, 10:00-13:00,16:00-19:00, 11/8/2025 - 15/8/2025, venerdì, sì; il resto in JSON, fra apici
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  decide in un'altra cartella di contenuti
Scrive il dato, toglie le righe di «says» delle pagine e chiude la questione; se il risultato non supera il controllo non tocca niente.
Esce con 0 se è fatto, 1 se la decisione non si può prendere, 2 se il comando è sbagliato.`;

interface Options extends ContentFolder {
  readonly list: boolean;
  readonly refresh: boolean;
  readonly dryRun: boolean;
  readonly choices: readonly Chosen[];
}

/** Arguments → output. Writes files only if the result passes the check. */
export function run(args: readonly string[], today: string): Output {
  return outcome(USAGE, () => decided(readOptions(args), today));
}

function decided(options: Options, today: string): Output {
  const sources = readContentFolder(options.content);
  const schemas = readSchemaSet(SCHEMAS);
  const rules = { served: readServedFiles(servedFolder()), today };
  if (options.refresh) return refresh(sources, schemas, options, rules);
  if (options.list)
    return succeeded(waitingText(runChecks(sources, schemas, rules), options.folder));
  return conclude(decide(sources, schemas, options.choices, rules), options);
}

/** Brings the open questions up to date with what the pages say now. */
function refresh(
  sources: readonly SourceFile[],
  schemas: SchemaSet,
  { dryRun, ...place }: Options,
  rules: CheckOptions,
): Output {
  const { project } = runChecks(sources, schemas, rules);
  const stale = refreshed(project);
  if (stale.length === 0) return succeeded('Le questioni dicono già le cose come stanno.');
  const after = applied(
    sources,
    stale.map(({ step }) => step),
  );
  const changes = changed(sources, after);
  const shown = `${refreshedText(stale)}\n\n${diffText(changes, place.folder)}`;
  if (dryRun) return succeeded(`${shown}\n\nÈ una prova: non ho cambiato niente.`);
  return written(changes, place, shown, reasonsText(stale, after, place.folder));
}

function conclude(decision: Decision, { dryRun, ...place }: Options): Output {
  const { folder } = place;
  if (decision.kind !== 'ready') {
    const code = ['unknown-fact', 'unknown-page', 'same-everywhere'].includes(decision.kind)
      ? 2
      : 1;
    const err = refusalText(decision, folder);
    return { code: decision.kind === 'nothing' ? 0 : code, out: '', err };
  }
  const shown = `${stepsText(decision)}\n\n${diffText(decision.changes, folder)}`;
  const toDo = toDoText(decision, folder);
  if (dryRun) return succeeded(`${shown}\n\n${toDo}\n\nÈ una prova: non ho cambiato niente.`);
  return written(decision.changes, place, shown, toDo);
}

function written(
  changes: readonly FileChange[],
  place: ContentFolder,
  shown: string,
  toDo: string,
): Output {
  const texts = (when: 'before' | 'after') =>
    changes.map((change) => ({ path: change.path, text: change[when] }));
  const count = writeChanged(texts('before'), texts('after'), place);
  const files = counted(count, 'file cambiato', 'file cambiati');
  return succeeded(`${shown}\n\nFatto: ${files}.\n\n${toDo}`);
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
  const { list = false, refresh = false, keep, as, here, set } = values;
  const choices = list || refresh ? [] : chosen(positionals, { keep, as, here, set });
  const dryRun = values['dry-run'] ?? false;
  return { ...contentFolder(values.content), list, refresh, dryRun, choices };
}

const OPTIONS = {
  content: { type: 'string' },
  list: { type: 'boolean' },
  refresh: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  keep: { type: 'boolean' },
  as: { type: 'string' },
  here: { type: 'string' },
  set: { type: 'boolean' },
} as const;

interface Answers {
  readonly keep: boolean | undefined;
  readonly as: string | undefined;
  readonly here: string | undefined;
  readonly set: boolean | undefined;
}

/** Alternating facts and values; with `--keep`, `--as` or `--here`, facts only. */
function chosen(typed: readonly string[], { keep, as, here, set }: Answers): Chosen[] {
  if (typed.length === 0) throw new CommandError('Manca il dato: per esempio season.end.', 2);
  if ([keep, as, here, set].filter(Boolean).length > 1)
    throw new CommandError('Scegliete una sola risposta: --keep, --as, --here oppure --set.', 2);
  if (keep) return typed.map((fact) => ({ fact, choice: { keep } }));
  if (as !== undefined) return typed.map((fact) => ({ fact, choice: { as } }));
  if (here !== undefined) return typed.map((fact) => ({ fact, choice: { here } }));
  if (typed.length % 2 === 1)
    throw new CommandError(
      'Dopo ogni dato ci vuole il suo valore; se contiene spazi, mettetelo fra apici.',
      2,
    );
  const facts = typed.filter((_, index) => index % 2 === 0);
  return facts.map((fact, index) => {
    const value = typed[2 * index + 1] ?? '';
    return { fact, choice: set ? { set: value } : { typed: value } };
  });
}
