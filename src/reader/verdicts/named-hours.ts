// What words alone say about the hours that have a name, such as lunch or basketball.

import type { Clause } from '../claims/clauses.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Mention } from './verdict.ts';

/** The word that names a marked topic, or else hours that have a name. */
export function subjectIn({ nodes }: Clause, { lexicon, namedHours }: Profiles): Node | undefined {
  const isMarked = ({ tags }: Node) => [...tags].some((tag) => lexicon.isMarked(tag));
  const namesHours = (node: Node) => meaningsOf(node).some((meaning) => namedHours.has(meaning));
  return nodes.find(isMarked) ?? nodes.find(namesHours);
}

const ORDER = ['#hoursBefore', '#hoursAfter'];

/** The order of two named hours: «Il basket è prima di pranzo» (basketball is before lunch). */
export function orderOf({ context, profiles: { namedHours } }: Mention): Judgement | undefined {
  const { nodes, values } = context.clause;
  const at = nodes.findIndex((node) => has([node], ...ORDER));
  if (at < 0 || values.length > 0 || isNegative(context.clause)) return undefined;
  const hoursIn = (part: readonly Node[]) =>
    part.flatMap(meaningsOf).flatMap((meaning) => namedHours.get(meaning) ?? []);
  const [left] = hoursIn(nodes.slice(0, at));
  const [right] = hoursIn(nodes.slice(at + 1));
  if (!left || !right || left === right) return undefined;
  const saysBefore = nodes[at]?.tags.has('#hoursBefore') === true;
  return { verdict: left.from < right.from === saysBefore ? 'equal' : 'differs', fact: left };
}

const NOON = 12 * 60;

/**
 * Whether named hours are in the part of the day that the clause names: «Il calcio si gioca di
 * pomeriggio» (football is played in the afternoon).
 */
export function partOfDay({ context, profiles: { namedHours } }: Mention): Judgement | undefined {
  const { clause } = context;
  const isMorning = has(clause.nodes, '#morning');
  const namesOnePart = isMorning !== has(clause.nodes, '#evening');
  if (!namesOnePart || isNegative(clause) || clause.values.length > 0) return undefined;
  const at = clause.nodes.findIndex((node) => has([node], '#morning', '#evening'));
  const hoursOfEach = (nodes: readonly Node[]) =>
    nodes.map((node) => meaningsOf(node).flatMap((meaning) => namedHours.get(meaning) ?? []));
  const isNamed = (hours: readonly Profile[]) => hours.length > 0;
  // The nearest before the part of the day is meant, or else one after it: «They eat first and swim
  // in the afternoon».
  const colon = clause.nodes.slice(0, at).findLastIndex(({ norm }) => norm === ':');
  const before = hoursOfEach(clause.nodes.slice(colon + 1, at)).findLast(isNamed);
  const meant = before ?? hoursOfEach(clause.nodes.slice(at)).find(isNamed) ?? [];
  const [first] = meant;
  if (!first) return undefined;
  const isInPart = meant.some(({ from, to }) => (isMorning ? from < NOON : to > NOON));
  return { verdict: isInPart ? 'equal' : 'differs', fact: first };
}
