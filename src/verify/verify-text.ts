import type { Fact, Material } from '../reader/fact.ts';
import { isLanguage } from '../reader/lexicon.ts';
import { createReader, type Claim as Read } from '../reader/read-claims.ts';
import type { CitedFact, Claim } from './claim.ts';
import { correctionOf } from './correction.ts';
import { humanLines } from './human-lines.ts';

/** A fact to compare texts with and to cite: plain data, so that it can be serialised. */
export interface VerifyFact extends Fact, CitedFact {
  readonly undecided: boolean;
  /** The value in each format that people type, by format name. */
  readonly forms: Readonly<Record<string, string>>;
}

export interface VerifyMaterial extends Omit<Material, 'language' | 'facts'> {
  /** The id of the language. In one that the reader does not know, texts have no claims. */
  readonly language: string;
  readonly facts: readonly VerifyFact[];
  /** Phrases that look like values of facts and are not. */
  readonly exceptions: readonly string[];
}

/** Compares every claim of a free text with the facts. @param venue id of the venue it is about */
export type Verify = (text: string, venue?: string) => Claim[];

export function createVerify({ language, exceptions, ...material }: VerifyMaterial): Verify {
  if (!isLanguage(language)) return () => [];
  const read = createReader({ ...material, language });
  const cited = new Map(material.facts.map((fact) => [fact.path, fact]));
  return (text, venue) => {
    const covered = coveredIn(text, exceptions);
    return read(humanLines(text), venue)
      .filter(({ start, end }) => !covered.some((one) => one.start <= start && end <= one.end))
      .flatMap((one) => claimOf(text, one, cited));
  };
}

function coveredIn(text: string, exceptions: readonly string[]) {
  return exceptions.flatMap((words) => {
    const starts: number[] = [];
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) starts.push(at);
    return starts.map((start) => ({ start, end: start + words.length }));
  });
}

function claimOf(text: string, read: Read, cited: ReadonlyMap<string, VerifyFact>): Claim[] {
  const { verdict, start, end } = read;
  if (verdict === 'unknown') return [];
  const fact = read.fact && factAt(read.fact.path, cited);
  const correction =
    verdict === 'differs' ? correctionOf(text, read, (path) => cited.get(path)) : undefined;
  const lines = text.slice(0, start).split('\n');
  return [
    {
      // What an open question touches is neither right nor wrong.
      verdict: fact?.undecided && verdict !== 'check' ? 'undecided' : verdict,
      found: text.slice(start, end),
      start,
      end,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      ...(fact && { fact: citation(fact) }),
      ...(correction && { correction }),
    },
  ];
}

/** The season is not a single fact: it is cited by its first and last day. */
function factAt(path: string, cited: ReadonlyMap<string, VerifyFact>): VerifyFact | undefined {
  const [start, end] = [cited.get(`${path}.start`), cited.get(`${path}.end`)];
  const known = cited.get(path);
  if (known || !start || !end) return known;
  const undecided = start.undecided || end.undecided;
  return { ...start, path, undecided, written: `${start.written} – ${end.written}` };
}

export function citation({ path, label, written, article }: VerifyFact): CitedFact {
  return { path, label, written, ...(article && { article }) };
}
