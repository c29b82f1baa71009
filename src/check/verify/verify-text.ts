import type { Json } from '../../content/json.ts';
import { LineIndex } from '../json/line-index.ts';
import { equalFacts, kindsOf, mentionKey, similarFacts } from '../mentions/equal-facts.ts';
import { Exceptions } from '../mentions/exceptions.ts';
import { comparable } from '../mentions/fact-kinds.ts';
import { type KnownFact, KnownFacts, stems } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import { nearestFacts } from '../mentions/nearest-facts.ts';
import { statementsOf } from '../mentions/statements.ts';
import { type Candidate, candidates, SPOKEN_OF, type TextPlace } from '../mentions/subject.ts';
import emptyWords from './empty-words.json' with { type: 'json' };
import { paragraphsOf } from './paragraphs.ts';

/** How a claim of a text stands against the facts. */
export type Verdict = 'equal' | 'differs' | 'undecided' | 'unknown';

/** A fact as the verdict names it. */
export interface CitedFact {
  readonly path: string;
  readonly label: string;
  /** The official value as people read it. */
  readonly written: string;
  /** Where the regulations state it. */
  readonly article?: { readonly title: string; readonly address: string } | undefined;
}

export interface Claim {
  readonly verdict: Verdict;
  /** As it was typed. */
  readonly found: string;
  /** Offsets count characters; lines and columns start at 1. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** What counts, or what it may have meant. */
  readonly fact?: CitedFact;
}

/** A fact as a text can be held against it: plain data, so that it can travel. */
export interface VerifyFact extends CitedFact, Pick<KnownFact, 'kind' | 'value'> {
  readonly nouns: readonly string[];
  readonly words: readonly (readonly string[])[];
  readonly undecided: boolean;
}

export interface VerifyMaterial {
  readonly language: string;
  /** The year of a date that states none. */
  readonly year: number;
  readonly facts: readonly VerifyFact[];
  /** Id and name. */
  readonly venues: readonly (readonly [string, string])[];
  readonly exceptions: Json;
}

/** Holds every claim of a free text against the facts. @param venue whose text it is, by its id */
export type Verify = (text: string, venue?: string) => Claim[];

export function createVerify({ language, year, venues, ...material }: VerifyMaterial): Verify {
  const cited = new Map(material.facts.map((fact) => [fact.path, fact]));
  const empty = stems((emptyWords[language as keyof typeof emptyWords] ?? []).join(' '));
  // What a fact counts stands beside every such number: it tells no count from another.
  const tells = (word: string, nouns: readonly string[]) =>
    !empty.has(word) && !nouns.some((noun) => word.startsWith(noun));
  const known = new KnownFacts(
    material.facts.map(({ path, kind, value, nouns, words }) => ({
      path,
      kind,
      value,
      nouns: new Set(nouns),
      words: words.map((title) => new Set(title.filter((word) => tells(word, nouns)))),
    })),
  );
  const nothing: ReadonlySet<string> = new Set();
  const unused = { anywhere: nothing, byPointer: new Map() };
  const names = new Map(venues);
  return (text, venue) => {
    const lines = new LineIndex(text);
    const exceptions = new Exceptions(material.exceptions);
    const own = { pointer: '', usedHere: nothing, usedOnPage: nothing, elsewhere: unused };
    return paragraphsOf(text).flatMap(({ text: part, start, around }) => {
      const place: TextPlace = { ...own, text: part, around, venue, venues: names };
      const mentions = mentionsOf(part, language, { year, nouns: known.nouns });
      const stated = new Set(mentions.flatMap((one) => [one, ...(one.ends ?? [])]).map(mentionKey));
      return mentions
        .filter(({ kind }) => kind !== 'url' && kind !== 'weekdayRange')
        .filter((mention) => !exceptions.covers(part, mention))
        .filter((mention) => states(mention, known, place))
        .map((mention) => {
          const { verdict, fact } = judged(mention, { known, cited, stated }, place);
          const from = lines.at(start + mention.start);
          return {
            verdict,
            found: mention.typed,
            start: start + mention.start,
            end: start + mention.end,
            line: from.line,
            column: from.column,
            ...(fact && { fact: citation(fact) }),
          };
        });
    });
  };
}

interface Judgement {
  readonly verdict: Verdict;
  readonly fact: VerifyFact | undefined;
}

/** False for number words and weekdays in a sentence that speaks of no fact. */
function states(mention: Mention, known: KnownFacts, place: TextPlace): boolean {
  return statementsOf(mention, { shown: known, official: known }, place).length > 0;
}

/** What a sentence needs to say more of another fact before a value that is right for one is wrong. */
const CLEARLY_OTHER = 0.5;

interface Facts {
  readonly known: KnownFacts;
  readonly cited: ReadonlyMap<string, VerifyFact>;
  /** Every value of the paragraph: a fact that it states somewhere is not what another value missed. */
  readonly stated: ReadonlySet<string>;
}

function judged(mention: Mention, facts: Facts, place: TextPlace): Judgement {
  const { known, cited } = facts;
  const equal = ranked(equalFacts(mention, place.text, known), mention, known, place);
  const [best] = equal;
  const subject = subjectOf(mention, facts, place);
  const at = (fact: KnownFact | undefined) => fact && cited.get(fact.path);
  const isOther = best && subject && subject.named - best.named >= CLEARLY_OTHER;
  if (best && !isOther) return settled('equal', at(best.fact));
  if (!best && haveOneGroup(mention, place, known))
    return settled('equal', at(startOf(mention, place, known)));
  if (subject) return settled('differs', at(subject.fact));
  return { verdict: 'unknown', fact: at(nearestFacts(mention, known)[0]) };
}

/** What an open question touches is neither right nor wrong. */
function settled(verdict: Verdict, fact: VerifyFact | undefined): Judgement {
  return { verdict: fact?.undecided ? 'undecided' : verdict, fact };
}

/** A range that no fact holds as one may go from one fact of a group to another: the season does. */
function haveOneGroup({ ends }: Mention, { text }: TextPlace, known: KnownFacts): boolean {
  if (!ends) return false;
  const [from, to] = ends.map((end) => new Set(equalFacts(end, text, known).map(groupOf)));
  return [...(from ?? [])].some((group) => to?.has(group));
}

function startOf({ ends }: Mention, { text }: TextPlace, known: KnownFacts): KnownFact | undefined {
  const [from, to] = (ends ?? []).map((end) => equalFacts(end, text, known));
  const groups = new Set(to?.map(groupOf));
  return from?.find((fact) => groups.has(groupOf(fact)));
}

function groupOf({ path }: KnownFact): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** The fact that the words around a value speak of most; undefined when they speak of none. */
function subjectOf(
  mention: Mention,
  { known, stated }: Facts,
  place: TextPlace,
): Candidate | undefined {
  const [best] = ranked(similarFacts(mention, known), mention, known, place)
    .filter(
      ({ named, fact }) => named >= SPOKEN_OF && !stated.has(comparable(fact.kind, fact.value)),
    )
    .sort((a, b) => b.named - a.named);
  return best;
}

function ranked(
  facts: readonly KnownFact[],
  mention: Mention,
  known: KnownFacts,
  place: TextPlace,
): Candidate[] {
  return candidates(facts, new Set(kindsOf(mention)), known, place, mention.start);
}

function citation({ path, label, written, article }: VerifyFact): CitedFact {
  return { path, label, written, ...(article && { article }) };
}
