import type { Json } from '../../content/json.ts';
import { LineIndex } from '../json/line-index.ts';
import { kindsOf, similarFacts } from '../mentions/equal-facts.ts';
import { Exceptions } from '../mentions/exceptions.ts';
import { type KnownFact, KnownFacts } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { mentionsOf } from '../mentions/mentions-of.ts';
import { type Statement, statementsOf } from '../mentions/statements.ts';
import { candidates, SPOKEN_OF, type TextPlace } from '../mentions/subject.ts';
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
  const known = new KnownFacts(
    material.facts.map(({ path, kind, value, nouns, words }) => ({
      path,
      kind,
      value,
      nouns: new Set(nouns),
      words: words.map((stems) => new Set(stems)),
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
      return mentionsOf(part, language, { year, nouns: known.nouns })
        .filter(({ kind }) => kind !== 'url' && kind !== 'weekdayRange')
        .filter((mention) => !exceptions.covers(part, mention))
        .flatMap((mention) => statementsOf(mention, { shown: known, official: known }, place))
        .map((statement) => {
          const { mention } = statement;
          const { verdict, fact } = judged(statement, known, cited, place);
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

function judged(
  statement: Statement,
  known: KnownFacts,
  cited: ReadonlyMap<string, VerifyFact>,
  place: TextPlace,
): { verdict: Verdict; fact: VerifyFact | undefined } {
  const { mention } = statement;
  const at = (fact: KnownFact | undefined) => fact && cited.get(fact.path);
  const orUndecided = (verdict: Verdict, fact: VerifyFact | undefined) => ({
    verdict: fact?.undecided ? ('undecided' as const) : verdict,
    fact,
  });
  if (statement.is === 'fact' || statement.is === 'official')
    return orUndecided('equal', at(statement.fact));
  if (statement.is === 'other') return orUndecided('differs', at(statement.subject));
  const subject = subjectOf(mention, known, place);
  if (subject) return orUndecided('differs', at(subject));
  return { verdict: 'unknown', fact: at(statement.near[0]) };
}

/** The fact that the words around a value speak of; undefined when they speak of none. */
function subjectOf(mention: Mention, known: KnownFacts, place: TextPlace): KnownFact | undefined {
  const kinds = new Set(kindsOf(mention));
  const [best] = candidates(similarFacts(mention, known), kinds, known, place, mention.start)
    .filter(({ named }) => named >= SPOKEN_OF)
    .sort((a, b) => b.named - a.named);
  return best?.fact;
}

function citation({ path, label, written, article }: VerifyFact): CitedFact {
  return { path, label, written, ...(article && { article }) };
}
