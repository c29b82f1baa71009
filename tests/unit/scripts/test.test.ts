import { describe, expect, test } from 'vitest';
import {
  countBrowserTests,
  countUnitTests,
  judgeRunner,
  summary,
} from '../../../scripts/test/counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const unit = (...testResults: object[]) => ({ testResults });
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
    expect(countUnitTests(report)).toEqual({ passed, failed, skipped });
  });
});

describe('countBrowserTests', () => {
  test.each([
    ['passed tests', browser({ expected: 3 }), [3, 0, 0]],
    ['failed tests', browser({ expected: 1, unexpected: 2 }), [1, 2, 0]],
    ['skipped tests', browser({ expected: 1, skipped: 2 }), [1, 0, 2]],
    ['errors outside the tests', browser({ expected: 1 }, [{}, {}]), [1, 2, 0]],
  ])('counts %s', (_what, report, [passed, failed, skipped]) => {
    expect(countBrowserTests(report)).toEqual({ passed, failed, skipped });
  });

  test('lets no test pass at its second try', () => {
    expect(countBrowserTests(browser({ expected: 3, flaky: 2 }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      reason: '2 needed a second try',
    });
  });
});

describe('what failed, told again at the end', () => {
  test('a test in the browser: where, which, and its first message without colours', () => {
    const test = (status: string, ...messages: (string | undefined)[]) => ({
      status,
      results: messages.map((message) => (message ? { error: { message } } : {})),
    });
    const spec = (title: string, ...tests: object[]) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests,
    });
    const inner = { specs: [spec('sways', test('flaky', '\u001b[31mlate\u001b[39m', undefined))] };
    const suites = [{ specs: [spec('holds', test('expected', undefined))], suites: [inner] }];
    const report = { ...browser({ expected: 1, flaky: 1 }, [{ message: 'no port' }]), suites };
    expect(countBrowserTests(report).failures).toEqual(['no port', 'a.spec.ts:7 › sways › late']);
  });

  test('a unit test, and a file that does not load', () => {
    const failed = {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: ['2 is not 3\n    at sum (b.test.ts:4:2)'],
    };
    const report = unit(
      { ...file('failed'), name: 'a.test.ts', message: 'no such module' },
      { ...file('failed'), name: 'b.test.ts', assertionResults: [failed, { status: 'passed' }] },
    );
    expect(countUnitTests(report).failures).toEqual([
      'a.test.ts › no such module',
      'b.test.ts › adds up › 2 is not 3',
    ]);
  });
});

describe('judgeRunner', () => {
  const judge = (code: number, report: object | string | undefined) => {
    const text = typeof report === 'object' ? JSON.stringify(report) : report;
    return judgeRunner(code, text, countBrowserTests);
  };

  test('accepts a run whose tests all pass', () => {
    expect(judge(0, browser({ expected: 5, skipped: 1 }))).toEqual({
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
