import { describe, expect, it } from 'vitest';
import { type KnownFact, stems } from '../../../../src/check/mentions/known-facts.ts';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';
import { type Statement, statementsOf } from '../../../../src/check/mentions/statements.ts';
import { isObject } from '../../../../src/content/json.ts';
import { CAMP_SEASON, campFacts } from './context.ts';
import { writtenForms } from './written-forms.ts';

const FRAMES: readonly ((subject: string, value: string) => string)[] = [
  (subject, value) => `${subject}: ${value}.`,
  (subject, value) => `Per «${subject}» vale ${value}.`,
  (subject, value) => `Adesso ${value} per: ${subject}.`,
  (subject, value) => `Ricordate ${subject}, cioè ${value}.`,
  (subject, value) => `Come sempre, ${subject} resta ${value}, senza eccezioni.`,
  (subject, value) => `Chi chiede di ${subject} sappia che è ${value}.`,
  (subject, value) => `${subject} (${value}).`,
  (subject, value) => `${subject} — ${value}!`,
  (subject, value) => `Quanto a ${subject}, la risposta è ${value}.`,
  (subject, value) => `Da noi ${subject} è ${value} e basta.`,
];

const facts = campFacts.all.filter((fact) => writtenForms(fact).length > 0);

function statements(text: string): Statement[] {
  const place = {
    text,
    pointer: '/text',
    around: '',
    usedHere: new Set<string>(),
    usedOnPage: new Set<string>(),
    elsewhere: { anywhere: new Set<string>(), byPointer: new Map() },
    venue: undefined,
    venues: new Map<string, string>(),
  };
  return mentionsOf(text, 'it', CAMP_SEASON).flatMap((mention) =>
    statementsOf(mention, { shown: campFacts, official: campFacts }, place),
  );
}

/** What people would call a fact: its titles, its own first. */
function subjectOf({ titles = [] }: KnownFact): string {
  return titles.slice(0, 2).join(', ').replace(/\d+/g, '');
}

/** Facts that no word tells apart: the fasce of the programme, both open days. */
function sameName(one: KnownFact, other: KnownFact): boolean {
  return (
    subjectOf(one) === subjectOf(other) ||
    one.path.startsWith(other.path) ||
    other.path.startsWith(one.path)
  );
}

const cases = facts.flatMap((fact) =>
  writtenForms(fact).map((form) => ({ fact, typed: form.text.replace(/[[\]]/g, '') })),
);

describe('a fact in a sentence that names it', () => {
  it.each(FRAMES.map((frame, index) => [index + 1, frame] as const))(
    'is told in frame %i, in every written form',
    (_, frame) => {
      const silent = cases.filter(({ fact, typed }) => {
        const told = statements(frame(subjectOf(fact), typed));
        return !told.some(
          (one) =>
            one.is === 'fact' && [one.fact, ...one.others].some((found) => sameName(found, fact)),
        );
      });
      expect(silent.map(({ fact, typed }) => `${fact.path} ${typed}`)).toEqual([]);
    },
  );
});

describe('the value of a fact in a sentence that names another', () => {
  it.each(FRAMES.map((frame, index) => [index + 1, frame] as const))(
    'contradicts it in frame %i, and is never replaced',
    (_, frame) => {
      const wrong = cases.flatMap(({ fact, typed }, index) => {
        const others = othersThan.get(fact) ?? [];
        const other = others[index % Math.max(others.length, 1)];
        if (!other || fact.kind === 'email' || fact.kind === 'phone') return [];
        const told = statements(frame(subjectOf(other), typed));
        const fixed = told.some((one) => one.is === 'fact' && typeof one.replacement !== 'string');
        return told.length === 0 || fixed ? [`${fact.path} ${typed} / ${other.path}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

/** Of the same kind, with another value and none of its words. */
const othersThan = new Map(
  facts.map((fact) => {
    const alike = facts.filter((one) => isEnd(one, fact));
    const others = facts.filter(
      (other) =>
        other.kind === fact.kind &&
        JSON.stringify(other.value) !== JSON.stringify(fact.value) &&
        alike.every((one) => apart(other, one)),
    );
    return [fact, others];
  }),
);

/** The fact, and those that its value, or an end of its range, is the value of too. */
function isEnd(one: KnownFact, fact: KnownFact): boolean {
  const values = [fact.value, ...(isObject(fact.value) ? Object.values(fact.value) : [])];
  return values.some((value) => JSON.stringify(value) === JSON.stringify(one.value));
}

function apart(one: KnownFact, other: KnownFact): boolean {
  const words = stems(subjectOf(other));
  return [...stems(subjectOf(one))].every((word) => !words.has(word));
}
