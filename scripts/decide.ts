// npm run decide: resolves contradictions in the content, or lists the open ones.
import { type Chosen, type DecisionResult, decide } from '../src/author/decide/decide.ts';
import { refreshed } from '../src/author/decide/refresh.ts';
import { changedFiles } from '../src/author/file-change.ts';
import { applySteps } from '../src/author/steps.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import { countOf } from '../src/check/reporters/report.ts';
import { runChecks } from '../src/check/run-checks.ts';
import { romeDateAt } from '../src/time/rome.ts';
import {
  diffText,
  reasonsText,
  refreshedText,
  refusalText,
  stepsText,
  toDoText,
} from './decide/words.ts';
import { type Arguments, readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import {
  DRY_RUN_NOTE,
  type Output,
  outcome,
  print,
  readTask,
  succeeded,
  type Task,
  writeChanged,
} from './project/content-command.ts';

export const USAGE = `Uso: npm run decide DATO VALORE
     npm run decide DATO -- --keep        vale il dato ufficiale
     npm run decide DATO -- --as PAGINA   vale quello che dice questa pagina
     npm run decide DATO -- --here PAGINA è giusto così per la sede di questa pagina: il valore passa alla sede
     npm run decide -- --set DATO VALORE  scrive un dato e non tocca quello che dicono le pagine;
                                          per una sede: venues.SEDE.DATO, per esempio venues.sportCity.prices.week
     npm run decide -- --refresh          aggiorna le questioni dopo una modifica
Più dati insieme: npm run decide DATO VALORE DATO VALORE, oppure npm run decide DATO DATO -- --keep.
  DATO       il nome del dato, per esempio season.end
  VALORE     come si scrive nei file (2025-09-12, 129, 07:30, true) oppure come si dice: 12/9/2025, 135,50, 7:30,
             10:00-13:00, 10:00-13:00,16:00-19:00, 11/8/2025 - 15/8/2025, venerdì, sì; il resto in JSON, fra apici
  --dry-run  mostra che cosa cambierebbe, senza cambiare niente
  --content CARTELLA  decide in un'altra cartella di contenuti
Scrive il dato, toglie le righe di «says» delle pagine e chiude la questione; se il risultato non supera il controllo non tocca niente.
Esce con 0 se è fatto, 1 se la decisione non si può prendere, 2 se il comando è sbagliato.`;

/** Arguments → output. Writes files only if the result passes the check. */
export function run(args: readonly string[], today: string): Output {
  return outcome(USAGE, () => {
    const { values, positionals } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
    const { content, refresh, 'dry-run': isDryRun = false } = values;
    const choices = refresh ? [] : chosen(positionals, values);
    const task = readTask(content, today);
    const { sources, schemas, checkOptions } = task;
    if (refresh) return refreshAll(task, isDryRun);
    return conclude(decide(sources, schemas, choices, checkOptions), task, isDryRun);
  });
}

const OPTIONS = {
  content: { type: 'string' },
  refresh: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  keep: { type: 'boolean' },
  as: { type: 'string' },
  here: { type: 'string' },
  set: { type: 'boolean' },
} as const;

/** Brings the open questions up to date with what the pages say now. */
function refreshAll(task: Task, isDryRun: boolean): Output {
  const stale = refreshed(runChecks(task.sources, task.schemas, task.checkOptions).project);
  if (stale.length === 0) return succeeded('Le questioni dicono già le cose come stanno.');
  const after = applySteps(
    task.sources,
    stale.map(({ step }) => step),
  );
  const shown = `${refreshedText(stale)}\n\n${diffText(changedFiles(task.sources, after), task.folder)}`;
  if (isDryRun) return succeeded(`${shown}\n\n${DRY_RUN_NOTE}`);
  return writeAndReport(task, after, shown, reasonsText(stale, after, task.folder));
}

function conclude(decision: DecisionResult, task: Task, isDryRun: boolean): Output {
  const { folder } = task;
  if (decision.kind !== 'ready') {
    const isWrongUse = ['unknown-fact', 'unknown-page', 'same-everywhere'].includes(decision.kind);
    const code = decision.kind === 'nothing' ? 0 : isWrongUse ? 2 : 1;
    return { code, out: '', err: refusalText(decision, folder) };
  }
  const shown = `${stepsText(decision)}\n\n${diffText(decision.changes, folder)}`;
  const toDo = toDoText(decision, folder);
  if (isDryRun) return succeeded(`${shown}\n\n${toDo}\n\n${DRY_RUN_NOTE}`);
  return writeAndReport(task, decision.sources, shown, toDo);
}

function writeAndReport(
  task: Task,
  after: readonly SourceFile[],
  shown: string,
  toDo: string,
): Output {
  const count = writeChanged(task.sources, after, task);
  const files = countOf(count, 'file cambiato', 'file cambiati');
  return succeeded(`${shown}\n\nFatto: ${files}.\n\n${toDo}`);
}

type Answers = Arguments<typeof OPTIONS>['values'];

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

if (import.meta.main) print(run(process.argv.slice(2), romeDateAt(Date.now())));
