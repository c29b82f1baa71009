import { confirmedText } from '../../src/author/rereading/confirmed-text.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { Project } from '../../src/check/project.ts';
import { counted } from '../../src/check/reporters/report.ts';
import { staleSentences } from '../../src/check/reread/stale-sentences.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { READ_FILE } from '../../src/content/paths.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import {
  type ContentFolder,
  contentFolder,
  lines,
  type Output,
  outcome,
  refuseUnreadable,
  writeChanged,
} from '../project/content-command.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { SCHEMAS } from '../project/paths.ts';
import { readSchemaSet } from '../project/schema-set.ts';

export const USAGE = `Uso: npm run reread              le frasi da rileggere
     npm run reread PAGINA …     conferma quelle di una pagina, in ogni lingua: npm run reread iscrizioni
     npm run reread 'PAROLE'     conferma quelle che contengono queste parole
     npm run reread -- --all     le conferma tutte
  --content CARTELLA  un'altra cartella di contenuti
Una frase va riletta quando cambia un dato da cui dipende: se non è più vera la si cambia, poi si conferma.
Esce con 0 se non resta niente da rileggere, 1 se resta qualcosa, 2 se il comando è sbagliato.`;

interface Options extends ContentFolder {
  readonly all: boolean;
  /** Page ids, or words of sentences. */
  readonly typed: readonly string[];
}

/** Arguments → output. Writes only `read/confirmed.json`. */
export function run(args: readonly string[]): Output {
  return outcome(USAGE, () => reread(readOptions(args)));
}

function reread(options: Options): Output {
  const { all, typed, content, folder } = options;
  const read = () =>
    runChecks(readContentFolder(content), readSchemaSet(SCHEMAS), {
      only: ['reread', 'syntax', 'files'],
    });
  const { project, findings: found } = read();
  refuseUnreadable(found, options);
  const findings = found.filter(isReading);
  // A sentence in several files is confirmed once, but listed in each.
  const waiting = staleSentences(project).length - findings.length;
  const unknown = typed.filter((words) => !findings.some((one) => isMeant(one, words)));
  if (unknown.length > 0)
    throw new CommandError(`Nessuna frase da rileggere sta in «${unknown.join('», «')}».`, 2);
  if (!all && typed.length === 0) return said(listed(findings, folder), findings.length, waiting);
  const chosen = findings.filter((one) => all || typed.some((words) => isMeant(one, words)));
  const keys = new Set(chosen.map(({ args }) => String(args.key)));
  writeRead(project, confirmedText(project, keys), options);
  const left = read().findings.filter(isReading);
  const done = `Frasi confermate: ${chosen.length}.\n`;
  return said(`${done}${listed(left, folder)}`, left.length, waiting);
}

/** Whether the words are a sentence's page, or part of it. */
function isMeant({ args }: Finding, words: string): boolean {
  const text = String(args.sentence).toLowerCase();
  return args.page === words || text.includes(words.toLowerCase());
}

const isReading = ({ code }: Finding) => code.startsWith('reread');

/** @param waiting sentences that rest on a wrong value, so that nobody can judge them yet */
function said(list: string, left: number, waiting: number): Output {
  if (waiting === 0) return { code: left === 0 ? 0 : 1, out: list, err: '' };
  const they = counted(waiting, 'frase aspetta', 'frasi aspettano');
  const why = `${they}: il valore scritto nei dati ha un errore. Prima correggetelo: npm run check dice dove.`;
  return { code: 1, out: left === 0 ? why : `${list}\n${why}`, err: '' };
}

/** @throws CommandError when the file of confirmed sentences is missing */
export function writeRead(project: Project, after: string, place: ContentFolder): void {
  const before = project.document(READ_FILE)?.text;
  if (before === undefined) throw new CommandError(`Manca il file ${READ_FILE}: recuperatelo.`);
  const file = (text: string) => [{ path: READ_FILE, text }];
  writeChanged(file(before), file(after), place);
}

function listed(findings: readonly Finding[], folder: string): string {
  if (findings.length === 0) return 'Nessuna frase da rileggere.';
  const rows = lines(findings, { folder }).map((line) => line.trimStart());
  const count = counted(rows.length, 'frase da rileggere', 'frasi da rileggere');
  const end = `${count}. Quando le avrete lette tutte: npm run reread -- --all`;
  return [...rows, '', end].join('\n');
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readArguments(args, OPTIONS, Number.POSITIVE_INFINITY);
  return { ...contentFolder(values.content), all: values.all ?? false, typed: positionals };
}

const OPTIONS = { content: { type: 'string' }, all: { type: 'boolean' } } as const;
