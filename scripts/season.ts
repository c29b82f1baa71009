// npm run season -- 2026: shows or writes the season of another year.
import { allowedMeaning } from '../src/author/decide/typed-value.ts';
import { nextSeason, openHolidays } from '../src/author/season/next-season.ts';
import { applySteps } from '../src/author/steps.ts';
import { officialValue } from '../src/check/facts/fact-place.ts';
import type { Finding } from '../src/check/finding.ts';
import type { Project } from '../src/check/project.ts';
import { countOf } from '../src/check/reporters/report.ts';
import { type CheckResult, runChecks } from '../src/check/run-checks.ts';
import { nearest } from '../src/check/schema/nearest.ts';
import type { Json } from '../src/content/json.ts';
import { factLocation } from '../src/content/paths.ts';
import { romeDateAt } from '../src/time/rome.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import {
  checkReadable,
  DRY_RUN_NOTE,
  findingLines,
  type Output,
  outcome,
  print,
  readTask,
  type Task,
  writeChanged,
} from './project/content-command.ts';
import { holidaysText, oldPriceNote, seasonText } from './season/words.ts';

const USAGE = `Uso: npm run season -- ANNO            mostra la stagione di quell'anno, senza cambiare niente
     npm run season -- ANNO --write    la scrive
  --set DATO=VALORE   un valore diverso da quello proposto, per esempio --set season.start=2026-06-15; si può ripetere
  --content CARTELLA  un'altra cartella di contenuti
Sposta tutte le date sullo stesso giorno della settimana, cambia gli anni, toglie quello che le pagine dicevano della stagione vecchia e segna i prezzi da confermare.
Esce con 0 se è fatto, 1 se resta un errore da correggere, 2 se il comando è sbagliato.`;

/** Arguments → output. Writes files only with `--write`. */
export function run(args: readonly string[], today: string): Output {
  return outcome(USAGE, () => {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const [year = ''] = positionals;
    if (!/^(19|20)\d\d$/.test(year))
      throw new CommandError('Ci vuole l’anno della stagione, e soltanto quello.', 2);
    const { content, write = false, set = [] } = values;
    return propose(readTask(content, today), Number(year), set, write);
  });
}

const OPTIONS = {
  content: { type: 'string' },
  write: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

function propose(task: Task, year: number, typed: readonly string[], write: boolean): Output {
  const { project } = checkReadable(task);
  const chosen = chosenValues(project, typed);
  const old = Number(officialValue(project, 'season.year'));
  if (old === year) throw new CommandError(`La stagione è già quella del ${old}.`);
  const next = nextSeason(project, year, chosen, oldPriceNote(old, year));
  const after = applySteps(task.sources, next.steps);
  const left = runChecks(after, task.schemas, task.checkOptions);
  const shown = `${seasonText(next)}\n\n${remainingWork(left, task)}`;
  const code = left.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  if (!write)
    return { code, out: `${shown}\n\n${DRY_RUN_NOTE} Per scriverla aggiungete --write.`, err: '' };
  const count = countOf(writeChanged(task.sources, after, task), 'file cambiato', 'file cambiati');
  return { code, out: `${shown}\n\nFatto: ${count}.`, err: '' };
}

/** The values of `--set`, validated by their facts' schemas. @throws CommandError if invalid */
function chosenValues(project: Project, typed: readonly string[]): Map<string, Json> {
  const chosen = new Map<string, Json>();
  for (const one of typed) {
    const [, fact = '', text = ''] = /^([^=]+)=(.+)$/.exec(one) ?? [];
    if (fact === '')
      throw new CommandError(
        `«${one}» non va: dopo --set ci vuole DATO=VALORE, per esempio season.start=2026-06-15.`,
        2,
      );
    const current = officialValue(project, fact);
    if (current === undefined) throw new CommandError(unknownFact(project, fact), 2);
    const allowed = allowedMeaning(project, factLocation(fact), text);
    if (allowed === undefined)
      throw new CommandError(
        `«${text}» non va bene per «${fact}»: scrivetelo come ${JSON.stringify(current)}, il valore di adesso.`,
        2,
      );
    chosen.set(fact, allowed);
  }
  return chosen;
}

function unknownFact(project: Project, fact: string): string {
  const near = nearest(fact, project.factPaths());
  return `«${fact}» non è un dato della cartella facts${near ? `: forse intendevate «${near}»` : ''}.`;
}

/** All that is left to do by hand, in one list. */
function remainingWork({ findings, project }: CheckResult, task: Task): string {
  const isReading = ({ code }: Finding) => code.startsWith('reread');
  const isError = ({ severity }: Finding) => severity === 'error';
  const wrong = findings.filter(
    (finding) => finding.severity !== 'info' && finding.severity !== 'known',
  );
  const holidays = holidaysText(openHolidays(project));
  const toConfirm = findings.filter(({ code }) => code === 'to-confirm').length;
  return [
    'Che cosa resta da fare',
    ...findingLines('Da correggere', wrong.filter(isError), task),
    ...findingLines('Frasi da rileggere', wrong.filter(isReading), task),
    ...findingLines(
      'Da guardare',
      wrong.filter((finding) => !isError(finding) && !isReading(finding)),
      task,
    ),
    ...(wrong.some(isReading) ? ['Quando le avrete rilette tutte: npm run reread -- --all'] : []),
    ...(holidays.length > 0 ? ['Feste dentro la stagione:', ...holidays] : []),
    `Valori da confermare: ${toConfirm} (npm run check -- --all li elenca).`,
  ].join('\n');
}

if (import.meta.main) print(run(process.argv.slice(2), romeDateAt(Date.now())));
