import type { Project } from '../../check/project.ts';
import { isObject, type Json, valueAt } from '../../content/json.ts';
import { addDays, daysBetween, isCalendarDate, weekdayOf } from '../../time/calendar.ts';
import { holidayOn } from '../../time/holidays.ts';

/** Weekdays of the next season that are public holidays and no closure holds. */
export function openHolidays(project: Project): string[] {
  const { season } = project.facts;
  const [start, end] = [valueAt(season, ['start']), valueAt(season, ['end'])];
  if (!isDate(start) || !isDate(end)) return [];
  const closures = Object.values(
    isObject(season) && isObject(season.closures) ? season.closures : {},
  );
  const isClosed = (date: string) =>
    closures.some((closure) => {
      const [from, to] = [valueAt(closure, ['from']), valueAt(closure, ['to'])];
      return isDate(from) && isDate(to) && from <= date && date <= to;
    });
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day));
  return days.filter(
    (date) =>
      holidayOn(date) !== undefined &&
      !['saturday', 'sunday'].includes(weekdayOf(date)) &&
      !isClosed(date),
  );
}

function isDate(value: Json | undefined): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}
