import { addDays, WEEKDAYS, weekdayOf } from '../../time/calendar.ts';
import { type Sentence, valuesOf } from '../claims/clauses.ts';
import { opensApart } from '../claims/contradicting-clause.ts';
import { has, isValue } from '../claims/nodes.ts';
import { PROXIMITY_FOLLOWING } from '../claims/weights.ts';
import { dateOf } from '../facts/implied.ts';
import { parentOf } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value, ValueKind } from '../values/value.ts';
import { onMenu } from './menu.ts';
import { comparison } from './price-comparisons.ts';
import { nthWeek, openIn, openOn } from './states.ts';
import { DEADLINE_TOPICS } from './subject-rules.ts';
import {
  firstOf,
  type InterpretedValue,
  type Judgement,
  UNKNOWN,
  type VerdictRule,
} from './verdict.ts';
import { atHour, onWeekday } from './week-hours.ts';

/** What follows from facts and the calendar, by kind of value. */
export const derivedRules: Readonly<
  Partial<Record<ValueKind, readonly VerdictRule<InterpretedValue>[]>>
> = {
  date: [byCalendar, nthWeek, weekDeadline, openOn],
  month: [openIn],
  quantity: [comparison, weeksIn],
  number: [comparison, houseNumber],
  weekday: [onMenu, onWeekday],
  time: [atHour],
};

/** Judges a value by what follows from facts and the calendar; undefined if nothing does. */
export function derived(interpreted: InterpretedValue): Judgement | undefined {
  const { kind } = interpreted.value;
  // «La prima settimana» (the first week) is compared as its days, but states none of them.
  const isNamed = kind === 'date' && interpreted.node.value?.kind === 'ordinal';
  const judgement = isNamed ? undefined : firstOf(derivedRules[kind] ?? [], interpreted);
  return judgement && { ...judgement, isDerived: true };
}

/**
 * A weekday that is wrong by the calendar, whatever the facts: «Il 9 giugno è un martedì» (9 June
 * is a Tuesday).
 */
function byCalendar({ value, context, profiles }: InterpretedValue): Judgement | undefined {
  const weekday = value.weekday ?? soleWeekday(context.clause.nodes, value);
  if (weekday === undefined || value.isRange) return undefined;
  // A fact may have this day in another year: «la prossima estate, da lunedì 14 giugno» (next
  // summer, from Monday 14 June).
  const otherYears = profiles
    .ofFamily('date')
    .flatMap(({ from, year }) => (from === value.from ? (year ?? []) : []));
  const dates = [profiles.year, ...otherYears].map((year) => dateOf(value, year));
  const isRight = dates.some((date) => !date || weekdayOf(date) === WEEKDAYS[weekday]);
  return isRight ? undefined : { verdict: 'differs' };
}

/**
 * The only weekday beside the only date: «… è un martedì» (is a Tuesday), «cade di martedì» (falls
 * on a Tuesday).
 */
function soleWeekday(nodes: readonly Node[], value: Value): number | undefined {
  const values = nodes.filter(isValue);
  // It may be the weekday of a later day: «The Monday after mid-August».
  if (values.length !== 2 || has(nodes, '#after')) return undefined;
  const node = values.find((beside) => beside.value !== value);
  const other = node?.value;
  // A number after it makes it the weekday of another day: «Il 23 giugno … entro mercoledì 18» (on
  // 23 June … by Wednesday 18).
  const after = node ? nodes.slice(nodes.indexOf(node) + 1) : [];
  const [next] = after.filter(({ tags }) => !tags.has('#the'));
  if (next?.value?.kind === 'number' || next?.value?.kind === 'ordinal') return undefined;
  return other?.kind === 'weekday' && !other.isRange && !other.side ? other.from : undefined;
}

const OFFSET_WITHIN = 4;
const OF_CAMP = ['camp', 'season', 'activities', 'open'];

/**
 * A number of weeks that the camp does not have: «Quindici settimane di campus» (fifteen weeks of
 * camp), «il campus dura dieci settimane» (lasts ten weeks).
 */
function weeksIn({ value, node, context, profiles }: InterpretedValue): Judgement | undefined {
  const { unit, from, isEvery, vague } = value;
  const { clause, isCompared } = context;
  const { season, closures, weeks } = profiles;
  const countsWeeks = unit === 'week' && !isEvery && !isCompared && vague !== 'under';
  const after = clause.nodes.slice(clause.nodes.indexOf(node) + 1);
  // The weeks may be before the camp: «Fourteen weeks to the day before camp starts».
  const isOffset = has(after.slice(0, OFFSET_WITHIN), '#offset', '#eve');
  if (!season || !countsWeeks || isOffset || opensApart(clause)) return undefined;
  const isOfCamp = OF_CAMP.some((topic) => clause.meanings.has(topic));
  const most = weeks.length + closures.length;
  const isWhole = has(clause.nodes, '#lasts') && !vague;
  const isWrong = isWhole ? from < weeks.length || from > most : from > most;
  return isOfCamp && isWrong ? { verdict: 'differs', fact: season } : undefined;
}

/**
 * The deadline for a week: «Per la settimana del 16 giugno ci si iscrive entro l’11» (for the week
 * of 16 June one enrols by the 11th).
 */
function weekDeadline({ value, context, profiles }: InterpretedValue): Judgement | undefined {
  const { sentence, clause, proximities, dimensions } = context;
  const { all, weeks, year } = profiles;
  const isDeadline =
    value.side === 'to' ||
    (proximities.get('deadline') ?? 0) >= PROXIMITY_FOLLOWING ||
    dimensions.get('edge')?.has('end');
  const before = all.find(({ fact }) => fact.path.endsWith('.weeksBefore'));
  const path = `${parentOf(before?.fact.path ?? '')}.weekday`;
  const day = all.find(({ fact }) => fact.path === path);
  if (!before || !day || value.isRange || clause.meanings.has('closure')) return undefined;
  const isDue = (monday: string | undefined) =>
    monday !== undefined && dateOf(value, year) === addDays(monday, day.from - 7 * before.from);
  const week = valuesOf(sentence).find(({ node }) => isMonday(node.value, year))?.node.value;
  const monday = week ?? countedWeek(sentence, weeks);
  const saysWeek = sentence.some(({ meanings }) => meanings.has('week'));
  const isStart = sentence.some(({ dimensions }) => dimensions.get('edge')?.has('start'));
  const isWeek = saysWeek || isStart || week?.side === 'from';
  const isEnrolment =
    proximities.has('enrolment') ||
    ((isWeek || proximities.has('deadline')) &&
      DEADLINE_TOPICS.some((topic) => proximities.has(topic)));
  if (!monday) {
    // The sentence does not say which week it means, or says it in words: any may be.
    const isDueForAny = weeks.some(([from]) => isDue(dateOf({ from }, year)));
    return isEnrolment && isDeadline && isDueForAny ? { verdict: 'equal', fact: day } : undefined;
  }
  const isAlone = valuesOf(sentence).every(
    ({ node }) => node.value === value || node.value?.kind === 'weekday',
  );
  if (week === value) return isEnrolment && (!isAlone || saysWeek) ? UNKNOWN : undefined;
  const isRight = isDue(dateOf(monday, year));
  if (!(isEnrolment && isRight) && !(isDeadline && (isEnrolment || isRight))) return undefined;
  return { verdict: isRight ? 'equal' : isWeek ? 'differs' : 'check', fact: day };
}

/** The first day of a week that is counted: «Per la prima settimana» (for the first week). */
function countedWeek(sentence: Sentence, weeks: Profiles['weeks']): { from: number } | undefined {
  const isWeek = (node: Node | undefined) => node?.tags.has('week') === true;
  const [nth = 0] = sentence.flatMap(({ nodes }) =>
    nodes.flatMap(({ value }, at) =>
      value?.kind === 'ordinal' && isWeek(nodes[at + 1]) ? [value.from] : [],
    ),
  );
  const [from] = weeks[nth - 1] ?? [];
  return from === undefined ? undefined : { from };
}

function isMonday(value: Value | undefined, year: number): boolean {
  const date = value?.kind === 'date' && value.side !== 'to' ? dateOf(value, year) : undefined;
  return date !== undefined && weekdayOf(date) === 'monday';
}

const BETWEEN = 3;

/** A house number after a street that a fact names: «In via Cocchieri 11». */
function houseNumber({ value, node, context, profiles }: InterpretedValue): Judgement | undefined {
  const { clause } = context;
  const at = clause.nodes.indexOf(node);
  const near = clause.nodes.slice(Math.max(0, at - BETWEEN), at + BETWEEN);
  const street = near.flatMap(({ tags }) => [...tags]);
  const named = profiles.all.filter(({ fact }) => street.includes(`street:${fact.path}`));
  const right = named.find(({ from }) => from === value.from);
  if (!named[0]) return undefined;
  return right ? { verdict: 'equal', fact: right } : { verdict: 'differs', fact: named[0] };
}
