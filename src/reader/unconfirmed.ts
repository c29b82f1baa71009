// The default: what a sentence says about a subject of the facts, and no fact confirms.
import { type Claim, claimOf } from './claim.ts';
import { meaningsOf, type Sentence } from './clauses.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { namedIn } from './subjects.ts';

/** A person checks a sentence that names a subject of the facts, if no fact confirms any of it. */
export function withUnconfirmed(
  claims: readonly Claim[],
  sentence: Sentence,
  profiles: Profiles,
): readonly Claim[] {
  const isPlace = claims.length > 0 && claims.every(({ value }) => value.kind === 'ordinal');
  if (isPlace || claims.some(({ verdict }) => verdict !== 'unknown')) return claims;
  const said = new Set(sentence.flatMap(({ meanings }) => [...meanings]));
  if (isUnpublished(said, profiles) || (claims.length === 0 && isOfList(said, profiles)))
    return claims;
  const [subject] = namedIn(sentence, profiles).toSorted((a, b) => b.said - a.said);
  if (!subject) return claims;
  const { profile } = subject;
  if (claims.length > 0)
    return claims.map((one): Claim => ({ ...one, verdict: 'check', fact: profile.fact }));
  const word = sentence
    .flatMap(({ nodes }) => nodes)
    .find((node) => meaningsOf(node).some((one) => isAbout(profile, one)));
  return word ? [claimOf(word, { verdict: 'check', fact: profile })] : [];
}

function isAbout({ own, group }: Profile, meaning: string): boolean {
  return own.has(meaning) || group.has(meaning);
}

/** A topic of the camp that none of these facts has: those of the staff are not published. */
function isUnpublished(said: ReadonlySet<string>, { all, lexicon }: Profiles): boolean {
  return [...said].some(
    (one) => lexicon.isMarked(one) && !all.some((profile) => isAbout(profile, one)),
  );
}

/** «Fra gli sport c’è il padel»: an entry of a list, by its name. */
function isOfList(said: ReadonlySet<string>, { all }: Profiles): boolean {
  return all.some(
    ({ named, own, group }) =>
      named.some((one) => said.has(one)) &&
      [...own, ...group].some((one) => said.has(one) && !named.includes(one)),
  );
}
