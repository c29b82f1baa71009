import { describe, expect, test } from 'vitest';
import {
  countBrowserTests,
  countUnitTests,
  judgeRunner,
  summary,
} from '../../../scripts/test/counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((one, place) => ({ status: one, fullName: `test ${place}` })),
});
const unit = (...testResults: ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => all.filter((one) => one.status === status).length;
  return {
    numTotalTests: all.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults,
  };
};
const browser = (stats: object, errors: object[] = []) => ({
  stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...stats },
  errors,
});

describe('countUnitTests', () => {
  test.each([
    ['passed tests', unit(file('passed', 'passed', 'passed')), [2, 0, 0]],
    ['failed tests', unit(file('failed', 'passed', 'failed', 'failed')), [1, 2, 0]],
    ['skipped tests', unit(file('passed', 'passed', 'pending', 'todo', 'skipped')), [1, 0, 3]],
    ['a file that does not load', unit(file('failed'), file('passed', 'passed')), [1, 1, 0]],
    ['a file that breaks after its tests', unit(file('failed', 'passed')), [1, 1, 0]],
    ['no file', unit(), [0, 0, 0]],
  ])('counts %s', (_what, report, [passed, failed, skipped]) => {
    expect(countUnitTests(report)).toMatchObject({ passed, failed, skipped });
  });

  test('names what failed', () => {
    const { named } = countUnitTests(unit(file('failed', 'passed', 'failed'), file('failed')));
    expect(named).toEqual(['a.test.ts › test 1', 'a.test.ts']);
  });
});

describe('countBrowserTests', () => {
  test.each([
    ['passed tests', browser({ expected: 3 }), [3, 0, 0]],
    ['failed tests', browser({ expected: 1, unexpected: 2 }), [1, 2, 0]],
    ['skipped tests', browser({ expected: 1, skipped: 2 }), [1, 0, 2]],
    ['errors outside the tests', browser({ expected: 1 }, [{}, {}]), [1, 2, 0]],
    ['three tests that pass on a second try', browser({ expected: 1, flaky: 3 }), [4, 0, 0]],
    ['a fourth such test', browser({ expected: 1, flaky: 4 }), [5, 1, 0]],
  ])('counts %s', (_what, report, [passed, failed, skipped]) => {
    expect(countBrowserTests(report)).toMatchObject({ passed, failed, skipped });
  });

  test('says how many passed on a second try, and which engines ran', () => {
    const annotations = [{ type: 'engine', description: 'Firefox 153.7.0' }];
    const spec = (status: string, line: number) => ({
      title: 'opens',
      file: 'a.spec.ts',
      line,
      tests: [{ status, annotations }],
    });
    const suites = [{ specs: [spec('flaky', 7)], suites: [{ specs: [spec('expected', 9)] }] }];
    const counted = countBrowserTests({ ...browser({ expected: 1, flaky: 1 }), suites });
    expect(counted.reason).toBe('1 on a second try, engines: Firefox 153.7.0');
    expect(counted.named).toEqual(['flaky: a.spec.ts:7 › opens']);
  });
});

describe('judgeRunner', () => {
  const judge = (code: number, report: object | string | undefined) => {
    const text = typeof report === 'object' ? JSON.stringify(report) : report;
    return judgeRunner(code, text, countBrowserTests);
  };

  test('accepts a run whose tests all pass', () => {
    expect(judge(0, browser({ expected: 5, skipped: 1 }))).toMatchObject({
      passed: 5,
      failed: 0,
      skipped: 1,
    });
  });

  test('keeps the count of failed tests', () => {
    expect(judge(1, browser({ expected: 5, unexpected: 2 }))).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  test.each([
    ['leaves no report', 0, undefined, 'it left no report that can be read'],
    ['leaves half a report', 1, '{"stats":', 'it left no report that can be read'],
    ['leaves an empty report', 0, '', 'it left no report that can be read'],
    ['leaves another report', 0, '{}', 'it left no report that can be read'],
    [
      'leaves a report without counts',
      0,
      '{"stats":{},"errors":[]}',
      'it left no report that can be read',
    ],
    ['runs no test', 0, browser({}), 'it ran no test'],
    ['skips every test', 0, browser({ skipped: 4 }), 'it ran no test'],
    ['crashes after its tests', 1, browser({ expected: 5 }), 'it ended with exit code 1'],
    ['is killed', 137, browser({ expected: 5 }), 'it ended with exit code 137'],
  ])('counts one failure when the runner %s', (_what, code, report, reason) => {
    expect(judge(code, report)).toMatchObject({ failed: 1, reason });
  });
});

describe('summary', () => {
  test('adds everything up in one line', () => {
    const counts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 120, failed: 2, skipped: 3 },
    ];
    expect(summary(counts)).toBe('121 passed, 3 failed');
  });
});
