import { lookUp } from '../../content/look-up.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { addDays } from '../../time/calendar.ts';
import { CAMP_WEEKDAYS, type SeasonWeek, seasonWeeks } from '../../time/season-weeks.ts';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import styles from './Season.module.css';

/** The season's weeks as a wall calendar; days without camp are struck out, with the reason. */
export function Season() {
  const { page, facts, write, entry } = useCampPage();
  const { listed } = lookUp(facts.venues, page.venue);
  const weeks = seasonWeeks(facts.season);
  const months = [...new Set(weeks.map(({ monday }) => monday.slice(0, 7)))];
  return (
    <div data-stack="5">
      <ul className={styles.months}>
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
                .filter(({ monday }) => monday.startsWith(month))
                .map((week) => (
                  <WeekRows key={week.monday} week={week} />
                ))}
            </table>
          </li>
        ))}
      </ul>
      {listed && <CalendarFeed page={entry.id} />}
    </div>
  );
}

/** A week, in the month of its Monday; its days in the next month are paler. */
function WeekRows({ week: { monday, friday, campDays, closed } }: { week: SeasonWeek }) {
  const { t, facts, write } = useCampPage();
  const { start, end, closures } = facts.season;
  const days = CAMP_WEEKDAYS.map((_, place) => addDays(monday, place));
  const [closure] =
    Object.entries(closures).find(([, { from, to }]) => from <= friday && to >= monday) ?? [];
  return (
    <tbody>
      <tr>
        {days.map((day) => {
          const number = write('number', Number(day.slice(8)));
          return (
            <td key={day} data-next-month={day.slice(0, 7) > monday.slice(0, 7) || undefined}>
              {campDays.includes(day) && number}
              {!campDays.includes(day) && day >= start && day <= end && <s data-struck>{number}</s>}
            </td>
          );
        })}
      </tr>
      {closed && closure && (
        <tr>
          <td colSpan={days.length} className={styles.note}>
            {t(`closures.${closure}`)}
          </td>
        </tr>
      )}
    </tbody>
  );
}
