import type { Project } from '../../check/project.ts';
import type { SeasonFacts } from '../../content/types.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { holidayOn } from '../../time/holidays.ts';
import { seasonWeeks } from '../../time/season-weeks.ts';

/** The camp days of the next season that are public holidays. */
export function openHolidays({ facts }: Project): string[] {
  const season = facts.season as unknown as SeasonFacts;
  if (![season.start, season.end].every(isCalendarDate)) return [];
  return seasonWeeks(season)
    .flatMap(({ campDays }) => campDays)
    .filter((date) => holidayOn(date) !== undefined);
}
