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
  // What one may do at a time: «Alle 12:30 potete ancora chiamare» (at 12:30 you can still call),
  // «a quarter to nine isn’t too late to arrive».
  const isAt = value.side === undefined || value.side === 'at';
  const isCase = has(clause.nodes, '#able') || has(clause.nodes.slice(0, 1), '#if');
  const isAllowed = (has(clause.nodes, '#too') || (isCase && isAt)) && !isNegative(clause);
  // What is not over yet: «alle 10 giocano ancora» (at 10 they are still playing).
  const isOngoing = has(clause.nodes, '#ongoing') && isAt && !isNegative(clause);
  // What the writer’s child does at a time: «Mio figlio ha pranzato alle 13» (my son had lunch at
  // one).
  const isOfOwnChild =
    has(clause.nodes.slice(0, 1), '#possessive') &&
    CHILDREN.some((topic) => clause.meanings.has(topic));
  const isNamed = ({ own }: Profile) => [...own].some((topic) => clause.meanings.has(topic));
  const isInside = (profile: Profile) =>
    isOpen ||
    (isOngoing && isNamed(profile)) ||
    isOfOwnChild ||
    (isAllowed && isForVisits(profile));
  // An end that the clause names may be either end of the fact’s hours: «Il ritiro apre alle 16:45»
  // (pick-up opens at 16:45).
  const sides = SIDES.filter((side) => edges?.has(EDGE[side]));
  const ends = [value, ...sides.map((side) => ({ ...value, side }))];
  return ({ profile }: Scored) => ends.some((end) => agrees(end, profile, isInside(profile)));
}

const EDGE = { from: 'start', to: 'end' } as const;
const SIDES = ['from', 'to'] as const;

/**
 * Opening hours, within which one may come or call at any time; a slot of the programme starts at a
 * fixed time.
 */
function isForVisits({ family, own, group }: Profile): boolean {
  const isOfVisits = own.size > 0 && [...own].every((topic) => VISITS.has(topic));
  return family === 'time' && (isOfVisits || group.has('secretariat'));
}

const VISITS: ReadonlySet<string> = new Set(['reception', 'entrances', 'exit']);
