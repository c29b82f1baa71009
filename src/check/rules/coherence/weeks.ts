import { addDays, mondayOf, weekdayOf } from '../../../time/calendar.ts';
import {
  CAMP_DAYS_PER_WEEK,
  hasCampDays,
  type SeasonWeek,
  seasonWeeks,
} from '../../../time/season-weeks.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';
import { closuresIn, edge } from './season.ts';

const PLACES = 'weeks.places';
const THEMES = 'weeks.programme.themes';

/** Only open weeks state their places, and each open week has a theme. */
export const weeks = factRule((scoped) => {
  const open = openWeeks(scoped);
  if (open.length === 0) return [];
  return [
    ...scoped.keys(PLACES).flatMap((key) => places(scoped, `${PLACES}.${key}`)),
    ...themes(scoped, open),
  ];
});

/** The weeks with camp, as the pages compute them; none while the season is invalid. */
function openWeeks(scoped: ScopedFacts, closuresAt?: string): SeasonWeek[] {
  const [start, end] = [scoped.date('season.start'), scoped.date('season.end')];
  if (start === undefined || end === undefined) return [];
  const closures = Object.fromEntries(
    closuresIn(scoped, closuresAt).map(({ path, from, to }) => [path, { from, to }]),
  );
  return seasonWeeks({ start, end, closures }).filter(hasCampDays);
}

/** Places of a week in which the venue is open. */
function places(scoped: ScopedFacts, path: string): Inconsistency[] {
  const open = openWeeks(scoped, `venues.${scoped.text(`${path}.venue`)}.season.closures`);
  const [at, until] = [`${path}.monday`, scoped.date(`${path}.until`)];
  const monday = scoped.date(at);
  if (monday === undefined) return [];
  if (weekdayOf(monday) !== 'monday')
    return edge(scoped, { code: 'season-weekday', path: at, weekday: 'monday' });
  if (!open.some((week) => week.monday === monday))
    return [{ code: 'places-closed', at, related: [], args: { field: at, monday } }];
  const friday = addDays(mondayOf(monday), CAMP_DAYS_PER_WEEK - 1);
  if (until === undefined || until <= friday) return [];
  const args = { field: `${path}.until`, until, friday };
  return [{ code: 'places-late', at: `${path}.until`, related: [at], args }];
}

/** Themes that are not confirmed are an example. */
function themes(scoped: ScopedFacts, open: readonly SeasonWeek[]): Inconsistency[] {
  const [found, wanted] = [scoped.keys(THEMES).length, open.length];
  const isConfirmed = scoped.at('weeks.programme.status') === 'confirmed';
  if (!isConfirmed || found === 0 || found === wanted) return [];
  const args = { found, wanted };
  return [{ code: 'themes-count', at: THEMES, related: [], args, severity: 'warning' }];
}
