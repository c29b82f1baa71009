// Values that no fact has, but that are not wrong, or only half wrong.
import type { Profile } from './profile.ts';
import { parentOf, type Scored } from './score.ts';
import type { Value } from './value.ts';

/** «Dal 9 giugno al 19 settembre»: only one end is that of the fact. */
export function isHalfRight({ isRange, from, to }: Value, { fact, ...ends }: Profile): boolean {
  return (
    isRange === true && fact.kind.endsWith('Range') && (from === ends.from) !== (to === ends.to)
  );
}

/** «L’ho accompagnata alle 8:30»: an hour within a range, not one of its ends. */
export function isInside(
  { kind, side, from }: Value,
  best: Scored,
  scored: readonly Scored[],
): boolean {
  const range = scored.find(
    ({ profile }) => parentOf(best.profile.fact.path) === profile.fact.path,
  );
  return (
    kind === 'time' &&
    side === 'at' &&
    range !== undefined &&
    range.profile.from < from &&
    from < range.profile.to
  );
}

/** «Mezza giornata = h 14»: if the text does not say which end it means, either is right. */
export function isOtherEndOf({ profile: best }: Scored) {
  return ({ profile }: Scored) =>
    best.named.length === 0 &&
    best.slots.has('edge') &&
    profile.slots.has('edge') &&
    parentOf(profile.fact.path) === parentOf(best.fact.path);
}
