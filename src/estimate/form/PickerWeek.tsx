import { Icon } from '../../components/icons/Icon.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import type { SeasonWeek } from '../../time/season-weeks.ts';
import { withDayToggled, withWeekToggled } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import styles from './SeasonPicker.module.css';
import type { PickerMode } from './SeasonPicker.tsx';
import { useChild } from './use-child.ts';

export interface PickerWeekProps {
  week: SeasonWeek;
  place: number;
  mode: PickerMode;
  /** Whether it is the first week to begin in its month. */
  newMonth: boolean;
}

/** A row of the calendar: one large target for the week, or one per day. */
export function PickerWeek({ week, place, mode, newMonth }: PickerWeekProps) {
  const { write } = useEstimatePage();
  const { child } = useChild(place);
  const chosen = child.weekStarts.includes(week.monday);
  return (
    <li data-new-month={newMonth || undefined}>
      {newMonth && <p className={styles.month}>{write('monthYear', week.monday.slice(0, 7))}</p>}
      {week.closed === true ? (
        <ClosedWeek week={week} />
      ) : mode === 'weeks' ? (
        <WholeWeek week={week} place={place} chosen={chosen} />
      ) : (
        <SingleDays week={week} place={place} chosen={chosen} />
      )}
    </li>
  );
}

function WholeWeek({ week, place, chosen }: { week: SeasonWeek; place: number; chosen: boolean }) {
  const { t, write } = useEstimatePage();
  const { child, set } = useChild(place);
  const isLate = useIsLate(week);
  const { monday, friday, campDays } = week;
  const date = write('dateRange', { from: monday, to: friday });
  const label = [
    t('questions.calendar.week', { date }),
    ...(isLate ? [t('deadlines.passed')] : []),
  ].join(', ');
  return (
    <label className={styles.week} data-chosen={chosen || undefined}>
      <input
        type="checkbox"
        className={styles.input}
        checked={chosen}
        aria-label={label}
        onChange={() => set(withWeekToggled(child, monday))}
      />
      <span className={styles.box} aria-hidden="true">
        {chosen && <Icon name="check" />}
      </span>
      {daysOf(monday).map((day) => (
        <DayNumber
          key={day}
          day={day}
          closed={!campDays.includes(day)}
          chosen={child.dayDates.includes(day)}
        />
      ))}
      {chosen && isLate && (
        <span className={styles.note} aria-hidden="true">
          {t('deadlines.passed')}
        </span>
      )}
    </label>
  );
}

/** Past its deadline, nobody can enrol for it, pay or move it (regulations, section 5). */
function useIsLate({ monday }: SeasonWeek): boolean {
  const { facts } = useEstimatePage();
  const { now } = useEstimate();
  return now !== undefined && now > enrolmentDeadline(monday, facts.enrolment).instant;
}

function SingleDays({ week, place, chosen }: { week: SeasonWeek; place: number; chosen: boolean }) {
  const { write } = useEstimatePage();
  const { child, set } = useChild(place);
  return (
    <div className={styles.week} data-chosen={chosen || undefined}>
      <span className={styles.box} data-idle="" aria-hidden="true">
        {chosen && <Icon name="check" />}
      </span>
      {daysOf(week.monday).map((day) =>
        week.campDays.includes(day) && !chosen ? (
          <label key={day} className={styles.pick}>
            <input
              type="checkbox"
              className={styles.input}
              checked={child.dayDates.includes(day)}
              aria-label={write('dayMonthWeekday', day)}
              onChange={() => set(withDayToggled(child, day))}
            />
            <DayNumber day={day} chosen={child.dayDates.includes(day)} />
          </label>
        ) : (
          <DayNumber key={day} day={day} closed={!chosen} />
        ),
      )}
    </div>
  );
}

/** Shows the dates of the closure, which may begin before this week or end after its Friday. */
function ClosedWeek({ week: { monday, friday } }: { week: SeasonWeek }) {
  const { t, facts, write } = useEstimatePage();
  const [closure, dates] =
    Object.entries(facts.season.closures).find(
      ([, { from, to }]) => from <= friday && to >= monday,
    ) ?? [];
  return (
    <div className={styles.week} data-closed="">
      <span className={styles.box} data-idle="" aria-hidden="true" />
      {daysOf(monday).map((day) => (
        <DayNumber key={day} day={day} closed />
      ))}
      <p className={styles.note}>
        {closure && t(`closures.${closure}`)}{' '}
        {dates && <span className={styles.dates}>{write('dateRange', dates)}</span>}
      </p>
    </div>
  );
}

interface DayNumberProps {
  day: CalendarDate;
  closed?: boolean;
  chosen?: boolean;
}

function DayNumber({ day, closed = false, chosen = false }: DayNumberProps) {
  const { write } = useEstimatePage();
  const number = write('number', Number(day.slice(8)));
  return (
    <span className={styles.day} data-chosen={chosen || undefined} aria-hidden="true">
      {closed ? <s data-struck>{number}</s> : number}
    </span>
  );
}

function daysOf(monday: CalendarDate): CalendarDate[] {
  return [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
}
