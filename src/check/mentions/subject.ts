import type { FactKind } from './fact-kinds.ts';
import { type KnownFact, type KnownFacts, stems } from './known-facts.ts';

/** Where a text stands and what its page already shows: what tells facts of one value apart. */
export interface TextPlace {
  readonly text: string;
  /** JSON pointer of the text in its file. */
  readonly pointer: string;
  /** Headings of the text and names of its page. */
  readonly around: string;
  /** Paths of the facts that placeholders of this text, and of its whole file, name. */
  readonly usedHere: ReadonlySet<string>;
  readonly usedOnPage: ReadonlySet<string>;
  readonly elsewhere: UsedElsewhere;
  /** What facts call the venue of the page, when it has one. */
  readonly venue: string | undefined;
  /** What facts call each venue, and its name in texts. */
  readonly venues: ReadonlyMap<string, string>;
  /** The venue that the words around a value name, of several. */
  readonly named?: string | undefined;
  /** The question that the text answers: its words are as good as the text’s own. */
  readonly asked?: string;
}

/** What the placeholders of all texts name. */
export interface UsedElsewhere {
  readonly anywhere: ReadonlySet<string>;
  /** By JSON pointer: pages of one template say the same things at the same places. */
  readonly byPointer: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A fact, how much the words around a value name it, and how likely it is meant. */
export interface Candidate {
  readonly fact: KnownFact;
  /** How much the sentence and its headings speak of it. */
  readonly named: number;
  /** How much the sentence alone does. */
  readonly inSentence: number;
  readonly likely: number;
}

/** A sentence speaks of a fact from here on: one word that few facts of the kind share. */
export const SPOKEN_OF = 0.45;

/** Facts by how likely a sentence means them; ties stay in the order of their paths. */
export function candidates(
  facts: readonly KnownFact[],
  kinds: ReadonlySet<FactKind>,
  known: KnownFacts,
  place: TextPlace,
  at: number,
): Candidate[] {
  const words = wordsAround(place, at);
  const rare = rarity(known, kinds);
  return facts
    .map((fact) => {
      const venue = venuePart(fact, place, words.text);
      const named = naming(fact, words, rare, 0.5) + venue;
      const inSentence = naming(fact, words, rare, 0);
      return { fact, named, inSentence, likely: named + leaning(fact, place, at) };
    })
    .sort((a, b) => b.likely - a.likely);
}

/** True where a text, or what stands over it, says any word by which some facts are called. */
export function speaksOfAny(facts: readonly KnownFact[], place: TextPlace, at: number): boolean {
  const { sentence, around } = wordsAround(place, at);
  return facts.some(({ words }) =>
    words.some((title) => [...title].some((word) => sentence.has(word) || around.has(word))),
  );
}

interface Words {
  readonly text: string;
  readonly sentence: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
}

/** The sentence that holds the value, and what stands over it. */
function wordsAround({ text, around, asked = '' }: TextPlace, at: number): Words {
  const before = text.slice(0, at).split(/[.!?;\n]\s/);
  const after = text.slice(at).split(/[.!?;\n]\s/);
  const sentence = `${before.at(-1) ?? ''}${after[0] ?? ''}`.replace(/\{\{[^}]*\}\}/g, ' ');
  const rest = [...before.slice(0, -1), ...after.slice(1)].join(' ');
  return {
    text: sentence,
    sentence: stems(`${asked} ${sentence}`),
    around: stems(`${rest} ${around}`),
  };
}

const rarities = new WeakMap<KnownFacts, Map<string, ReadonlyMap<string, number>>>();

/** In how many facts of the kinds each word stands: one that all share tells nothing. */
function rarity(known: KnownFacts, kinds: ReadonlySet<FactKind>): ReadonlyMap<string, number> {
  const made = rarities.get(known) ?? new Map<string, ReadonlyMap<string, number>>();
  rarities.set(known, made);
  const key = [...kinds].join(' ');
  const counted = made.get(key) ?? counts(known.all.filter(({ kind }) => kinds.has(kind)));
  made.set(key, counted);
  return counted;
}

function counts(facts: readonly KnownFact[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { words } of facts)
    for (const word of new Set(words.flatMap((title) => [...title])))
      counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}

/** Words of the titles and nouns of a fact and of the groups around it, in the sentence or over it. */
function naming(
  { words }: KnownFact,
  around: Words,
  rare: ReadonlyMap<string, number>,
  over: number,
): number {
  const seen = new Set<string>();
  return words.reduce((sum, title, depth) => {
    const weights = [...title].map((word) => {
      if (seen.has(word)) return 0;
      const part = around.sentence.has(word) ? 1 : around.around.has(word) ? over : 0;
      if (part > 0) seen.add(word);
      return (part / Math.sqrt(rare.get(word) ?? 1)) * (depth === 0 ? 1 : 0.7);
    });
    return sum + weights.reduce((a, b) => a + b, 0);
  }, 0);
}

/** A sentence that names a venue speaks of that one; else its page does. */
function venuePart(
  { path }: KnownFact,
  { venue, venues, named: nearest }: TextPlace,
  sentence: string,
): number {
  const own = path.split('.').find((step) => venues.has(step));
  if (own === undefined) return 0;
  if (nearest !== undefined) return nearest === own ? 1 : -3;
  const named = [...venues].filter(
    ([, name]) => name !== '' && sentence.toLowerCase().includes(name.toLowerCase()),
  );
  if (named.length > 0) return named.some(([id]) => id === own) ? 1 : -3;
  if (venue === undefined) return 0;
  return venue === own ? 0.5 : -1;
}

/** Before the end of a period rather than before its beginning. */
const LAST = /(?:entro|fino\s+al?|\}\s*(?:al|a)?)(?:\s*(?:il|le|lle))?\s*$/iu;

/** What is no evidence, but tells likelier facts from less likely ones. */
function leaning({ path }: KnownFact, place: TextPlace, at: number): number {
  const { usedHere, usedOnPage, elsewhere, pointer, text } = place;
  const steps = path.split('.');
  const group = steps.slice(0, -1).join('.');
  const end = LAST.test(text.slice(0, at)) ? 'to' : 'from';
  const keys = new Set(pointer.split('/'));
  const reasons: readonly [weight: number, holds: boolean][] = [
    [0.3, usedOnPage.has(path)],
    [0.15, elsewhere.anywhere.has(path)],
    [0.5, elsewhere.byPointer.get(pointer)?.has(path) === true],
    [-0.6, usedHere.has(path)],
    [0.3, [...usedHere].some((used) => used.startsWith(`${group}.`))],
    [0.1, steps.at(-1) === end],
    [-0.15, steps.some((step) => /^\d+$/.test(step))],
  ];
  const here = steps.filter((step) => keys.has(step)).length;
  return reasons.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0.3 * here);
}
