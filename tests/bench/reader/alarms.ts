import { mentionsOf } from '../../../src/check/mentions/mentions-of.ts';
import { type Statement, statementsOf } from '../../../src/check/mentions/statements.ts';
import type { TextPlace } from '../../../src/check/mentions/subject.ts';
import { campFacts } from './facts.ts';
import type { Case } from './judged.ts';

const ADDRESSES = new Set(['phone', 'email', 'url', 'weekdayRange']);

/** What the check would tell the manager of a sentence, on a page that names nothing else. */
export function told({ text, language, heading = '', year }: Case): Statement[] {
  const place: TextPlace = {
    text,
    pointer: '/text',
    around: heading,
    usedHere: new Set(),
    usedOnPage: new Set(),
    elsewhere: { anywhere: new Set(), byPointer: new Map() },
    venue: undefined,
    venues: new Map(),
  };
  const facts = { shown: campFacts, official: campFacts };
  return mentionsOf(text, language, { year, nouns: campFacts.nouns, heading })
    .filter(({ kind }) => !ADDRESSES.has(kind))
    .flatMap((mention) => statementsOf(mention, facts, place));
}
