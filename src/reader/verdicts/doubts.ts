import type { Context } from '../claims/context.ts';
import { CAMP } from '../claims/contradicting-clause.ts';
import { has, meaningsOf } from '../claims/nodes.ts';
import { isOffset } from '../claims/score.ts';
import type { Node } from '../values/grammar.ts';
import { isOfAdult } from './other-people.ts';
import {
  type Judgement,
  type RevisableValue,
  type SubjectValue,
  UNKNOWN,
  type VerdictRule,
} from './verdict.ts';

/**
 * Values that name a child, a day, a week or a case, and state nothing: the first rule that applies
 * makes the verdict `unknown`, which is not reported.
 */
export const unknownRules: readonly VerdictRule<RevisableValue>[] = [
  /**
   * A week is compared as its days, but states none of them: «La prima settimana» (the first week).
   */
  function nthWeekDays({ value, node, judged: { verdict, fact } }) {
    const isOfOrdinal = value.kind === 'date' && node.value?.kind === 'ordinal';
    return unknownIf(isOfOrdinal && verdict !== 'equal' && !fact?.fact.isRelated);
  },
  /** Whole weeks of the season are not its dates: «Dal 9 al 20 giugno» (from 9 to 20 June). */
  function wholeWeeks({ value, context: { dimensions }, judged, profiles: { weeks } }) {
    const { kind, isRange, from, to } = value;
    const isWhole =
      weeks.some(([first]) => first === from) && weeks.some(([, last]) => last === to);
    const isEnd = dimensions.get('edge')?.has('end');
    return unknownIf(kind === 'date' && isRange && isWhole && !isEnd && judged.verdict === 'check');
  },
  /** Nobody says that a week is free: «Il pranzo è compreso nel prezzo» (lunch is included). */
  function included({ value, judged: { fact } }) {
    return unknownIf(value.kind === 'money' && value.to === 0 && fact?.dimensions.has('band'));
  },
  /**
   * The age of somebody, not a limit: «I volontari di 20 anni» (helpers of 20), «un quindicenne» (a
   * boy of 15).
   */
  function ageOfOne({ value, node, context: { clause }, judged: { fact } }) {
    const isAge = value.unit === 'year' && !fact?.marked[0];
    return unknownIf(value.isOfOne || (isAge && isOfAdult(value, node, clause.nodes)));
  },
  /** A number that names a day or a week: «Mercoledì 21» (Wednesday 21), «the end of week two». */
  function numbered({ value, node, context: { clause } }) {
    const before = clause.nodes[clause.nodes.indexOf(node) - 1];
    const isWeek = clause.meanings.has('week') && before?.tags.has('unit:week');
    return unknownIf(value.kind === 'number' && (value.weekday !== undefined || isWeek));
  },
  /**
   * What is before or besides the subject: «Un giorno intero prima» (a whole day before), «oltre ai
   * cinque eventi» (besides the five events).
   */
  function aside({ value, node, context: { clause, isExcluded }, judged: { verdict } }) {
    const isBefore = value.unit === 'day' && isOffset(node, clause);
    const isAside = isBefore || (value.kind === 'number' && isExcluded);
    return unknownIf(isAside && verdict === 'differs');
  },
  /**
   * The hour or day of a case: «Se chiamate alle sei» (if you call at six), «quando è di giovedì»
   * (if it is on a Thursday).
   */
  function condition({ value, node, context: { clause }, judged: { verdict } }) {
    const { kind, isRange, side } = value;
    const isHour = kind === 'time' && !isRange && side !== 'from' && side !== 'to';
    const isCase = isHour || (kind === 'weekday' && !side);
    const isLed =
      clause.nodes[0]?.tags.has('#if') && clause.nodes.indexOf(node) <= CONDITION_LENGTH;
    return unknownIf(isCase && isLed && verdict === 'differs');
  },
  /** A duration that nothing in the sentence names. */
  function unnamedDuration({ judged: { verdict, fact } }) {
    return unknownIf(verdict === 'check' && fact?.isImplied);
  },
];

const CONDITION_LENGTH = 5;

function unknownIf(isSilent: boolean | undefined): Judgement | undefined {
  return isSilent ? UNKNOWN : undefined;
}

/** Whether a person should check a value that differs, before it is called wrong. */
export function isDoubtful({ value, node, best, matching, context }: SubjectValue): boolean {
  const { kind, unit, isRange, from, to } = value;
  const { nodes, values, meanings } = context.clause;
  const { profile } = best;
  // Another fact has this day, and may be the one that is meant; part of a month often is no
  // fact’s: «a inizio luglio» (in early July).
  const isPart = !isRange && from < to && !CAMP.some((topic) => meanings.has(topic));
  if (kind === 'date') return matching.length > 0 || isPart || (!isRange && isOfWeek(node, nodes));
  // The age limit of something that no fact covers: «I bambini dagli 11 anni pattinano da soli»
  // (children from 11 skate alone).
  const foreign = [...meanings].filter((meaning) => meaning.startsWith('=') || meaning === 'alone');
  const isSpecial = profile.marked.length > 0 || profile.named.length > 0;
  if (unit === 'year') return !isSpecial && foreign.length > 1;
  const isDuration = [...profile.units].some((unit) => unit.startsWith('unit:'));
  const before = nodes[nodes.indexOf(node) - 1]?.tags;
  const isMeasured = saysLasting(context) || MEASURES.some((tag) => before?.has(tag));
  // Some of what a fact counts: «In quattro settimane si vedono due spettacoli» (in four weeks one
  // sees two shows).
  const isPartial = values.some(
    (other) => other !== node && other.value?.kind === 'quantity' && !other.value.isEvery,
  );
  return (
    (profile.isImplied === true && isDuration && !isMeasured) || (kind === 'number' && isPartial)
  );
}

/**
 * Whether it says how long something lasts, or the clause before it does: «il pranzo dura un’ora e
 * il relax due» (lunch lasts an hour and the rest two).
 */
function saysLasting({ clause, sentence }: Context): boolean {
  const isAdded = has(clause.nodes.slice(0, 1), '#and', '#sequel');
  const before = isAdded ? sentence[sentence.indexOf(clause) - 1] : undefined;
  return has([...clause.nodes, ...(before?.nodes ?? [])], '#lasts');
}

/** A date that only names a week: «La settimana del 4 agosto» (the week of 4 August). */
function isOfWeek(node: Node, nodes: readonly Node[]): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const last = before.findLast(({ tags }) => !tags.has('#the') && !tags.has('#of'));
  return last !== undefined && meaningsOf(last).includes('week');
}

const MEASURES = ['#span', '#be', '#only'];
