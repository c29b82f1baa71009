import type { Context } from './context.ts';
import { parentOf, type Scored } from './score.ts';
import type { Value } from './value.ts';

/** From here on a subject is likely. */
export const LIKELY = 1.1;
/** How far below the best a fact may still have been meant. */
export const MEANT = 1.6;
const ALONE = 2.5;

/** Another fact of this value is close enough that somebody should look. */
export function isMeant(value: Value, best: Scored, holding: readonly Scored[]): boolean {
  if (value.kind === 'date' && holding.length > 0) return true;
  const likely = holding.filter(({ evidence }) => evidence > 0);
  if (value.kind === 'time')
    return likely.some((one) => one.evidence >= LIKELY && one.score >= best.score - 2 * MEANT);
  return likely.some(({ score }) => score >= best.score - MEANT);
}

/** Everything that tells facts apart speaks for this one, far more than for any other subject. */
export function isAlone(best: Scored, scored: readonly Scored[]): boolean {
  const other = scored.find((one) => !isInGroup(one, best) && one !== best);
  return !other || best.score - other.score >= ALONE;
}

/** Entries of one list that the sentence does not tell apart: two open days. */
export function isSibling({ profile }: Scored, best: Scored): boolean {
  const [own, other] = [profile.fact, best.profile.fact];
  const isNamedApart = best.profile.named.some((one) => !profile.own.has(one));
  return (
    own.position !== undefined &&
    !isNamedApart &&
    own.position !== other.position &&
    parentOf(parentOf(own.path)) === parentOf(parentOf(other.path)) &&
    own.titles[0]?.title === other.titles[0]?.title
  );
}

/** «You need five children to reach the most»: another fact of the group has this value, and the clause says more. */
export function isOfGroup(
  value: Value,
  best: Scored,
  holding: readonly Scored[],
  { clause }: Context,
) {
  const { own, group } = best.profile;
  const isMore = [...clause.meanings].some(
    (one) => !one.startsWith('=') && !own.has(one) && !group.has(one),
  );
  if (value.text || value.vague || value.side || !isMore) return false;
  return holding.some((one) => one.evidence > 0 && isInGroup(one, best));
}

function isInGroup({ profile }: Scored, best: Scored): boolean {
  const group = parentOf(best.profile.fact.path);
  return group.includes('.') && profile.fact.path.startsWith(`${group}.`);
}
