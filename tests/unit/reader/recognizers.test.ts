import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verdictOn } from './judged.ts';
import { readKeys } from './read-keys.ts';
import { type PublicCase, recognizersCases } from './recognizers.ts';

/** The folder of Recognizers-Text's public cases, which are not committed. */
const EVIDENCE = process.env.EVIDENCE_DIR ?? '';
const FOLDERS = { it: 'recognizers-italian', en: 'recognizers-english' } as const;
const MIN_RIGHT = 0.95;

interface OutOfScope {
  readonly language: string;
  readonly files?: readonly string[];
  readonly input: string;
  readonly reason: string;
}

const LIST: readonly OutOfScope[] = readFileSync(
  new URL('recognizers-out-of-scope.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function isOut({ language, file, text }: PublicCase): boolean {
  return LIST.some(
    (entry) =>
      entry.language === language &&
      (entry.files?.includes(file) ?? true) &&
      new RegExp(entry.input, 'iu').test(text),
  );
}

it('gives a reason for each case out of scope', () => {
  expect(LIST.filter(({ reason }) => !reason)).toEqual([]);
});

describe.runIf(existsSync(EVIDENCE)).each(['it', 'en'] as const)('public cases, %s', (language) => {
  const cases = recognizersCases(`${EVIDENCE}/${FOLDERS[language]}`, language).filter(
    (testCase) => !isOut(testCase),
  );
  const verdicts = cases.flatMap((testCase) =>
    testCase.expected.map((expected) => ({
      testCase,
      is: verdictOn(expected, readKeys(testCase)),
    })),
  );

  it('reads no wrong value', () => {
    const wrong = verdicts.filter(({ is }) => is === 'wrong').map(({ testCase }) => testCase.text);
    expect(wrong).toEqual([]);
  });

  it('reads nearly all values', () => {
    const right = verdicts.filter(({ is }) => is === 'right').length;
    expect(right / verdicts.length).toBeGreaterThan(MIN_RIGHT);
  });
});
