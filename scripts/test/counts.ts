import { stripVTControlCharacters } from 'node:util';

/** What a step of `npm test` counts for. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What the counts alone do not say. */
  reason?: string;
  /** Each test that failed, or needed a second try: where, which, and how its first message begins. */
  failures?: readonly string[];
}

/** A message is cut here: the whole of it stands in the runner's own output. */
const LONGEST_MESSAGE = 400;

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };
export const failure = (reason?: string): Count => ({
  ...NOTHING,
  failed: 1,
  ...(reason !== undefined && { reason }),
});

/** Counts Vitest's JSON report. A file that broke outside its tests counts as one failure. */
export function countUnitTests(report: unknown): Count {
  const { testResults } = report as { testResults: UnitFile[] };
  const statuses = testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ status }) => status);
    const broke = file.status === 'failed' && !tests.includes('failed');
    return broke ? [...tests, 'failed'] : tests;
  });
  const count = (status: string) => statuses.filter((one) => one === status).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const failures = testResults.flatMap(unitFailures).filter(Boolean);
  const skipped = statuses.length - passed - failed;
  return { passed, failed, skipped, ...(failures.length > 0 && { failures }) };
}

interface UnitFile {
  status: string;
  name?: string;
  message?: string;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
}

function unitFailures({ name, message, assertionResults }: UnitFile): string[] {
  const broken = assertionResults.filter(({ status }) => status === 'failed');
  return broken.length > 0
    ? broken.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0]))
    : [message ? told(name, '', message) : ''];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

function told(place = '', title = '', message = ''): string {
  const withoutStack = stripVTControlCharacters(message).replace(/\n\s+at .*/g, '');
  const said = withoutStack.trim().slice(0, LONGEST_MESSAGE);
  return [place, title, said].filter(Boolean).join(' › ');
}

function browserFailures({ suites = [], specs = [] }: BrowserSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return told(`${file}:${line}`, title, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}

/**
 * Counts Playwright's JSON report. An error outside the tests counts as one failure, and so does a
 * test that needed a second try: it measures the machine, not the site.
 */
export function countBrowserTests(report: unknown): Count {
  const { stats, errors, suites } = report as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
    errors: { message?: string }[];
    suites?: BrowserSuite[];
  };
  const outside = errors.map(({ message }) => told('', '', message)).filter(Boolean);
  const failures = [...outside, ...browserFailures({ suites: suites ?? [] })];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { reason: `${stats.flaky} needed a second try` }),
    ...(failures.length > 0 && { failures }),
  };
}

/**
 * What a test runner's result counts for. A runner that left no report, ran nothing, or says that
 * it failed without naming a failure, counts as one failure, with the reason.
 */
export function judgeRunner(
  code: number,
  report: string | undefined,
  count: (report: unknown) => Count,
): Count {
  const counted = report === undefined ? undefined : tryCount(report, count);
  if (!counted) return failure('it left no report that can be read');
  if (counted.failed > 0) return counted;
  if (code !== 0) return { ...counted, failed: 1, reason: `it ended with exit code ${code}` };
  if (counted.passed === 0) return { ...counted, failed: 1, reason: 'it ran no test' };
  return counted;
}

function tryCount(report: string, count: (report: unknown) => Count): Count | undefined {
  try {
    const counted = count(JSON.parse(report));
    const { passed, failed, skipped } = counted;
    return [passed, failed, skipped].every(Number.isSafeInteger) ? counted : undefined;
  } catch {
    return undefined;
  }
}

/** The last line of the command. */
export function summary(counts: Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
