import { addDays, type CalendarDate, compareDates } from '../../time/calendar.ts';
import { type SeasonDates, seasonWeeks } from '../../time/season-weeks.ts';

/** A day from Monday to Friday, as its month's leaf shows it. */
export interface SeasonDay {
  readonly date: CalendarDate;
  /** `'blank'`: outside the month or the season. */
  readonly state: 'open' | 'closed' | 'blank';
}

export interface SeasonMonthWeek {
  readonly monday: CalendarDate;
  readonly days: readonly SeasonDay[];
  /** Id in `season.closures` of the closure in this week. */
  readonly closure: string | undefined;
}

export interface SeasonMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly weeks: readonly SeasonMonthWeek[];
}

/** The season by month; a week that two months share appears in both, each with its own days. */
export function seasonMonths(season: SeasonDates): SeasonMonth[] {
  const weeks = seasonWeeks(season).map(({ monday }) => weekOf(monday, season));
  const shown = weeks.flatMap(({ days }) => days).filter(({ state }) => state !== 'blank');
  const months = new Set(shown.map(({ date }) => monthOf(date)));
  return [...months].map((month) => ({
    month,
    weeks: weeks.map((week) => within(month, week, season)).filter(hasDays),
  }));
}

function weekOf(monday: CalendarDate, season: SeasonDates) {
  const dates = [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
  return { monday, days: dates.map((date) => ({ date, state: stateOf(date, season) })) };
}

function within(
  month: string,
  { monday, days }: ReturnType<typeof weekOf>,
  season: SeasonDates,
): SeasonMonthWeek {
  const own = days.map(
    (day): SeasonDay => (monthOf(day.date) === month ? day : { ...day, state: 'blank' }),
  );
  const closed = own.find(({ state }) => state === 'closed');
  return { monday, days: own, closure: closed && closureOn(closed.date, season) };
}

function hasDays({ days }: SeasonMonthWeek): boolean {
  return days.some(({ state }) => state !== 'blank');
}

function stateOf(date: CalendarDate, season: SeasonDates): SeasonDay['state'] {
  if (!isWithin(date, season.start, season.end)) return 'blank';
  return closureOn(date, season) === undefined ? 'open' : 'closed';
}

function closureOn(date: CalendarDate, { closures }: SeasonDates): string | undefined {
  return Object.keys(closures).find((id) => {
    const closure = closures[id];
    return closure && isWithin(date, closure.from, closure.to);
  });
}

function isWithin(date: CalendarDate, from: CalendarDate, to: CalendarDate): boolean {
  return compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
}

function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}
