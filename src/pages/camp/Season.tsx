import { SeasonCalendar } from '../../components/dates/SeasonCalendar.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { TemplatePage } from '../../layout/page-context.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import { CAMP_WEEKDAYS } from '../../time/season-weeks.ts';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import { type SeasonDay, type SeasonMonthWeek, seasonMonths } from './season-months.ts';

type Page = TemplatePage<'camp'>;

export function Season() {
  const page = useCampPage();
  const { facts, write, entry } = page;
  const { listed } = lookUp(facts.venues, page.page.venue);
  return (
    <>
      <SeasonCalendar
        weekdays={CAMP_WEEKDAYS.map((day) => ({
          short: write('shortWeekday', day),
          long: write('weekday', day),
        }))}
        months={seasonMonths(facts.season).map(({ month, weeks }) => ({
          id: month,
          title: write('monthYear', month),
          weeks: weeks.map((week) => leafWeek(week, page)),
        }))}
      />
      {listed && <CalendarFeed page={entry.id} />}
    </>
  );
}

function leafWeek({ monday, days, closure }: SeasonMonthWeek, { t, write }: Page) {
  return {
    id: monday,
    note: closure && t(`closures.${closure}`),
    days: days.map((day) => leafDay(day, write)),
  };
}

function leafDay({ date, state }: SeasonDay, write: Page['write']) {
  const label = state === 'blank' ? '' : write('number', Number(date.slice(8)));
  return { id: date, label, closed: state === 'closed' };
}
