import { type Sentence, sentencesOf } from '../claims/clauses.ts';
import { readValues } from '../values/read-values.ts';
import type { Fact, Material } from './fact.ts';
import type { Profile } from './profile.ts';
import { Profiles } from './profiles.ts';

/** The facts that a text mentions, with or without a value, the likeliest first. */
export type Subjects = (text: string) => Fact[];

/** A sentence mentions a fact if the rarities of the meanings that they share add up to this. */
const MIN_RARITY = 2;
/** The part of the best total in its family that a fact needs: sharing a word is not enough. */
const MIN_SHARE_OF_BEST = 0.75;

export function createSubjects(material: Material): Subjects {
  const profiles = new Profiles(material);
  return (text) => {
    const sentences = sentencesOf(readValues(text, profiles.lexicon), profiles.lexicon);
    const best = new Map<Fact, number>();
    for (const { profile, said } of sentences.flatMap((sentence) => namedIn(sentence, profiles)))
      best.set(profile.fact, Math.max(best.get(profile.fact) ?? 0, said));
    return [...best].toSorted(([, a], [, b]) => b - a).map(([fact]) => fact);
  };
}

/** A fact that a sentence mentions, and how much of it. */
interface Named {
  readonly profile: Profile;
  readonly family: string;
  readonly said: number;
}

export function namedIn(sentence: Sentence, profiles: Profiles): Named[] {
  const meanings = new Set(sentence.flatMap((clause) => [...clause.meanings]));
  const answers = (dimension: string) =>
    sentence.flatMap(({ dimensions }) => [...(dimensions.get(dimension) ?? [])]);
  const venues = answers('venue');
  const fits = ({ fact, dimensions, marked }: Profile) =>
    (!fact.venues || venues.length === 0 || fact.venues.some((id) => venues.includes(id))) &&
    (marked.length === 0 || marked.some((topic) => meanings.has(topic))) &&
    [...dimensions].every(([dimension, own]) => {
      const said = answers(dimension);
      return said.length === 0
        ? dimension === 'edge' || dimension === 'period' || !MEANT_ONLY_IF_NAMED.has(own)
        : said.includes(own);
    });
  // The quickest test first: nearly no fact shares a word with the sentence.
  const isNamed = ({ own }: Profile) =>
    own.size === 0 || [...own].some((topic) => meanings.has(topic));
  const named = profiles.all
    .filter((profile) => isNamed(profile) && fits(profile))
    .flatMap((profile) => {
      const rarities = profiles.rarities(profile.family);
      const shared = [...profile.own, ...profile.group].filter((topic) => meanings.has(topic));
      const said = shared.reduce((sum, meaning) => sum + (rarities.get(meaning) ?? 0), 0);
      return said >= MIN_RARITY ? [{ profile, family: profile.family, said }] : [];
    });
  const byFamily = Map.groupBy(named, ({ family }) => family);
  return named.filter(({ family, said }) => {
    const best = Math.max(...(byFamily.get(family) ?? []).map((other) => other.said));
    return said >= best * MIN_SHARE_OF_BEST;
  });
}

/** Meant only if the text names them. */
export const MEANT_ONLY_IF_NAMED: ReadonlySet<string> = new Set(['half', 'agreement', 'example']);
