import { type Count, countBrowserTests, countUnitTests } from './counts.ts';

export interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** Runs at the same time, and says nothing but what is wrong; `what` names it. */
  readonly beside?: { readonly what: string; readonly args: readonly string[] };
  /** For a test runner: where it writes its report, and how to count what is in it. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Count };
  /** Steps that come to their end before this one begins: it uses what they made, or it wants the machine for itself. */
  readonly after?: readonly string[];
  /** The one of them without which it cannot run. */
  readonly needs?: string;
}

export const BROWSER_REPORT = 'reports/browser.json';
const UNIT_REPORT = 'reports/unit.json';

const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

export const STEPS: readonly Step[] = [
  // Each checker reads the libraries anew: four of them, as they come, cost a third more than two.
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '2'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', COLOURS] },
  { name: 'check', args: ['scripts/check.ts'] },
  {
    name: 'build',
    args: ['scripts/build.ts'],
    beside: { what: 'the made-up camp', args: ['tests/e2e/camp-site.ts'] },
  },
  {
    name: 'unit',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    report: { file: UNIT_REPORT, count: countUnitTests },
    after: ['build'],
  },
  {
    name: 'browser',
    args: ['node_modules/playwright/cli.js', 'test'],
    report: { file: BROWSER_REPORT, count: countBrowserTests },
    // Pages are judged on a machine that does nothing else.
    after: ['types', 'lint', 'check', 'build', 'unit'],
    needs: 'build',
  },
];
