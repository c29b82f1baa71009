// npm run bench -- tasks: what a manager asks for, done on a copy of the live content; then the check, and
// what the pages must and must not say in both languages. A number runs one.

import { hints } from '../../scripts/add/hints.ts';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, servedFolder } from '../../scripts/project/places.ts';
import { skeletonOf } from '../../src/author/add/skeletons.ts';
import { decide } from '../../src/author/decide/decision.ts';
import { applied } from '../../src/author/decide/steps.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { TO_WRITE } from '../../src/check/to-write.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { type Seen, TASKS, type Task } from './tasks/list.ts';

const served = readServedFiles(servedFolder());

export async function benchTasks(wanted = ''): Promise<Measure> {
  const tasks = TASKS.filter((_, place) => wanted === '' || String(place + 1) === wanted);
  let right = 0;
  for (const task of tasks) {
    const wrong = await slipsOf(task);
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

/** What is wrong after a task: errors of the check, and words that pages say or lack. */
async function slipsOf(task: Task): Promise<string[]> {
  const sources = edited(decided(grown(readContentFolder(CONTENT), task), task), task);
  const checked = runChecks(sources, schemas, { served });
  const errors = checked.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors.map((one) => `${one.file}:${one.line} ${sentenceOf(one)}`);
  const site = await renderedSite(checked, Date.now());
  return task.seen.flatMap((seen) => unseen(site, seen));
}

function grown(sources: readonly SourceFile[], { venue }: Task): readonly SourceFile[] {
  if (!venue) return sources;
  const { project } = runChecks(sources, schemas, { served });
  const { steps, created } = skeletonOf(project, 'venue', venue.id, hints);
  const toWrite = new RegExp(`"${TO_WRITE}[^"]*"`, 'g');
  return [...applied(sources, steps), ...created].map(({ path, text }) => ({
    path,
    text: text.replace(toWrite, `"${venue.words}"`),
  }));
}

function decided(sources: readonly SourceFile[], { decisions = [] }: Task): readonly SourceFile[] {
  if (decisions.length === 0) return sources;
  const decision = decide(sources, schemas, decisions, { served });
  if (decision.kind !== 'ready') throw new Error(`${decision.kind}: ${JSON.stringify(decision)}`);
  const texts = new Map(decision.changes.map(({ path, after }) => [path, after]));
  return sources.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

function edited(sources: readonly SourceFile[], { edits = [] }: Task): readonly SourceFile[] {
  return edits.reduce<readonly SourceFile[]>((before, [file, from, to]) => {
    const there = before.find(({ path }) => path === file);
    const text = there?.text.replace(from, to);
    if (text === undefined || text === there?.text) throw new Error(`${file} has no ${from}`);
    return before.map((one) => (one === there ? { path: file, text } : one));
  }, sources);
}

function unseen(
  site: ReadonlyMap<string, string>,
  { path, says = [], never = [] }: Seen,
): string[] {
  const words = visibleWords(site.get(`${path}/index.html`) ?? '');
  const holds = (one: string) => holdsWhole(words, one);
  return [
    ...says.filter((one) => !holds(one)).map((one) => `${path} does not say «${one}»`),
    ...never.filter(holds).map((one) => `${path} still says «${one}»`),
  ];
}

/** The words that a visitor reads, each space a plain one. */
function visibleWords(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** True where the words stand, and not as the end of a longer number. */
function holdsWhole(words: string, wanted: string): boolean {
  const at = words.indexOf(wanted);
  if (at < 0) return false;
  return !/[\d.,]/.test(words.charAt(at - 1)) || holdsWhole(words.slice(at + 1), wanted);
}
