import { SeasonCalendar } from '../../components/dates/SeasonCalendar.tsx';
import { lookUp } from '../../content/look-up.ts';
import { type PageContextValue, usePage } from '../../layout/page-context.tsx';
import { CAMP_WEEKDAYS } from '../../time/season-weeks.ts';
import { type SeasonDay, type SeasonMonthWeek, seasonMonths } from './season-months.ts';

type Page = PageContextValue<'camp'>;

export function Season() {
  const page = usePage('camp');
  const { facts, write } = page;
  return (
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
  );
}

function leafWeek({ monday, days, closure }: SeasonMonthWeek, { texts, write }: Page) {
  return {
    id: monday,
    note: closure && lookUp(texts.closures, closure),
    days: days.map((day) => leafDay(day, write)),
  };
}

function leafDay({ date, state }: SeasonDay, write: Page['write']) {
  const label = state === 'blank' ? '' : write('number', Number(date.slice(8)));
  return { id: date, label, closed: state === 'closed' };
}
