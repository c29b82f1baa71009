import type { Clause } from '../claims/clauses.ts';
import { isNegative } from '../claims/negation.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Mention } from './verdict.ts';

/** The word that names a marked topic, or else hours that have a name. */
export function subjectIn({ nodes }: Clause, { lexicon, namedHours }: Profiles): Node | undefined {
  const isNamed = (one: Node) => meaningsOf(one).some((meaning) => namedHours.has(meaning));
  return (
    nodes.find(({ tags }) => [...tags].some((one) => lexicon.isMarked(one))) ?? nodes.find(isNamed)
  );
}

const ORDER = ['#hoursBefore', '#hoursAfter'];

/** «Il basket è prima di pranzo»: the order of two named hours. */
export function orderOf({ context, profiles: { namedHours } }: Mention): Judgement | undefined {
  const { nodes, values } = context.clause;
  const at = nodes.findIndex(({ tags }) => ORDER.some((one) => tags.has(one)));
  if (at < 0 || values.length > 0 || isNegative(context.clause)) return undefined;
  const namedIn = (some: readonly Node[]) =>
    some.flatMap(meaningsOf).flatMap((one) => namedHours.get(one) ?? []);
  const [first, then] = [namedIn(nodes.slice(0, at))[0], namedIn(nodes.slice(at + 1))[0]];
  if (!first || !then || first === then) return undefined;
  const isBefore = nodes[at]?.tags.has('#hoursBefore') === true;
  return { verdict: first.from < then.from === isBefore ? 'equal' : 'differs', fact: first };
}

const NOON = 12 * 60;

/** «Il calcio si gioca di pomeriggio»: whether named hours are in that part of the day. */
export function partOfDay({ context, profiles: { namedHours } }: Mention): Judgement | undefined {
  const { clause } = context;
  const isMorning = has(clause.nodes, '#morning');
  const isSaid = isMorning !== has(clause.nodes, '#evening') && !isNegative(clause);
  if (!isSaid || clause.values.length > 0) return undefined;
  const at = clause.nodes.findIndex((one) => has([one], '#morning', '#evening'));
  const hoursIn = (nodes: readonly Node[]) =>
    nodes.map((one) => meaningsOf(one).flatMap((said) => namedHours.get(said) ?? []));
  const isSome = (hours: readonly Profile[]) => hours.length > 0;
  // «They eat first and swim in the afternoon»: what is nearest before it, else after it.
  const colon = clause.nodes.slice(0, at).findLastIndex(({ norm }) => norm === ':');
  const before = hoursIn(clause.nodes.slice(colon + 1, at)).findLast(isSome);
  const meant = before ?? hoursIn(clause.nodes.slice(at)).find(isSome) ?? [];
  const [first] = meant;
  if (!first) return undefined;
  const isThen = meant.some(({ from, to }) => (isMorning ? from < NOON : to > NOON));
  return { verdict: isThen ? 'equal' : 'differs', fact: first };
}
