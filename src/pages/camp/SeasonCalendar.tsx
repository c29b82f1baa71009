import { lookUp } from '../../content/look-up.ts';
import type { SeasonFacts } from '../../content/types.ts';
import { untilOver } from '../../layout/season.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { CAMP_WEEKDAYS, type SeasonWeek, seasonWeeks } from '../../time/season-weeks.ts';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import styles from './SeasonCalendar.module.css';

/** The season's weeks as a wall calendar; days without camp are struck out, with the reason. */
export function SeasonCalendar() {
  const { page, facts, write, entry } = useCampPage();
  const { listed, status } = lookUp(facts.venues, page.venue);
  const weeks = seasonWeeks(facts.season).map((week) => ({
    week,
    days: daysOf(week).filter((day) => isWithin(day, facts.season)),
  }));
  // A venue in preparation has dates, but no day to mark.
  const days = status === 'open' ? weeks.flatMap((week) => week.days) : [];
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <div data-stack="5">
      <ul className={styles.months} {...untilOver}>
        {months.map((month) => (
          <li key={month}>
            <table className={styles.month}>
              <caption data-display>{write('monthYear', month)}</caption>
              <thead>
                <tr>
                  {CAMP_WEEKDAYS.map((day) => (
                    <th key={day} scope="col" abbr={write('weekday', day)}>
                      {write('shortWeekday', day)}
                    </th>
                  ))}
                </tr>
              </thead>
              {weeks
                .filter(({ days }) => days.some((day) => day.startsWith(month)))
                .map(({ week }) => (
                  <WeekRows key={week.monday} week={week} month={month} />
                ))}
            </table>
          </li>
        ))}
      </ul>
      {listed && <CalendarFeed page={entry.id} />}
    </div>
  );
}

/** The days of a week that are in this month: a week may have days in two. */
function WeekRows({ week, month }: { week: SeasonWeek; month: string }) {
  const { t, facts, write } = useCampPage();
  const { monday, friday, campDays } = week;
  const isShown = (day: CalendarDate) => day.startsWith(month) && isWithin(day, facts.season);
  const isShut = (day: CalendarDate) => isShown(day) && !campDays.includes(day);
  const days = daysOf(week);
  const [closure] =
    Object.entries(facts.season.closures).find(
      ([, { from, to }]) => from <= friday && to >= monday,
    ) ?? [];
  return (
    <tbody>
      <tr>
        {days.map((day) => {
          const number = write('number', Number(day.slice(8)));
          return (
            <td key={day}>
              {isShown(day) && (isShut(day) ? <s data-crossed-out>{number}</s> : number)}
            </td>
          );
        })}
      </tr>
      {closure && days.some(isShut) && (
        <tr>
          <td colSpan={days.length} className={styles.note}>
            {t(`closures.${closure}`)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function daysOf({ monday }: SeasonWeek): CalendarDate[] {
  return CAMP_WEEKDAYS.map((_, days) => addDays(monday, days));
}

function isWithin(day: CalendarDate, { start, end }: SeasonFacts): boolean {
  return day >= start && day <= end;
}
