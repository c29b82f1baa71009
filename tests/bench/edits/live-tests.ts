import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, CONTENT, ROOT } from '../../../scripts/project/places.ts';
import { FollowedGuide } from '../../site/followed-guide.ts';

/** Followed where all else is read already, in less than half the time. */
const GUIDE = 'tests/site/guide.test.ts';

/** What the examples of the manager's guide, which lies beside the content, come to on that content. */
export async function guideErrors(folder: string): Promise<string[]> {
  const guide = new FollowedGuide(folder);
  const found: string[] = [];
  for (const recipe of guide.recipes)
    for (const failure of await guide.failures(recipe)) found.push(`${recipe.title}: ${failure}`);
  return found;
}

/** The other tests that read live content, and so must hold after every edit. */
const LIVE_TESTS = readdirSync(at('tests/site'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests/site', name))
  .filter((path) => path !== GUIDE)
  .filter((path) => readFileSync(at(path), 'utf8').includes("from './live.ts'"));

/**
 * What the live tests say of a content folder and the site that was built of it. What they ask of one
 * file alone is not asked again of a file that is as in the project: `npm test` has asked it.
 */
export async function testErrors(folder: string, dist: string): Promise<string[]> {
  const report = `${folder}-report.json`;
  const run = ['run', '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1'];
  const args = ['node_modules/vitest/vitest.mjs', ...run, ...LIVE_TESTS];
  const env = {
    ...process.env,
    CONTENT_DIR: folder,
    DIST_DIR: dist,
    SITES_BUILT: 'yes',
    EDITED_FROM: CONTENT,
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  try {
    return code === 0 ? [] : failuresOf(readFileSync(report, 'utf8'));
  } finally {
    rmSync(report, { force: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function failuresOf(report: string): string[] {
  const { testResults }: Report = JSON.parse(report);
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
  ]);
  return failures.length > 0 ? failures : ['the tests ended without saying why'];
}
