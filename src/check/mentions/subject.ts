import type { FactKind } from './fact-kinds.ts';
import { type KnownFact, type KnownFacts, stems } from './known-facts.ts';
import type { Span } from './mention.ts';

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
  /** Other values of the text with a half: «un’ora e mezza» speaks of no half day. */
  readonly halves?: readonly Span[];
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
  const weighed = weights(known, kinds);
  const venuePart = venueIn(place, words.text);
  const leaning = leaningIn(place, at);
  return facts
    .map((fact) => {
      const { inSentence, around } = naming(weighed(fact), words);
      const named = inSentence + around / 2 + venuePart(fact);
      return { fact, named, inSentence, likely: named + leaning(fact) };
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

/** How far from a value its words are looked for, in characters: longer than any text of a site. */
const FAR = 1000;

/** The sentence that holds the value, and what stands over it. */
function wordsAround({ text, around, asked = '' }: TextPlace, at: number): Words {
  const before = text.slice(Math.max(0, at - FAR), at).split(/[.!?;\n]\s/);
  const after = text.slice(at, at + FAR).split(/[.!?;\n]\s/);
  const sentence = `${before.at(-1) ?? ''}${after[0] ?? ''}`.replace(/\{\{[^{}]*\}\}/g, ' ');
  const rest = [...before.slice(0, -1), ...after.slice(1)].join(' ');
  return {
    text: sentence,
    sentence: stems(`${asked} ${sentence}`),
    around: stems(`${rest} ${around}`),
  };
}

/** The words by which a fact is called, each with what it counts. */
type Weighed = ReadonlyMap<string, number>;
type Weights = (fact: KnownFact) => Weighed;

const made = new WeakMap<KnownFacts, Map<string, Weights>>();

/** A word tells the less, the more facts of the kinds it stands in, and less in the title of a group. */
function weights(known: KnownFacts, kinds: ReadonlySet<FactKind>): Weights {
  const ofKinds = made.get(known) ?? new Map<string, Weights>();
  made.set(known, ofKinds);
  const key = [...kinds].join(' ');
  const weighed = ofKinds.get(key) ?? weigher(known.all.filter(({ kind }) => kinds.has(kind)));
  ofKinds.set(key, weighed);
  return weighed;
}

function weigher(alike: readonly KnownFact[]): Weights {
  const rare = counts(alike);
  const known = new WeakMap<KnownFact, Weighed>();
  const weigh = ({ words }: KnownFact) => {
    const weighed = new Map<string, number>();
    for (const [depth, title] of words.entries())
      for (const word of title)
        if (!weighed.has(word))
          weighed.set(word, (depth === 0 ? 1 : 0.7) / Math.sqrt(rare.get(word) ?? 1));
    return weighed;
  };
  return (fact) => {
    const weighed = known.get(fact) ?? weigh(fact);
    known.set(fact, weighed);
    return weighed;
  };
}

function counts(facts: readonly KnownFact[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { words } of facts)
    for (const word of new Set(words.flatMap((title) => [...title])))
      counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}

/** How much the sentence names a fact and the groups around it, and how much what stands over it does. */
function naming(weighed: Weighed, words: Words): { inSentence: number; around: number } {
  let [inSentence, around] = [0, 0];
  for (const [word, weight] of weighed) {
    if (words.sentence.has(word)) inSentence += weight;
    else if (words.around.has(word)) around += weight;
  }
  return { inSentence, around };
}

/** A sentence that names a venue speaks of that one; else its page does. */
function venueIn(
  { venue, venues, named: nearest }: TextPlace,
  sentence: string,
): (fact: KnownFact) => number {
  const small = sentence.toLowerCase();
  const named = [...venues].filter(([, name]) => name !== '' && small.includes(name.toLowerCase()));
  return ({ venues: holdsAt }) => {
    if (holdsAt === undefined) return 0;
    if (nearest !== undefined) return holdsAt.includes(nearest) ? 1 : -3;
    if (named.length > 0) return named.some(([id]) => holdsAt.includes(id)) ? 1 : -3;
    if (venue === undefined) return 0;
    return holdsAt.includes(venue) ? 0.5 : -1;
  };
}

/** Before the end of a period rather than before its beginning. */
const LAST = /(?:entro|fino\s+al?|\}\s*(?:al|a)?)(?:\s*(?:il|le|lle))?\s*$/iu;

/** «fino al» stands within so many characters before its day. */
const NEAR = 40;

/** What is no evidence, but tells likelier facts from less likely ones. */
function leaningIn(place: TextPlace, at: number): (fact: KnownFact) => number {
  const { usedHere, usedOnPage, elsewhere, pointer, text } = place;
  const end = LAST.test(text.slice(Math.max(0, at - NEAR), at)) ? '.to' : '.from';
  const keys = pointer.split('/').filter(Boolean);
  const usedAtPointer = elsewhere.byPointer.get(pointer);
  const used = [...usedHere];
  return ({ path }) => {
    const group = path.slice(0, path.lastIndexOf('.') + 1);
    let likely = 0.3 * keysIn(path, keys);
    if (usedOnPage.has(path)) likely += 0.3;
    if (elsewhere.anywhere.has(path)) likely += 0.15;
    if (usedAtPointer?.has(path)) likely += 0.5;
    if (usedHere.has(path)) likely -= 0.6;
    if (used.some((one) => one.startsWith(group))) likely += 0.3;
    if (path.endsWith(end)) likely += 0.1;
    if (IN_LIST.test(path)) likely -= 0.15;
    return likely;
  };
}

/** The number of an entry among the steps of a path. */
const IN_LIST = /\.\d+(?:\.|$)/;

/** How many steps of a path are among some keys. */
function keysIn(path: string, keys: readonly string[]): number {
  if (keys.length === 0) return 0;
  return path.split('.').filter((step) => keys.includes(step)).length;
}
