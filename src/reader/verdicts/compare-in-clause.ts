import { agrees } from '../claims/compare-value.ts';
import type { Context } from '../claims/context.ts';
import { edgesOf } from '../claims/contradicting-clause.ts';
import { isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import type { Scored } from '../claims/score.ts';
import type { Profile } from '../facts/profile.ts';
import type { Value } from '../values/value.ts';
import { CHILDREN } from './other-people.ts';

/** Whether a fact has the value, as its clause states it. */
export function matchesIn(value: Value, context: Context) {
  const { clause } = context;
  const edges = edgesOf(value, context);
  const isOpen = !edges && clause.meanings.has('open');
  // «Alle 12:30 potete ancora chiamare», «a quarter to nine isn’t too late to arrive»
  const isAllowed =
    (has(clause.nodes, '#too') || (has(clause.nodes, '#able') && value.side === 'at')) &&
    !isNegative(clause);
  // «Mio figlio ha pranzato alle 13»
  const isOwn =
    has(clause.nodes.slice(0, 1), '#possessive') &&
    CHILDREN.some((one) => clause.meanings.has(one));
  const isInside = (profile: Profile) => isOpen || isOwn || (isAllowed && isForVisits(profile));
  // «Il ritiro apre alle 16:45»: either end of its hours.
  const sides = SIDES.filter((side) => edges?.has(EDGE[side]));
  const ends = [value, ...sides.map((side) => ({ ...value, side }))];
  return ({ profile }: Scored) => ends.some((one) => agrees(one, profile, isInside(profile)));
}

const EDGE = { from: 'start', to: 'end' } as const;
const SIDES = ['from', 'to'] as const;

/**
 * Opening hours, within which one may come or call at any time; a slot of the programme starts at a
 * fixed time.
 */
function isForVisits({ family, own, group }: Profile): boolean {
  return family === 'time' && VISITS.some((one) => own.has(one) || group.has(one));
}

const VISITS = ['reception', 'secretariat'];
