/** The counts of a step of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What the counts alone do not say. */
  reason?: string;
  /** The tests that failed or passed on a second try, by name. */
  named?: readonly string[];
}

/** How many tests may pass on a second try before the run fails. */
const MOST_RETRIED = 3;

export const failure = (reason?: string): Count => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  ...(reason !== undefined && { reason }),
});

interface UnitReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Counts Vitest's JSON report. A file that broke outside its tests counts as one failure. */
export function countUnitTests(report: UnitReport): Count {
  const named = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [name];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
  const { numPassedTests: passed, numFailedTests, numTotalTests } = report;
  return { passed, failed: named.length, skipped: numTotalTests - passed - numFailedTests, named };
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; line: number; tests: BrowserTest[] }[];
}

interface BrowserTest {
  status: string;
  annotations?: { type: string; description?: string }[];
}

interface BrowserReport extends BrowserSuite {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: object[];
}

/** Counts Playwright's JSON report. An error outside the tests counts as one failure. */
export function countBrowserTests(report: BrowserReport): Count {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const tests = testsOf(report);
  const notes = tests.flatMap(({ test }) => test.annotations ?? []);
  const engines = new Set(notes.flatMap((n) => (n.type === 'engine' ? [n.description] : [])));
  const reasons = [
    flaky > 0 && `${flaky} on a second try`,
    flaky > MOST_RETRIED && `more than ${MOST_RETRIED}`,
    engines.size > 0 && `engines: ${[...engines].join(', ')}`,
  ].filter(Boolean);
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length + (flaky > MOST_RETRIED ? 1 : 0),
    skipped,
    ...(reasons.length > 0 && { reason: reasons.join(', ') }),
    named: tests.filter(({ test }) => /unexpected|flaky/.test(test.status)).map(({ name }) => name),
  };
}

function testsOf({ suites = [], specs = [] }: BrowserSuite): { name: string; test: BrowserTest }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ test, name: `${test.status}: ${file}:${line} › ${title}` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/**
 * The counts of a test runner. One that left no report, ran nothing, or failed without naming a
 * failure, counts as one failure, with the reason.
 */
export function judgeRunner<R>(
  code: number,
  report: string | undefined,
  count: (report: R) => Count,
): Count {
  const counted = report === undefined ? undefined : tryCount(report, count);
  if (!counted) return failure('it left no report that can be read');
  if (counted.failed > 0) return counted;
  if (code !== 0) return { ...counted, failed: 1, reason: `it ended with exit code ${code}` };
  if (counted.passed === 0) return { ...counted, failed: 1, reason: 'it ran no test' };
  return counted;
}

function tryCount<R>(report: string, count: (report: R) => Count): Count | undefined {
  try {
    const counted = count(JSON.parse(report));
    const { passed, failed, skipped } = counted;
    return [passed, failed, skipped].every(Number.isSafeInteger) ? counted : undefined;
  } catch {
    return undefined;
  }
}

/** The last line of the command. */
export function summary(counts: readonly Count[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
