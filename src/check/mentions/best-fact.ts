import { type KnownFact, stems } from './known-facts.ts';

/** Where a text stands and what its page already shows: what tells facts of one value apart. */
export interface TextPlace {
  readonly text: string;
  /** JSON pointer of the text in its file. */
  readonly pointer: string;
  /** Paths of the facts that placeholders of this text, and of its whole file, name. */
  readonly usedHere: ReadonlySet<string>;
  readonly usedOnPage: ReadonlySet<string>;
  /** What facts call the venue of the page, when it has one. */
  readonly venue: string | undefined;
  readonly venues: ReadonlySet<string>;
}

/** Of facts with one value, the one that the text most likely means; ties go to the first. */
export function bestFact(facts: readonly KnownFact[], place: TextPlace): KnownFact | undefined {
  const words = stems(place.text);
  const keys = new Set(place.pointer.split('/'));
  const scored = facts.map((fact) => ({ fact, score: score(fact, place, words, keys) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (best && best.score >= one.score ? best : one),
    undefined,
  )?.fact;
}

function score(
  { path, words }: KnownFact,
  { usedHere, usedOnPage, venue, venues }: TextPlace,
  near: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): number {
  const steps = path.split('.');
  const group = steps.slice(0, -1).join('.');
  const inText = words.map((title, depth) => overlap(title, near) / (depth + 1));
  const named = steps.filter((step) => keys.has(step)).length;
  const ofVenue = steps.find((step) => venues.has(step));
  return [
    2 * inText.reduce((sum, part) => sum + part, 0),
    2 * named,
    usedOnPage.has(path) ? 2 : 0,
    [...usedHere].some((used) => used.startsWith(`${group}.`)) ? 2 : 0,
    ofVenue === undefined || venue === undefined ? 0 : ofVenue === venue ? 2 : -4,
    steps.some((step) => /^\d+$/.test(step)) ? -1 : 0,
  ].reduce((sum, part) => sum + part, 0);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
