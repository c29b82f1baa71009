// npm run bench -- tasks: a manager's requests, carried out on a copy of the live content; then the
// check, and what pages must and must not say in both languages. A number selects one.

import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, servedFolder } from '../../scripts/project/paths.ts';
import { contentOf } from '../../scripts/site/vite/validated-content.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { type Chosen, decide } from '../../src/author/decide/decision.ts';
import { lineDiff } from '../../src/author/decide/line-diff.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import { readSite } from '../../src/content/content.ts';
import { revertSave } from '../../src/studio/session/saves.ts';
import { grown } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { PEOPLE_AND_PAGES } from './tasks/people-and-pages.ts';
import { PRICES } from './tasks/prices.ts';
import { unseenOn, visibleWords, whereStill, wordsAt } from './tasks/seen.ts';
import type { Changes, Task } from './tasks/task.ts';
import { TEXTS } from './tasks/texts.ts';
import { VENUES_AND_DAYS } from './tasks/venues-and-days.ts';

const SPRING = '2025-05-20T10:00:00Z';
const served = readServedFiles(servedFolder());

export const TASKS: readonly Task[] = [
  ...PRICES,
  ...VENUES_AND_DAYS,
  ...PEOPLE_AND_PAGES,
  ...TEXTS,
];

export async function bench(wanted = ''): Promise<Measure> {
  const tasks = TASKS.filter((_, place) => wanted === '' || String(place + 1) === wanted);
  let right = 0;
  for (const task of tasks) {
    const wrong = await slipsOf(task).catch((error: unknown) => [String(error)]);
    if (wrong.length === 0) right += 1;
    console.log(
      [`${wrong.length === 0 ? 'right' : 'WRONG'}  ${task.title}`, ...wrong].join('\n  '),
    );
  }
  return {
    line: `${right} of ${tasks.length} tasks come out right`,
    enough: right === tasks.length,
  };
}

/** Errors of the check after a task, and words that pages lack or must not say. */
async function slipsOf(task: Task): Promise<string[]> {
  const sources = changed(task);
  const checked = runChecks(sources, schemas, { served });
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors.map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`);
  const asked = checked.findings.filter(({ code }) => code === 'reread' || code === 'reread-new');
  const { rereads = asked.length, gone = [], warns = [], days = [SPRING] } = task;
  if (asked.length > 0) console.log(`${asked.length} sentences to read again: ${task.title}`);
  if (task.adds) console.log(`${linesOf(readContentFolder(CONTENT), sources)}: ${task.title}`);
  const codes = new Set<string>(checked.findings.map(({ code }) => code));
  const slips = [
    ...warns.filter((code) => !codes.has(code)).map((code) => `is not warned of ${code}`),
    ...(asked.length > rereads ? asked.map((one) => `asks to reread: ${sentenceOf(one)}`) : []),
  ];
  const entries = readSite(contentOf(checked, true));
  for (const day of days) {
    const now = Date.parse(day);
    const site = await renderedSite(checked, now);
    const words = task.byClock ? (html: string) => wordsAt(html, now) : visibleWords;
    slips.push(
      ...task.seen.flatMap((seen) => unseenOn(site, entries, seen, words)),
      ...gone.flatMap((path) => whereStill(site, path)),
    );
  }
  return slips;
}

/** The live content with the changes. @throws Error when they cannot be made */
export function changed(changes: Changes): readonly SourceFile[] {
  return edited(saved(withNew(readContentFolder(CONTENT), changes), changes), changes);
}

/** How many files a task changes, and how many lines it adds. */
function linesOf(before: readonly SourceFile[], after: readonly SourceFile[]): string {
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const changed = after.filter(({ path, text }) => old.get(path) !== text);
  const lines = changed.flatMap(({ path, text }) => {
    return lineDiff(old.get(path) ?? '', text).filter(({ sign, text: line }) => {
      return sign === '+' && /\w/.test(line);
    });
  });
  return `${changed.length} files, ${lines.length} lines`;
}

function withNew(sources: readonly SourceFile[], { adds }: Changes): readonly SourceFile[] {
  if (!adds) return sources;
  const toWrite = new RegExp(`"${TO_WRITE}[^"]*?(\\{\\{[^"]*\\}\\})?\\)"`, 'g');
  return grown(sources, adds).map(({ path, text }) => ({
    path,
    text: text.replace(toWrite, (_, fact = '') => JSON.stringify(`${adds.words} ${fact}`.trim())),
  }));
}

/** Applies `takenBack` first and reverts it after the decisions. */
function saved(
  sources: readonly SourceFile[],
  { takenBack: first = [], decisions = [] }: Changes,
): readonly SourceFile[] {
  const before = new Map(sources.map(({ path, text }) => [path, text]));
  const after = decided(sources, first);
  const save = after.flatMap(({ path, text }) =>
    text === before.get(path) ? [] : [{ path, before: before.get(path), after: text }],
  );
  const now = decided(after, decisions);
  const back = revertSave(save, now);
  if (back.kind !== 'ready') throw new Error(`cannot be taken back: ${back.kind}`);
  const texts = new Map(back.drafts.map((draft) => [draft.path, draft.after]));
  return now.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

function decided(
  sources: readonly SourceFile[],
  decisions: readonly Chosen[],
): readonly SourceFile[] {
  if (decisions.length === 0) return sources;
  const decision = decide(sources, schemas, decisions, { served });
  if (decision.kind !== 'ready') throw new Error(`${decision.kind}: ${JSON.stringify(decision)}`);
  const texts = new Map(decision.changes.map(({ path, after }) => [path, after]));
  return sources.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

function edited(sources: readonly SourceFile[], { edits = [] }: Changes): readonly SourceFile[] {
  return edits.reduce<readonly SourceFile[]>((before, [file, from, to]) => {
    const there = before.find(({ path }) => path === file);
    const text = there?.text.replace(from, to);
    if (text === undefined || text === there?.text) throw new Error(`${file} has no ${from}`);
    return before.map((one) => (one === there ? { path: file, text } : one));
  }, sources);
}
