// npm run bench -- tasks: what managers ask for (`tasks/*.txt`) and each answer to an open question,
// carried out on a copy of the live content; then the check, and what pages must and must not say in
// both languages. A number, or words of a title, select some. `BUILD=yes` also builds each site and
// runs the tests that read live content.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { BenchResult } from '../../scripts/bench.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { CONTENT, fromRoot, ROOT, servedFolder } from '../../scripts/project/paths.ts';
import { contentOf } from '../../scripts/site/vite/validated-content.ts';
import { type Chosen, decide } from '../../src/author/decide/decide.ts';
import { lineDiff } from '../../src/author/decide/line-diff.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { questionsOf } from '../../src/check/questions.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { TO_WRITE } from '../../src/check/text-files.ts';
import { readSite } from '../../src/content/content.ts';
import { revertSave } from '../../src/studio/session/saves.ts';
import { withItem } from '../each-kind.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { newTask, readTasks, type Task } from './tasks/read-tasks.ts';
import { unseenOn, visibleWords, whereStill, wordsAt } from './tasks/seen.ts';

const SPRING = '2025-05-20T10:00:00Z';
const IS_BUILT = process.env.BUILD === 'yes';
const served = readServedFiles(servedFolder());

export async function bench(wanted = ''): Promise<BenchResult> {
  const tasks = [...readTasks(), ...answers()].filter(
    ({ title }, index) => title.includes(wanted) || String(index + 1) === wanted,
  );
  const waiting = [...tasks];
  let right = 0;
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const wrong = await slipsOf(task).catch((error: unknown) => [String(error)]);
      if (wrong.length === 0) right += 1;
      const verdict = wrong.length === 0 ? 'right' : 'WRONG';
      console.log([`${verdict}  ${task.title}`, ...wrong].join('\n  '));
    }
  };
  await Promise.all(Array.from({ length: IS_BUILT ? availableParallelism() : 1 }, work));
  const line = `${right} of ${tasks.length} tasks come out right`;
  return { line, meetsTarget: right === tasks.length && right > 0 };
}

/**
 * Each answer to each open question: the official value, or what a page says; a list and its count
 * together.
 */
function answers(): Task[] {
  const open = questionsOf(runChecks(readContentFolder(CONTENT), schemas).project);
  const groups = Map.groupBy(open, ({ fact }) => {
    const group = fact.replace(/\.\w+$/, '');
    return open.some((question) => question.fact === `${group}.count`) ? group : fact;
  });
  return [...groups].flatMap(([title, questions]) => {
    const pages = questions[0]?.values.flatMap(({ value, pages }) => (value === null ? [] : pages));
    const choices = [{ keep: true } as const, ...(pages ?? []).map((page) => ({ as: page }))];
    return choices.map((choice) =>
      newTask(
        `${title}: ${'as' in choice ? `as ${choice.as}` : 'kept'}`,
        questions.map(({ fact }) => ({ fact, choice })),
      ),
    );
  });
}

/** Errors of the check after a task, and words that pages lack or must not say. */
async function slipsOf(task: Task): Promise<string[]> {
  const sources = changed(task);
  const checked = runChecks(sources, schemas, { served });
  const errors = checked.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => `${finding.file}:${finding.line} ${sentenceOf(finding)}`);
  if (task.asks)
    return errors.some((error) => task.asks?.test(error)) ? [] : ['is not asked', ...errors];
  if (errors.length > 0) return errors;
  const asked = checked.findings.filter(({ code }) => code === 'reread' || code === 'reread-new');
  const { rereads = asked.length, gone, seen, warns, days } = task;
  if (asked.length > 0) console.log(`${asked.length} sentences to read again: ${task.title}`);
  if (task.add) console.log(`${linesOf(readContentFolder(CONTENT), sources)}: ${task.title}`);
  const codes = new Set<string>(checked.findings.map(({ code }) => code));
  const slips = [
    ...warns.filter((code) => !codes.has(code)).map((code) => `is not warned of ${code}`),
    ...(asked.length > rereads
      ? asked.map((finding) => `asks to reread: ${sentenceOf(finding)}`)
      : []),
  ];
  const entries = readSite(contentOf(checked, true));
  for (const day of days.length > 0 ? days : [SPRING]) {
    if (seen.length + gone.length === 0) break;
    const now = Date.parse(day);
    const site = await renderedSite(checked, now);
    const words = task.clock ? (html: string) => wordsAt(html, now) : visibleWords;
    slips.push(
      ...seen.flatMap((expectation) => unseenOn(site, entries, expectation, words)),
      ...gone.flatMap((path) => whereStill(site, path)),
    );
  }
  return IS_BUILT && slips.length === 0 ? siteErrors(sources) : slips;
}

/** The live content with the changes. @throws Error when they cannot be made */
function changed(task: Task): readonly SourceFile[] {
  return edited(saved(withNew(readContentFolder(CONTENT), task), task), task);
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

function withNew(sources: readonly SourceFile[], { add, words }: Task): readonly SourceFile[] {
  if (!add) return sources;
  const toWrite = new RegExp(`"${TO_WRITE}[^"]*?(\\{\\{[^"]*\\}\\})?\\)"`, 'g');
  return withItem(sources, add).map(({ path, text }) => ({
    path,
    text: text.replace(toWrite, (_, fact = '') => JSON.stringify(`${words} ${fact}`.trim())),
  }));
}

/** Applies the first decisions, and reverts them after the others. */
function saved(sources: readonly SourceFile[], task: Task): readonly SourceFile[] {
  // The studio refuses to revert a save that changed nothing.
  if (task.first.length === 0) return decided(sources, task.decide);
  const before = new Map(sources.map(({ path, text }) => [path, text]));
  const after = decided(sources, task.first);
  const save = after.flatMap(({ path, text }) =>
    text === before.get(path) ? [] : [{ path, before: before.get(path), after: text }],
  );
  const now = decided(after, task.decide);
  const back = revertSave(save, now);
  if (back.kind !== 'ready') throw new Error(`cannot be taken back: ${back.kind}`);
  return back.after;
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

function edited(sources: readonly SourceFile[], { edits }: Task): readonly SourceFile[] {
  return edits.reduce((before, { file, from, to }) => {
    const there = before.find(({ path }) => path === file);
    const text = there?.text.replace(from instanceof RegExp ? from : String(from), to);
    if (text === undefined || text === there?.text) throw new Error(`${file} has no ${from}`);
    return before.map((source) => (source === there ? { path: file, text } : source));
  }, sources);
}

/** The tests that read live content, which must pass after every edit. */
const LIVE_TESTS = readdirSync(fromRoot('tests/site'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/site/${name}`)
  .filter((path) => readFileSync(fromRoot(path), 'utf8').includes("from './live.ts'"));
/** Of a failed test's output: the failures are at its end. */
const MAX_SAID_LENGTH = 3000;

/** Builds, which refuses pages that contradict the content, and runs the tests on the result. */
async function siteErrors(sources: readonly SourceFile[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  const content = join(folder, 'content');
  // Inside the project, where the compiled server entry finds the packages.
  const server = fromRoot(`.cache/${basename(folder)}`);
  for (const { path, text } of sources) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  const env = {
    ...process.env,
    ...{ CONTENT_DIR: content, DIST_DIR: join(folder, 'dist'), EDITED_FROM: CONTENT },
    ...{ BUILD_UNCOMPRESSED: 'yes', SITES_BUILT: 'yes', SERVER_DIR: server },
  };
  const tests = ['run', '--reporter=dot', '--maxWorkers=1'];
  try {
    const built = await run(['scripts/build.ts'], env);
    if (built.code !== 0) return [built.said.trim()];
    const tested = await run(['node_modules/vitest/vitest.mjs', ...tests, ...LIVE_TESTS], env);
    return tested.code === 0 ? [] : [tested.said.trim().slice(-MAX_SAID_LENGTH)];
  } finally {
    for (const one of [folder, server]) rmSync(one, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}
