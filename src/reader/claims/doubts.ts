import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { isContentWord, stemOf } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';
import { CAMP } from './clash.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import { has, meaningsOf, nounsOf } from './nodes.ts';
import { isOffset, type Scored } from './score.ts';
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
  { kind, unit, isRange, from, to }: Value,
  node: Node,
  { profile }: Scored,
  matching: readonly Scored[],
  { clause: { nodes, values, meanings } }: Context,
): boolean {
  // Another fact has this day, and may be the one that is meant; «a inizio luglio» often has none.
  const isPart = !isRange && from < to && !CAMP.some((one) => meanings.has(one));
  if (kind === 'date') return matching.length > 0 || isPart || (!isRange && isOfWeek(node, nodes));
  // «I bambini dagli 11 anni pattinano da soli»: the age limit of something that no fact covers.
  const foreign = [...meanings].filter((one) => one.startsWith('=') || one === 'alone');
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
  if (value.unit === 'year' && !fact?.marked[0] && isOfAdult(value, node, clause.nodes))
    return true;
  // «Un quindicenne», «mercoledì 21», «oltre ai cinque eventi»
  if (value.isOfOne || (kind === 'number' && value.weekday !== undefined)) return true;
  // «At the end of week two»
  const isWeek = kind === 'number' && clause.meanings.has('week');
  if (isWeek && clause.nodes[clause.nodes.indexOf(node) - 1]?.tags.has('unit:week')) return true;
  const isBefore = value.unit === 'day' && isOffset(node, clause);
  if (isBefore || (kind === 'number' && isExcluded)) return verdict === 'differs';
  // «Se chiamate alle sei», «di giovedì»: an hour or a day of a case.
  const isCondition =
    clause.nodes[0]?.tags.has('#if') && clause.nodes.indexOf(node) <= CONDITION_LENGTH;
  const isHour = kind === 'time' && !isRange && value.side !== 'from' && value.side !== 'to';
  if ((isHour || (kind === 'weekday' && !value.side)) && isCondition) return verdict === 'differs';
  // A duration that nothing in the sentence names.
  return verdict === 'check' && fact?.isImplied === true;
}

const CONDITION_LENGTH = 5;

/** «Anche i bambini di quattro anni» */
export function isIncluded(node: Node, { nodes }: Clause): boolean {
  const at = nodes.indexOf(node);
  return has(nodes.slice(Math.max(0, at - INCLUDED_WITHIN), at), '#including');
}

const INCLUDED_WITHIN = 4;

/**
 * «I volontari di 20 anni», «grandparents over 60»: the age of somebody who is not a child at the
 * camp.
 */
export function isOfAdult({ side, isRange }: Value, node: Node, nodes: readonly Node[]): boolean {
  const at = nodes.indexOf(node);
  const noun = nodes[nodes[at - 1]?.tags.has('#of') ? at - 2 : at - 1];
  const isUnknown = noun?.tags.size === 0 && noun.token === 'word' && isContentWord(noun.norm);
  return !side && !isRange && (isUnknown || nounsOf(noun).includes('parents'));
}

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

export const CHILDREN = ['children', 'siblings'];
const VERBS: ReadonlySet<string> = new Set(['start', 'end', 'exit', 'reception', 'open']);
const DETERMINERS = ['#the', '#article', '#possessive', '#theClock'];

/** «Mio marito esce alle 17», «the lifeguard is 34»: somebody or something that no fact is about. */
export function isOfOther(
  { kind }: Value,
  { clause, sentence }: Context,
  fact: Profile | undefined,
  { topics }: Profiles,
): boolean {
  const before = sentence[sentence.indexOf(clause) - 1];
  const isMore = clause.nodes[0]?.tags.has('#and') === true;
  const head = headOf(clause.nodes) ?? (isMore && before ? headOf(before.nodes) : undefined);
  const isNamed = kind !== 'year' && fact?.marked.some((one) => clause.meanings.has(one));
  // «Ho letto 40 recensioni»
  const isOwn = (kind === 'number' || kind === 'date') && clause.nodes[0]?.tags.has('#me') === true;
  const others = [isNamed ? undefined : head, complementOf(clause.nodes)];
  // «I genitori possono restare fino alle 8:30»
  const first = clause.nodes.map(nounsOf).find((one) => one.length > 0);
  const isOfParents =
    kind === 'time' &&
    first?.includes('parents') &&
    !CHILDREN.some((one) => clause.meanings.has(one));
  const isOurs = (one: string) =>
    fact ? fact.own.has(one) || fact.group.has(one) : topics.has(one);
  return isOwn || isOfParents || others.some((one) => one && !isOurs(`=${stemOf(one.norm)}`));
}

/** «Il corso per i bagnini» */
function complementOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((one) => nounsOf(one).length > 0);
  const [of, the, noun] = [nodes[at + 1], nodes[at + 2], nodes[at + 3]];
  const isLed =
    at >= 0 && at < 3 && of && has([of], '#of', '#span') && the && has([the], ...DETERMINERS);
  return isLed && noun?.tags.size === 0 && isContentWord(noun.norm) ? noun : undefined;
}

/** An unknown noun that begins a clause: a day or number before it only names a case. */
function headOf(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findIndex((one) => !one.value && !has([one], ...DETERMINERS, '#and'));
  const [head, next] = [nodes[at], nodes[at + 1]];
  const isLed = at > 0 && has(nodes.slice(at - 1, at), ...DETERMINERS);
  // «The usual fee»
  const isAdjective =
    next !== undefined &&
    (next.value || nounsOf(next).some((one) => !VERBS.has(one) && !one.startsWith('unit:')));
  const isUnknown = head?.tags.size === 0 && isContentWord(head.norm);
  return isLed && isUnknown && !isAdjective ? head : undefined;
}
