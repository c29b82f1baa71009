// The fallback: what a sentence says about a subject of the facts, if no fact confirms it.

import { type Claim, claimOf } from '../claims/claim.ts';
import type { Sentence } from '../claims/clauses.ts';
import { meaningsOf, nounsOf } from '../claims/nodes.ts';
import { isOffset } from '../claims/score.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import { namedIn } from '../facts/subjects.ts';
import type { Node } from '../values/grammar.ts';

const PEOPLE: ReadonlySet<string> = new Set([
  'children',
  'siblings',
  'families',
  'parents',
  'week',
]);
/**
 * Kinds of value that may count or name anything, unless a fact counts it: «con 0005» (with 0005),
 * «la prima» (the first).
 */
const OPEN_KINDS: ReadonlySet<string> = new Set(['number', 'ordinal']);

/** A person checks a sentence that names a subject of the facts, if no fact confirms any of it. */
export function withUnconfirmed(
  claims: readonly Claim[],
  sentence: Sentence,
  profiles: Profiles,
): readonly Claim[] {
  const isCompared = claims.some(({ verdict }) => verdict !== 'unknown');
  if (isCompared || areNames(claims, sentence, profiles)) return claims;
  // A time after what the text mentions before: «Un’ora dopo comincia il relax» (an hour later the
  // quiet time begins).
  const isAfter = (node: Node) =>
    node.value?.kind === 'quantity' && sentence.some((clause) => isOffset(node, clause));
  if (sentence.some(({ nodes }) => nodes.some(isAfter))) return claims;
  if (!claimsAnything(claims, sentence, profiles)) return claims;
  const meanings = new Set(sentence.flatMap((clause) => [...clause.meanings]));
  // A word that nobody lists names no subject by itself: «una regola» (a rule).
  const isNamed = ({ own, group, named }: Profile) =>
    [...own, ...group].some(
      (topic) => meanings.has(topic) && (!topic.startsWith('=') || named.includes(topic)),
    );
  const [subject] = namedIn(sentence, profiles)
    .filter(({ profile }) => isNamed(profile))
    .filter(({ profile: { fact } }) => fact.titles.length > 0 && !fact.isRelated)
    .toSorted((a, b) => b.said - a.said);
  if (!subject) return claims;
  const { profile } = subject;
  if (claims.length > 0)
    return claims.map((claim): Claim => ({ ...claim, verdict: 'check', fact: profile.fact }));
  const isOfSubject = (meaning: string) => profile.own.has(meaning) || profile.group.has(meaning);
  const word = sentence
    .flatMap(({ nodes }) => nodes)
    .find((node) => meaningsOf(node).some(isOfSubject));
  return word ? [claimOf(word, { verdict: 'check', fact: profile })] : [];
}

/** Whether all values of a sentence only count or name something. */
function areNames(claims: readonly Claim[], sentence: Sentence, profiles: Profiles): boolean {
  const counted = countedIn(sentence, profiles);
  // The year of the facts only names it: «Estate 2025» (summer 2025).
  const isName = ({ start, value: { kind, unit, from, vague, side, isEvery } }: Claim) =>
    (OPEN_KINDS.has(kind) && !vague && !side && !counted.has(start)) ||
    (unit === 'day' && isEvery) ||
    (kind === 'year' && profiles.all.some(({ year }) => year === from));
  return claims.length > 0 && claims.every(isName);
}

/** Whether a sentence claims anything about what the facts are about. */
function claimsAnything(claims: readonly Claim[], sentence: Sentence, profiles: Profiles): boolean {
  const meanings = [...new Set(sentence.flatMap((clause) => [...clause.meanings]))];
  // Without a value, a claim combines two topics: «Ci vediamo in piscina!» (see you at the pool!)
  // claims nothing about it. «Mio figlio ha nove anni» (my son is nine) is about a family.
  const topics = meanings.filter((topic) => !topic.startsWith('=') && !PEOPLE.has(topic));
  // A topic of the camp that none of these facts has: those of the staff are not published.
  const isUnpublished = (topic: string) =>
    profiles.lexicon.isMarked(topic) && !profiles.topics.has(topic);
  return topics.length > (claims.length > 0 ? 0 : 1) && !meanings.some(isUnpublished);
}

/** Where numbers start that a noun of a counted fact follows: «4 postazioni in meno» (stations). */
function countedIn(sentence: Sentence, profiles: Profiles): ReadonlySet<number> {
  const counts = profiles.ofFamily('count');
  const isCounted = (noun: Node | undefined) =>
    nounsOf(noun).some(
      (topic) =>
        counts.some(({ units }) => units.has(topic)) ||
        (noun?.tags.has('#counted') === true && !PEOPLE.has(topic)),
    );
  return new Set(
    sentence.flatMap(({ nodes }) =>
      nodes
        .filter(({ value }, at) => value?.kind === 'number' && isCounted(nodes[at + 1]))
        .map(({ start }) => start),
    ),
  );
}
