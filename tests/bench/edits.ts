// npm run bench -- edits: the tasks of `bench/tasks`, each answer to an open question, and other valid
// edits on copies of the live content, each followed by check, build and the tests that read live
// content. Each passes, or fails with the sentence that
// the manager needs.
// Words of a title or a number select some; `PARTS=check` runs the check only.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { at, CONTENT, ROOT, SCHEMAS, servedFolder } from '../../scripts/project/paths.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { questionsOf } from '../../src/check/questions.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { EDITS, type Edit } from './edits/list.ts';
import { changed, TASKS } from './tasks.ts';

const IS_CHECK_ALONE = process.env.PARTS === 'check';
/** Of a failed test's output: the failures are at its end. */
const MAX_SAID_LENGTH = 3000;
/** The tests that read live content, which must pass after every edit. */
const LIVE_TESTS = readdirSync(at('tests/site'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/site/${name}`)
  .filter((path) => readFileSync(at(path), 'utf8').includes("from './live.ts'"));

export async function bench(wanted = ''): Promise<Measure> {
  const edits = [...TASKS, ...answers(), ...EDITS].filter(
    ({ title }, place) => title.includes(wanted) || String(place + 1) === wanted,
  );
  const waiting = [...edits];
  let red = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { says, isExpected } = await outcomeOf(next);
      if (!isExpected) red += 1;
      const verdict = says.length === 0 ? 'green' : isExpected ? 'asked' : 'RED';
      const shown = isExpected ? says.slice(0, 1) : says;
      console.log([`${verdict.padEnd(5)} ${next.title}`, ...shown].join('\n    '));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const line = `${edits.length} edits: ${edits.length - red} green or told what is missing, ${red} red.`;
  return { line, enough: red === 0 && edits.length > 0 };
}

/**
 * Each answer to each open question: the official value, or what a page says; a list and its count
 * together.
 */
function answers(): Edit[] {
  const { project } = runChecks(readContentFolder(CONTENT), readSchemaSet(SCHEMAS));
  const open = questionsOf(project);
  const groups = Map.groupBy(open, ({ fact }) => {
    const group = fact.replace(/\.\w+$/, '');
    return open.some((one) => one.fact === `${group}.count`) ? group : fact;
  });
  return [...groups].flatMap(([title, questions]) => {
    const pages = questions[0]?.values.flatMap(({ value, pages }) => (value === null ? [] : pages));
    const choices = [{ keep: true } as const, ...(pages ?? []).map((page) => ({ as: page }))];
    return choices.map((choice) => ({
      title: `${title}: ${'as' in choice ? `as ${choice.as}` : 'kept'}`,
      decisions: questions.map(({ fact }) => ({ fact, choice })),
    }));
  });
}

/** The messages of the check or the tests, and whether the edit was meant to bring them. */
async function outcomeOf(edit: Edit): Promise<{ says: string[]; isExpected: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    const sources = changed(edit);
    const errors = checkErrors(sources);
    if (edit.asks) return { says: errors, isExpected: errors.some((one) => edit.asks?.test(one)) };
    for (const { path, text } of sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const says = errors.length > 0 || IS_CHECK_ALONE ? errors : await siteErrors(folder);
    return { says, isExpected: says.length === 0 };
  } catch (error) {
    return { says: [`It did not come to its end: ${(error as Error).message}`], isExpected: false };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function checkErrors(sources: readonly SourceFile[]): string[] {
  const { findings } = runChecks(sources, readSchemaSet(SCHEMAS), {
    served: readServedFiles(servedFolder()),
    today: romeToday(Date.now()),
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((error) => `${error.file}:${error.line} ${sentenceOf(error)}`);
}

/** Builds, which refuses pages that contradict the content, and runs the tests on the result. */
async function siteErrors(content: string): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'edited-site-'));
  // Inside the project, where the compiled server entry finds the packages.
  const server = at(`.cache/edited-${process.pid}-${Math.trunc(performance.now())}`);
  const env = {
    ...process.env,
    ...{ CONTENT_DIR: content, DIST_DIR: join(place, 'dist'), SERVER_DIR: server },
    ...{ BUILD_UNCOMPRESSED: 'yes', SITES_BUILT: 'yes', EDITED_FROM: CONTENT },
  };
  const tests = ['run', '--reporter=dot', '--maxWorkers=1'];
  try {
    const built = await run(['scripts/build.ts'], env);
    if (built.code !== 0) return [built.said.trim()];
    const tested = await run(['node_modules/vitest/vitest.mjs', ...tests, ...LIVE_TESTS], env);
    return tested.code === 0 ? [] : [tested.said.trim().slice(-MAX_SAID_LENGTH)];
  } finally {
    for (const one of [place, server]) rmSync(one, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}
