import type { Json } from '../../content/json.ts';
import { LineIndex } from '../json/line-index.ts';
import { Exceptions } from '../mentions/exceptions.ts';
import { type KnownFact, KnownFacts, stems } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import { statementsOf } from '../mentions/statements.ts';
import type { TextPlace } from '../mentions/subject.ts';
import { type Correction, correctionOf } from './correction.ts';
import emptyWords from './empty-words.json' with { type: 'json' };
import { judgeAll, type Known } from './judgement.ts';
import { Naming } from './naming.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { venueAfter, venueBeside } from './venue-of.ts';
import { Vocabulary } from './vocabulary.ts';

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
  /** How to put a value right, where a program can. */
  readonly correction?: Correction;
}

/** A fact as a text can be held against it: plain data, so that it can travel. */
export interface VerifyFact extends CitedFact, Pick<KnownFact, 'kind' | 'value' | 'venues'> {
  readonly nouns: readonly string[];
  readonly words: readonly (readonly string[])[];
  /** Words of the names that the site gives to what it is about. */
  readonly called: readonly string[];
  /** Words of the sentences in which the site shows it. */
  readonly said: readonly string[];
  readonly undecided: boolean;
  /** The value in each form in which people type it, by the name of the form. */
  readonly forms: Readonly<Record<string, string>>;
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
  const known = knownOf(material.facts, language);
  const nothing: ReadonlySet<string> = new Set();
  const unused = { anywhere: nothing, byPointer: new Map() };
  const own = { pointer: '', usedHere: nothing, usedOnPage: nothing, elsewhere: unused };
  const names = new Map(venues);
  const byPath = new Map(known.facts.all.map((fact) => [fact.path, fact]));
  const rightAt = (path: string) => {
    const fact = byPath.get(path);
    return fact && { fact, forms: cited.get(path)?.forms ?? {} };
  };
  return (text, venue) => {
    const lines = new LineIndex(text);
    const exceptions = new Exceptions(material.exceptions);
    let [said, last]: [number, string | undefined] = [0, undefined];
    const statedIn = ({ text: part, start, around, asked }: Paragraph) => {
      last = venueAfter(text.slice(said, start), last, names);
      said = start;
      const about = venue ?? last;
      const line: TextPlace = { ...own, text: part, around, asked, venue: about, venues: names };
      const all = mentionsOf(part, language, { year, nouns: known.facts.nouns });
      const halves = all.filter(({ kind, value }) => kind === 'count' && !Number.isInteger(value));
      return all
        .filter(({ kind }) => kind !== 'url' && kind !== 'weekdayRange')
        .filter((mention) => !exceptions.covers(part, mention))
        .map((mention) => {
          const place = { ...line, halves, named: venueBeside(part, mention, names) };
          return { mention, place, start };
        })
        .filter((stated) => states(stated.mention, known.facts, stated.place));
    };
    const blocks = Map.groupBy(paragraphsOf(text), ({ block }) => block);
    return [...blocks.values()].flatMap((parts) =>
      judgeAll(parts.flatMap(statedIn), known).map(({ mention, is, place, start, fact: found }) => {
        const fact = found && cited.get(found.path);
        const from = lines.at(start + mention.start);
        // What an open question touches is neither right nor wrong.
        const verdict = fact?.undecided && is !== 'unknown' ? 'undecided' : is;
        const right =
          is === 'differs' && fact
            ? correctionOf(place.text, mention, fact.path, rightAt)
            : undefined;
        return {
          verdict,
          found: mention.typed,
          start: start + mention.start,
          end: start + mention.end,
          line: from.line,
          column: from.column,
          ...(fact && { fact: citation(fact) }),
          ...(right && {
            correction: { ...right, start: start + right.start, end: start + right.end },
          }),
        };
      }),
    );
  };
}

/** The words of the facts, without those that tell none from another. */
export function knownOf(facts: readonly VerifyFact[], language: string): Known {
  const empty = stems((emptyWords[language as keyof typeof emptyWords] ?? []).join(' '));
  // What a fact counts stands beside every such number: it tells no count from another.
  const telling = (words: readonly string[], nouns: readonly string[]) =>
    new Set(
      words.filter((word) => !empty.has(word) && !nouns.some((noun) => word.startsWith(noun))),
    );
  const known = new KnownFacts(
    facts.map(({ path, kind, value, venues, nouns, words }) => ({
      path,
      kind,
      value,
      venues,
      nouns: new Set(nouns),
      words: words.map((title) => telling(title, nouns)),
    })),
  );
  const vocabulary = new Vocabulary(
    facts.map(({ path, kind, called, said, nouns }) => ({
      path,
      kind,
      called: telling(called, nouns),
      said: telling(said, nouns),
    })),
  );
  return { facts: known, vocabulary, naming: new Naming(known.all, vocabulary) };
}

/** False for number words and weekdays in a sentence that speaks of no fact. */
function states(mention: Mention, known: KnownFacts, place: TextPlace): boolean {
  return statementsOf(mention, { shown: known, official: known }, place).length > 0;
}

export function citation({ path, label, written, article }: VerifyFact): CitedFact {
  return { path, label, written, ...(article && { article }) };
}
