import { lookUp } from '../../content/look-up.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import { CAMP_WEEKDAYS } from '../../time/season-weeks.ts';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import styles from './Season.module.css';
import { type SeasonMonthWeek, seasonMonths } from './season-months.ts';

/** The season's weeks as a wall calendar; days without camp are struck out, with the reason. */
export function Season() {
  const { page, facts, write, entry } = useCampPage();
  const { listed } = lookUp(facts.venues, page.venue);
  return (
    <>
      <ul className={styles.months}>
        {seasonMonths(facts.season).map(({ month, weeks }) => (
          <li key={month}>
            <table className={styles.month}>
              <caption>{write('monthYear', month)}</caption>
              <thead>
                <tr>
                  {CAMP_WEEKDAYS.map((day) => (
                    <th key={day} scope="col" abbr={write('weekday', day)}>
                      {write('shortWeekday', day)}
                    </th>
                  ))}
                </tr>
              </thead>
              {weeks.map((week) => (
                <WeekRows key={week.monday} {...week} />
              ))}
            </table>
          </li>
        ))}
      </ul>
      {listed && <CalendarFeed page={entry.id} />}
    </>
  );
}

/** The days of a week that lie in another month are empty. */
function WeekRows({ days, closure }: SeasonMonthWeek) {
  const { t, write } = useCampPage();
  const number = (date: string) => write('number', Number(date.slice(8)));
  return (
    <tbody>
      <tr>
        {days.map(({ date, state }) => (
          <td key={date}>
            {state === 'closed' ? <s>{number(date)}</s> : state === 'open' && number(date)}
          </td>
        ))}
      </tr>
      {closure && (
        <tr>
          <td colSpan={days.length} className={styles.note}>
            {t(`closures.${closure}`)}
          </td>
        </tr>
      )}
    </tbody>
  );
}
