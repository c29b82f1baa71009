import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import { has, meaningsOf } from './clauses.ts';
import type { Context } from './context.ts';
import type { Scored } from './score.ts';
import { type Judged, UNKNOWN } from './verdict.ts';

/** Evidence from which a subject is likely. */
export const LIKELY = 1.1;
/** How far below the best score a fact may still be meant. */
export const MEANT = 1.6;
/** Evidence from which a subject is sure, even if another fact has the value. */
export const SURE_DESPITE_OTHERS = 3.7;
export const KINDS_TO_CHECK = new Set(['money', 'percent', 'phone', 'email', 'rating']);
/** Topics that have a deadline. */
export const DEADLINE_TOPICS = ['enrolment', 'booking', 'deadline', 'price'];

/** No word names the subject: an amount that no fact has, or an end of the camp, needs a check. */
export function withoutSubject(
  value: Value,
  { profile, evidence }: Scored,
  matching: readonly Scored[],
  { clause }: Context,
): Judged {
  const same = matching.find(({ isSpecialCase }) => !isSpecialCase);
  // Without evidence the fact is a guess: it is not cited.
  const check: Judged = { verdict: 'check', ...(evidence > 0 && { fact: profile }) };
  const isAge = value.unit === 'year' && !value.isSince;
  if (isAge && !same && (value.isRange || value.side || clause.meanings.has('age'))) return check;
  const isDeadline = value.side === 'to' && DEADLINE_TOPICS.some((one) => clause.meanings.has(one));
  if (value.kind === 'date' && isDeadline && !same) return check;
  const isFree = value.kind === 'money' && value.to === 0;
  if (!KINDS_TO_CHECK.has(value.kind) || isFree) return UNKNOWN;
  return matching[0] ? { verdict: 'equal', fact: matching[0].profile } : check;
}

/** Whether a person should check a value that differs, before it is called wrong. */
export function isDoubtful(
  { kind, unit, isRange }: Value,
  node: Node,
  { profile }: Scored,
  matching: readonly Scored[],
  { clause: { nodes, values, meanings } }: Context,
): boolean {
  // Another fact has this day, and may be the one that is meant.
  if (kind === 'date') return matching.length > 0 || (!isRange && isOfWeek(node, nodes));
  // «I bambini dagli 11 anni pattinano da soli»: the age limit of something that no fact covers.
  const foreign = [...meanings].filter((one) => one.startsWith('='));
  const isSpecial = profile.marked.length > 0 || profile.named.length > 0;
  if (unit === 'year') return !isSpecial && foreign.length > 1;
  const isDuration = [...profile.units].some((one) => one.startsWith('unit:'));
  const before = nodes[nodes.indexOf(node) - 1]?.tags;
  const isMeasured = has(nodes, '#lasts') || MEASURES.some((one) => before?.has(one));
  // «In quattro settimane si vedono due spettacoli»: not all of them.
  const isPartial = values.some(
    (one) => one !== node && one.value?.kind === 'quantity' && !one.value.isEvery,
  );
  return (
    (profile.isImplied === true && isDuration && !isMeasured) || (kind === 'number' && isPartial)
  );
}

/** «La settimana del 4 agosto»: names a week, and states no date. */
function isOfWeek(node: Node, nodes: readonly Node[]): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const last = before.findLast(({ tags }) => !tags.has('#the') && !tags.has('#of'));
  return last !== undefined && meaningsOf(last).includes('week');
}

const MEASURES = ['#span', '#be', '#only'];

/** Whether a value only names a child, a day, a week or a case, or is left out. */
export function statesNothing(
  value: Value,
  node: Node,
  { clause, dimensions, isExcluded }: Context,
  { verdict, fact }: Judged,
  { weeks }: Profiles,
): boolean {
  const { kind, isRange, from, to } = value;
  if (kind === 'date' && node.value?.kind === 'ordinal')
    return verdict !== 'equal' && !fact?.fact.isRelated;
  // «Dal 9 al 20 giugno»: whole weeks of the season, not its dates.
  const isOfWeeks =
    isRange && weeks.some(([first]) => first === from) && weeks.some(([, last]) => last === to);
  if (kind === 'date' && isOfWeeks)
    return verdict === 'check' && !dimensions.get('edge')?.has('end');
  // «Il pranzo è compreso nel prezzo»: nobody says that a week is free.
  if (kind === 'money' && to === 0) return fact?.dimensions.has('band') === true;
  // «Un quindicenne», «mercoledì 21», «oltre ai cinque eventi»
  if (value.isOfOne || (kind === 'number' && value.weekday !== undefined)) return true;
  if (kind === 'number' && isExcluded) return verdict === 'differs';
  // «Se chiamate alle sei», «di giovedì»: an hour or a day of a case.
  const isCondition =
    clause.nodes[0]?.tags.has('#if') && clause.nodes.indexOf(node) <= CONDITION_LENGTH;
  const isHour = kind === 'time' && !isRange && value.side !== 'from' && value.side !== 'to';
  if ((isHour || (kind === 'weekday' && !value.side)) && isCondition) return verdict === 'differs';
  // A duration that nothing in the sentence names.
  return verdict === 'check' && fact?.isImplied === true;
}

const CONDITION_LENGTH = 5;

/** «Tre dei temi», but not «un migliaio di bambini». */
export function isPart({ kind }: Value, node: Node, { clause: { nodes } }: Context): boolean {
  const after = nodes[nodes.indexOf(node) + 1];
  return kind === 'number' && after?.tags.has('#of') === true && after.norm !== 'di';
}

/** Two facts seldom share a whole range by chance, if the sentence names one, or a year. */
export function isFound(
  { kind, isRange }: Value,
  { verdict, fact }: Judged,
  { profile: { own } }: Scored,
  { weights }: Context,
): boolean {
  if (kind === 'year') return verdict !== 'equal' && !fact?.marked[0];
  const isOpen =
    verdict === 'unknown' || (verdict !== 'equal' && [...own].some((one) => weights.has(one)));
  return isOpen && isRange === true && (kind === 'date' || kind === 'time');
}
