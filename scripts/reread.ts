// npm run reread: lists the sentences to proofread because a fact that they depend on changed.
import { confirmedText } from '../src/author/proofreading/confirmed-text.ts';
import type { Finding } from '../src/check/finding.ts';
import type { Project } from '../src/check/project.ts';
import { staleSentences } from '../src/check/proofreading/stale-sentences.ts';
import { countOf } from '../src/check/reporters/report.ts';
import { CONFIRMED_FILE } from '../src/content/paths.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import {
  type ContentFolder,
  checkReadable,
  lines,
  type Output,
  outcome,
  print,
  readTask,
  type Task,
  writeChanged,
} from './project/content-command.ts';

const USAGE = `Uso: npm run reread              le frasi da rileggere
     npm run reread PAGINA …     conferma quelle di una pagina, in ogni lingua: npm run reread iscrizioni
     npm run reread 'PAROLE'     conferma quelle che contengono queste parole
     npm run reread -- --all     le conferma tutte
  --content CARTELLA  un'altra cartella di contenuti
Una frase va riletta quando cambia un dato da cui dipende: se non è più vera la si cambia, poi si conferma.
Esce con 0 se non resta niente da rileggere, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

/** Arguments → output. Writes only `read/confirmed.json`. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => {
    const { values, positionals } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
    return reread(values.content, positionals, values.all ?? false);
  });
}

const OPTIONS = { content: { type: 'string' }, all: { type: 'boolean' } } as const;
const RULES = ['reread', 'syntax', 'files'];

/** @param typed page ids, or words of sentences */
function reread(content: string | undefined, typed: readonly string[], all: boolean): Output {
  const task = readTask(content);
  const { project, findings: found } = checkReadable(task, RULES);
  const findings = found.filter(isReading);
  // A sentence in several files is confirmed once, but listed in each.
  const waiting = staleSentences(project).length - findings.length;
  const unknown = typed.filter((words) => !findings.some((finding) => isMeant(finding, words)));
  if (unknown.length > 0)
    throw new CommandError(`Nessuna frase da rileggere sta in «${unknown.join('», «')}».`, 2);
  if (!all && typed.length === 0)
    return shownOutput(readingText(findings, task), findings.length, waiting);
  const chosen = findings.filter(
    (finding) => all || typed.some((words) => isMeant(finding, words)),
  );
  const keys = new Set(chosen.map(({ args }) => String(args.key)));
  writeRead(project, confirmedText(project, keys), task);
  const left = checkReadable(readTask(content), RULES).findings.filter(isReading);
  const done = `Frasi confermate: ${chosen.length}.\n`;
  return shownOutput(`${done}${readingText(left, task)}`, left.length, waiting);
}

/** Whether the words are a sentence's page, or part of it. */
function isMeant({ args }: Finding, words: string): boolean {
  const text = String(args.sentence).toLowerCase();
  return args.page === words || text.includes(words.toLowerCase());
}

const isReading = ({ code }: Finding) => code.startsWith('reread');

/** @param waiting sentences that depend on a wrong value, so that nobody can judge them yet */
function shownOutput(list: string, left: number, waiting: number): Output {
  if (waiting === 0) return { code: left === 0 ? 0 : 1, out: list, err: '' };
  const they = countOf(waiting, 'frase aspetta', 'frasi aspettano');
  const why = `${they}: il valore scritto nei dati ha un errore. Prima correggetelo: npm run check dice dove.`;
  return { code: 1, out: left === 0 ? why : `${list}\n${why}`, err: '' };
}

/** @throws CommandError when the file of confirmed sentences is missing */
export function writeRead(project: Project, after: string, target: ContentFolder): void {
  const before = project.document(CONFIRMED_FILE)?.text;
  if (before === undefined)
    throw new CommandError(`Manca il file ${CONFIRMED_FILE}: recuperatelo.`);
  const file = (text: string) => [{ path: CONFIRMED_FILE, text }];
  writeChanged(file(before), file(after), target);
}

function readingText(findings: readonly Finding[], task: Task): string {
  if (findings.length === 0) return 'Nessuna frase da rileggere.';
  const rows = lines(findings, task).map((line) => line.trimStart());
  const count = countOf(rows.length, 'frase da rileggere', 'frasi da rileggere');
  const end = `${count}. Quando le avrete lette tutte: npm run reread -- --all`;
  return [...rows, '', end].join('\n');
}

if (import.meta.main) print(run(process.argv.slice(2)));
