import type { FindingCode } from '../messages.ts';
import type { Hiding } from '../rule.ts';

/** Findings on a text, a page or a question that rests on the value of a fact. */
const RESTING_ON_FACTS: readonly FindingCode[] = [
  'placeholder-unknown',
  'placeholder-silent',
  'placeholder-group',
  'format-missing',
  'format-unsuited',
  'term-missing',
  'reference-unknown',
  'contradiction',
  'contradiction-silent',
  'contradiction-example',
  'question-changed',
  'question-settled',
  'question-unmarked',
];

/** A fact that is wrong where it is stated is told there, and not again where it is shown. */
export const BROKEN_FACT: Hiding = { codes: RESTING_ON_FACTS, where: 'fact' };

/** Codes on a value, a key or a list that cannot be compared with anything as it is. */
const UNREADABLE: readonly FindingCode[] = [
  'value-type',
  'value-not-in-list',
  'value-too-small',
  'value-too-large',
  'value-too-fine',
  'value-form',
  'date-form',
  'date-not-real',
  'time-form',
  'list-empty',
  'list-too-short',
  'list-too-long',
  'list-repeats',
  'key-missing',
  'key-unknown',
  'reference-unknown',
];

/** What a value that its schema refuses makes follow. */
export const BROKEN_VALUE: readonly Hiding[] = [
  { by: UNREADABLE, scopes: ['facts', 'site'], where: 'any-place' },
  BROKEN_FACT,
  // The name itself is wrong: whatever its group should hold may be missing elsewhere.
  { by: ['key-unknown', 'reference-unknown'], codes: RESTING_ON_FACTS, where: 'facts-beside' },
];
