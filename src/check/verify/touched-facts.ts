import type { KnownFact } from '../mentions/known-facts.ts';
import { candidates, SPOKEN_OF, type TextPlace } from '../mentions/subject.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type CitedFact, citation, knownOf, type VerifyMaterial } from './verify-text.ts';

/** So many lines are read by a model that writes a short post; the rest would bury them. */
const MOST_FACTS = 12;

/** Beside a fact that a sentence names clearly, those of its kind that share a word are not meant. */
const NEARLY_BEST = 0.6;

/** The facts of which a text speaks, whether or not it states their values, the likeliest first. */
export type Touched = (text: string) => CitedFact[];

/** Facts that an open question touches are left out: nobody may repeat them. */
export function createTouched({ language, venues, facts }: VerifyMaterial): Touched {
  const cited = new Map(facts.map((fact) => [fact.path, fact]));
  const known = knownOf(facts, language).facts;
  const byKind = Map.groupBy(known.all, ({ kind }) => kind);
  const nothing: ReadonlySet<string> = new Set();
  const place = {
    pointer: '',
    usedHere: nothing,
    usedOnPage: nothing,
    elsewhere: { anywhere: nothing, byPointer: new Map() },
    venue: undefined,
    venues: new Map(venues),
  };
  const spokenOf = (text: string, around: string) =>
    sentencesOf(text).flatMap((sentence) => {
      const here: TextPlace = { ...place, text: sentence, around };
      return [...byKind].flatMap(([kind, all]) => {
        const named = candidates(all, new Set([kind]), known, here, 0);
        const best = Math.max(...named.map((one) => one.named));
        const least = Math.max(SPOKEN_OF, best * NEARLY_BEST);
        return named.filter((one) => one.inSentence > 0 && one.named >= least);
      });
    });
  return (text) => {
    const found = paragraphsOf(text).flatMap((part) => spokenOf(part.text, part.around));
    const best = new Map<KnownFact, number>();
    for (const { fact, named } of found) best.set(fact, Math.max(best.get(fact) ?? 0, named));
    const likeliest = [...best].sort(([, a], [, b]) => b - a).map(([fact]) => cited.get(fact.path));
    return likeliest
      .flatMap((fact) => (fact && !fact.undecided ? [citation(fact)] : []))
      .slice(0, MOST_FACTS);
  };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean);
}
