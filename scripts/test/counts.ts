/** The counts of a step of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What the counts alone do not say. */
  reason?: string;
}

/** How many tests may pass on a second try before the run fails. */
const MAX_RETRIED = 3;

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
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts Vitest's JSON report. A file that broke outside its tests counts as one failure. */
export function countUnitTests(report: UnitReport): Count {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const { numPassedTests: passed, numFailedTests, numTotalTests } = report;
  const skipped = numTotalTests - passed - numFailedTests;
  return { passed, failed: numFailedTests + broken.length, skipped };
}

interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: object[];
}

/** Counts Playwright's JSON report. An error outside the tests counts as one failure. */
export function countBrowserTests({ stats, errors }: BrowserReport): Count {
  const { expected, flaky, unexpected, skipped } = stats;
  const isShaky = flaky > MAX_RETRIED;
  const retried = `${flaky} on a second try${isShaky ? `, more than ${MAX_RETRIED}` : ''}`;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length + Number(isShaky),
    skipped,
    ...(flaky > 0 && { reason: retried }),
  };
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
