import styles from './SeasonCalendar.module.css';

export interface CalendarDay {
  id: string;
  /** Empty where the week begins or ends in another month. */
  label: string;
  closed: boolean;
}

export interface SeasonCalendarProps {
  /** From Monday to Friday. */
  weekdays: { short: string; long: string }[];
  months: {
    id: string;
    title: string;
    weeks: { id: string; days: CalendarDay[]; note?: string | undefined }[];
  }[];
}

/** The season's weeks as leaves of a wall calendar; days without camp are struck out, and say why. */
export function SeasonCalendar({ weekdays, months }: SeasonCalendarProps) {
  return (
    <ul className={styles.months}>
      {months.map((month) => (
        <li key={month.id}>
          <table className={styles.month}>
            <caption>{month.title}</caption>
            <thead>
              <tr>
                {weekdays.map((day) => (
                  <th key={day.long} scope="col" abbr={day.long}>
                    {day.short}
                  </th>
                ))}
              </tr>
            </thead>
            {month.weeks.map((week) => (
              <WeekRows key={week.id} {...week} />
            ))}
          </table>
        </li>
      ))}
    </ul>
  );
}

function WeekRows({ days, note }: SeasonCalendarProps['months'][number]['weeks'][number]) {
  return (
    <tbody>
      <tr>
        {days.map((day) => (
          <td key={day.id}>{day.closed ? <s>{day.label}</s> : day.label}</td>
        ))}
      </tr>
      {note && (
        <tr>
          <td colSpan={days.length} className={styles.note}>
            {note}
          </td>
        </tr>
      )}
    </tbody>
  );
}
