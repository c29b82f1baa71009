import { CAMP } from '../claims/clash.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import { isOffset } from '../claims/score.ts';
import type { Node } from '../values/grammar.ts';
import { isOfAdult } from './other-people.ts';
import {
  type Judgement,
  type RevisableReading,
  type Rule,
  type SubjectReading,
  UNKNOWN,
} from './verdict.ts';

/** Values that only name a child, a day, a week or a case: the first rule that applies is silent. */
export const silentRules: readonly Rule<RevisableReading>[] = [
  /** «La prima settimana»: compared as its days, but states none of them. */
  function nthWeekDays({ value, node, judged: { verdict, fact } }) {
    const isOfOrdinal = value.kind === 'date' && node.value?.kind === 'ordinal';
    return silentIf(isOfOrdinal && verdict !== 'equal' && !fact?.fact.isRelated);
  },
  /** «Dal 9 al 20 giugno»: whole weeks of the season, not its dates. */
  function wholeWeeks({ value, context: { dimensions }, judged, profiles: { weeks } }) {
    const { kind, isRange, from, to } = value;
    const isWhole =
      weeks.some(([first]) => first === from) && weeks.some(([, last]) => last === to);
    const isEnd = dimensions.get('edge')?.has('end');
    return silentIf(kind === 'date' && isRange && isWhole && !isEnd && judged.verdict === 'check');
  },
  /** «Il pranzo è compreso nel prezzo»: nobody says that a week is free. */
  function included({ value, judged: { fact } }) {
    return silentIf(value.kind === 'money' && value.to === 0 && fact?.dimensions.has('band'));
  },
  /** «I volontari di 20 anni», «un quindicenne» */
  function ageOfOne({ value, node, context: { clause }, judged: { fact } }) {
    const isAge = value.unit === 'year' && !fact?.marked[0];
    return silentIf(value.isOfOne || (isAge && isOfAdult(value, node, clause.nodes)));
  },
  /** «Mercoledì 21», «at the end of week two»: a number that names a day or a week. */
  function numbered({ value, node, context: { clause } }) {
    const before = clause.nodes[clause.nodes.indexOf(node) - 1];
    const isWeek = clause.meanings.has('week') && before?.tags.has('unit:week');
    return silentIf(value.kind === 'number' && (value.weekday !== undefined || isWeek));
  },
  /** «Un giorno intero prima», «oltre ai cinque eventi» */
  function aside({ value, node, context: { clause, isExcluded }, judged: { verdict } }) {
    const isBefore = value.unit === 'day' && isOffset(node, clause);
    const isAside = isBefore || (value.kind === 'number' && isExcluded);
    return silentIf(isAside && verdict === 'differs');
  },
  /** «Se chiamate alle sei», «quando è di giovedì»: an hour or a day of a case. */
  function condition({ value, node, context: { clause }, judged: { verdict } }) {
    const { kind, isRange, side } = value;
    const isHour = kind === 'time' && !isRange && side !== 'from' && side !== 'to';
    const isCase = isHour || (kind === 'weekday' && !side);
    const isLed =
      clause.nodes[0]?.tags.has('#if') && clause.nodes.indexOf(node) <= CONDITION_LENGTH;
    return silentIf(isCase && isLed && verdict === 'differs');
  },
  /** A duration that nothing in the sentence names. */
  function unnamedDuration({ judged: { verdict, fact } }) {
    return silentIf(verdict === 'check' && fact?.isImplied);
  },
];

const CONDITION_LENGTH = 5;

function silentIf(isSilent: boolean | undefined): Judgement | undefined {
  return isSilent ? UNKNOWN : undefined;
}

/** Whether a person should check a value that differs, before it is called wrong. */
export function isDoubtful({ value, node, best, matching, context }: SubjectReading): boolean {
  const { kind, unit, isRange, from, to } = value;
  const { nodes, values, meanings } = context.clause;
  const { profile } = best;
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
