import { type KnownFact, stems } from './known-facts.ts';

/** Where a text stands and what its page already shows: what tells facts of one value apart. */
export interface TextPlace {
  readonly text: string;
  /** JSON pointer of the text in its file. */
  readonly pointer: string;
  /** Paths of the facts that placeholders of this text, and of its whole file, name. */
  readonly usedHere: ReadonlySet<string>;
  readonly usedOnPage: ReadonlySet<string>;
  readonly elsewhere: UsedElsewhere;
  /** What facts call the venue of the page, when it has one. */
  readonly venue: string | undefined;
  readonly venues: ReadonlySet<string>;
}

/** What the placeholders of all texts name. */
export interface UsedElsewhere {
  readonly anywhere: ReadonlySet<string>;
  /** By JSON pointer: pages of one template say the same things at the same places. */
  readonly byPointer: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of facts with one value, the one that the text most likely means; ties go to the first. */
export function bestFact(
  facts: readonly KnownFact[],
  place: TextPlace,
  start = 0,
): KnownFact | undefined {
  if (facts.length < 2) return facts[0];
  const near = {
    words: stems(place.text),
    keys: new Set(place.pointer.split('/')),
    end: LAST.test(place.text.slice(0, start)) ? 'to' : 'from',
  };
  const scored = facts.map((fact) => ({ fact, score: score(fact, place, near) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  )?.fact;
}

/** Before the end of a period rather than before its beginning. */
const LAST = /(?:entro|fino\s+al?|\}\s*(?:al|a)?)(?:\s*(?:il|le|lle))?\s*$/iu;

interface Near {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly end: string;
}

function score({ path, words }: KnownFact, place: TextPlace, near: Near): number {
  const { usedHere, usedOnPage, elsewhere, venue, venues } = place;
  const steps = path.split('.');
  const group = steps.slice(0, -1).join('.');
  const inText = words.map((title, depth) => overlap(title, near.words) / (depth + 1));
  const ofVenue = steps.find((step) => venues.has(step));
  const others = elsewhere.byPointer.get(place.pointer);
  const reasons: readonly [weight: number, holds: boolean][] = [
    [2, usedOnPage.has(path)],
    [1, elsewhere.anywhere.has(path)],
    [3, others?.has(path) === true],
    [-4, usedHere.has(path)],
    [2, [...usedHere].some((used) => used.startsWith(`${group}.`))],
    [2, venue !== undefined && ofVenue === venue],
    [-4, venue !== undefined && ofVenue !== undefined && ofVenue !== venue],
    [0.5, steps.at(-1) === near.end],
    [-1, steps.some((step) => /^\d+$/.test(step))],
  ];
  const named = steps.filter((step) => near.keys.has(step)).length;
  const weights = reasons.map(([weight, holds]) => (holds ? weight : 0));
  return [...weights, 2 * named, ...inText.map((part) => 2 * part)].reduce((a, b) => a + b, 0);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
