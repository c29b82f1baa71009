// npm run bench -- edits: valid edits and decisions on copies of the live content, each followed by
// check, build and the tests that read live content. Each passes, or fails with the sentence that
// the manager needs.
// Words of a title or a number select some; `PARTS=check` runs the check only.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { at, CONTENT, ROOT, SCHEMAS, servedFolder } from '../../scripts/project/paths.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { ContentCopy } from './edits/copy.ts';
import { EDITS, type Edit } from './edits/list.ts';

const IS_CHECK_ALONE = process.env.PARTS === 'check';
/** Of a failed test's output: the failures are at its end. */
const MAX_SAID_LENGTH = 3000;
/** The tests that read live content, which must pass after every edit. */
const LIVE_TESTS = readdirSync(at('tests/site'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/site/${name}`)
  .filter((path) => readFileSync(at(path), 'utf8').includes("from './live.ts'"));

export async function bench(wanted = ''): Promise<Measure> {
  const edits = EDITS.filter(
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

/** The messages of the check or the tests, and whether the edit was meant to bring them. */
async function outcomeOf(edit: Edit): Promise<{ says: string[]; isExpected: boolean }> {
  const content = new ContentCopy();
  try {
    for (const change of edit.does) change(content);
    const errors = checkErrors(content.folder);
    if (edit.asks) return { says: errors, isExpected: errors.some((one) => edit.asks?.test(one)) };
    const says = errors.length > 0 || IS_CHECK_ALONE ? errors : await siteErrors(content.folder);
    return { says, isExpected: says.length === 0 };
  } catch (error) {
    return { says: [`It did not come to its end: ${(error as Error).message}`], isExpected: false };
  } finally {
    content.remove();
  }
}

function checkErrors(folder: string): string[] {
  const { findings } = runChecks(readContentFolder(folder), readSchemaSet(SCHEMAS), {
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
