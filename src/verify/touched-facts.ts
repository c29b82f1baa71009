import { isLanguage } from '../reader/lexicon.ts';
import { createSubjects } from '../reader/subjects.ts';
import type { CitedFact } from './claim.ts';
import { citation, type VerifyMaterial } from './verify-text.ts';

/** So many lines are read by a model that writes a short post; the rest would bury them. */
const MOST_FACTS = 12;

/** The facts of which a text speaks, whether or not it states their values, the likeliest first. */
export type Touched = (text: string) => CitedFact[];

/** Facts that an open question touches are left out: nobody may repeat them. */
export function createTouched({ language, ...material }: VerifyMaterial): Touched {
  if (!isLanguage(language)) return () => [];
  const subjects = createSubjects({ ...material, language });
  const cited = new Map(material.facts.map((fact) => [fact.path, fact]));
  return (text) =>
    subjects(text)
      .flatMap(({ path }) => cited.get(path) ?? [])
      .filter(({ undecided }) => !undecided)
      .slice(0, MOST_FACTS)
      .map(citation);
}
