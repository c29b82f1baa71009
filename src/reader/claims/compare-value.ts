import type { Profile } from '../facts/profile.ts';
import { boundsOf, DAY_MINUTES, type Value, type ValueKind } from '../values/value.ts';

/** The family of facts that a value of each kind can state. */
export const FAMILIES: Readonly<Partial<Record<ValueKind, string>>> = {
  money: 'money',
  percent: 'percent',
  quantity: 'count',
  number: 'count',
  rating: 'rating',
  ordinal: 'count',
  date: 'date',
  month: 'date',
  year: 'year',
  weekday: 'weekday',
  time: 'time',
  phone: 'phone',
  email: 'email',
};

/** A range can state only a range; a month can state any date. */
export function canState({ kind, isRange }: Value, { fact }: Profile): boolean {
  if (kind === 'month') return true;
  if (fact.kind === 'month') return false;
  return !isRange || fact.kind.endsWith('Range');
}

const EQUAL = 0.005;

/** Whether a value equals the fact, as precisely as the text states it: about, over. */
export function agrees(value: Value, profile: Profile, isInside: boolean): boolean {
  const { fact, from, to, text, year } = profile;
  if (fact.kind === 'phone' || fact.kind === 'email') return value.text === text;
  if (value.year !== undefined && year !== undefined && value.year !== year) return false;
  if (value.kind === 'month') return monthAgrees(value, profile);
  if (fact.kind.endsWith('Range') && !value.isRange) {
    if (fact.isRelated) return value.from >= from && value.from <= to;
    const hours = shifts(value).map((shift) => value.from + shift);
    if (isInside && hours.some((hour) => hour >= from && hour <= to)) return true;
    // An hour with a side is an end of the range: «dalle 16:45» (from 16:45).
    const end = { from, to, at: undefined }[value.side ?? 'at'];
    return value.kind === 'time' && end !== undefined && hours.includes(end);
  }
  return shifts(value).some((shift) => near(exact(value, profile), from, to, shift));
}

function monthAgrees({ from, to }: Value, profile: Profile): boolean {
  const month = (end: number) => (profile.fact.kind === 'month' ? end : Math.floor(end / 100));
  return month(profile.from) <= to && month(profile.to) >= from;
}

function shifts({ kind, mayBeAfternoon }: Value): readonly number[] {
  return kind === 'time' && mayBeAfternoon ? [0, DAY_MINUTES / 2] : [0];
}

function near(value: Value, from: number, to: number, shift: number): boolean {
  if (value.isRange)
    return Math.abs(value.from + shift - from) < EQUAL && Math.abs(value.to + shift - to) < EQUAL;
  if (value.kind === 'time' && value.from === DAY_MINUTES) return from >= DAY_MINUTES - 1;
  const [least, most] = boundsOf(value);
  return from >= least + shift - EQUAL && from <= most + shift + EQUAL;
}

/** Of a minimum, “at least two” and “not under two” are not vague; nor “at most” of a maximum. */
function exact(value: Value, { bound }: Profile): Value {
  // What must be exceeded is stated as the next number, too: three or more is more than two.
  const isNext = bound === 'over' && (value.side === 'from' || value.vague === 'atLeast');
  if (isNext) return { ...value, from: value.from - 1, to: value.to - 1, vague: undefined };
  // Beyond a limit, the number is the limit itself: «sotto i sei anni» (under six) of a minimum.
  const isBeyond =
    (bound === 'min' && value.vague === 'under') ||
    ((bound === 'max' || bound === 'over') && value.vague === 'over');
  const isLimit = bound === 'min' || bound === 'max';
  const isAmount = ['percent', 'money'].includes(value.kind) || value.unit === 'year';
  const isExact = value.vague === 'atLeast' || value.vague === 'atMost';
  return isBeyond || ((isLimit || isAmount) && isExact) ? { ...value, vague: undefined } : value;
}
