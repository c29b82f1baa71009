import { createSubjects } from '../reader/facts/subjects.ts';
import { isLanguage } from '../reader/values/lexicon.ts';
import type { CitedFact } from './claim.ts';
import { citation, type VerifyMaterial } from './verify-text.ts';

/** The maximum for a prompt: more would bury the facts that matter. */
const MAX_FACTS = 12;

/** The facts that a text mentions, with or without a value, the likeliest first. */
export type MentionedFacts = (text: string) => CitedFact[];

/** Leaves out what nobody may repeat: facts that are disputed, undecided, or confirmed by nobody. */
export function createMentionedFacts({ language, ...material }: VerifyMaterial): MentionedFacts {
  if (!isLanguage(language)) return () => [];
  const subjects = createSubjects({ ...material, language });
  const cited = new Map(material.facts.map((fact) => [fact.path, fact]));
  return (text) =>
    subjects(text)
      .flatMap(({ path }) => cited.get(path) ?? [])
      .filter(({ undecided, confirmed }) => !undecided && confirmed !== false)
      .filter(({ value }) => value !== 'undecided')
      .slice(0, MAX_FACTS)
      .map(citation);
}
