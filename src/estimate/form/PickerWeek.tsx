import { Icon } from '../../components/icons/Icon.tsx';
import { factsOfVenue } from '../../content/scope.ts';
import { usePage } from '../../layout/site-context.tsx';
import { venueInFacts } from '../../pricing/request/venue-id.ts';
import { addDays, type CalendarDate } from '../../time/calendar.ts';
import { enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import { deadlineEnd } from '../../time/rome.ts';
import { CAMP_WEEKDAYS, type SeasonWeek } from '../../time/season-weeks.ts';
import { withDayToggled, withWeekToggled } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import styles from './SeasonPicker.module.css';
import { useChild } from './use-child.ts';

/** Whether the calendar marks weeks or days. */
export type PickerMode = 'weeks' | 'days';

export interface PickerWeekProps {
  week: SeasonWeek;
  childIndex: number;
  mode: PickerMode;
  /** Heads the first week in a month, or in two. */
  months: string | undefined;
}

/** A row of the calendar: one large target for the week, or one per day. */
export function PickerWeek({ week, childIndex, mode, months }: PickerWeekProps) {
  const { t, format } = usePage<'estimate'>();
  const { child, set } = useChild(childIndex);
  const isLate = useIsLate(week);
  const { monday, friday, campDays, closure } = week;
  const chosen = child.weekStarts.includes(monday);
  const isTarget = mode === 'weeks' && closure !== 'whole';
  const Row = isTarget ? 'label' : 'div';
  const date = format('dateRange', { from: monday, to: friday });
  const label = t('questions.calendar.week', { date });
  return (
    <li>
      {months && <p className={styles.month}>{months}</p>}
      <Row
        className={styles.week}
        data-chosen={chosen || undefined}
        data-closed={closure === 'whole' || undefined}
      >
        {isTarget && (
          <input
            type="checkbox"
            className={styles.input}
            checked={chosen}
            aria-label={isLate ? `${label}, ${t('deadlines.passed')}` : label}
            onChange={() => set(withWeekToggled(child, monday))}
          />
        )}
        <span className={styles.box} data-idle={isTarget ? undefined : ''} aria-hidden="true">
          {chosen && <Icon name="check" />}
        </span>
        {CAMP_WEEKDAYS.map((weekday, days) => {
          const day = addDays(monday, days);
          const isOpen = campDays.includes(day);
          const isPick = mode === 'days' && isOpen && !chosen;
          return isPick ? (
            <DayPick key={weekday} day={day} childIndex={childIndex} />
          ) : (
            <DayNumber
              key={weekday}
              day={day}
              closed={!isOpen}
              chosen={child.dayDates.includes(day)}
            />
          );
        })}
        {closure === 'whole' && <Closure week={week} venue={child.venue} />}
        {isTarget && chosen && isLate && (
          <span className={styles.note} aria-hidden="true">
            {t('deadlines.passed')}
          </span>
        )}
      </Row>
    </li>
  );
}

/** Past its deadline, nobody can enrol for it, pay or move it (regulations, section 5). */
function useIsLate({ monday }: SeasonWeek): boolean {
  const { facts } = usePage<'estimate'>();
  const { now } = useEstimate();
  return now !== undefined && now >= deadlineEnd(enrolmentDeadline(monday, facts.enrolment));
}

function DayPick({ day, childIndex }: { day: CalendarDate; childIndex: number }) {
  const { format } = usePage<'estimate'>();
  const { child, set } = useChild(childIndex);
  const chosen = child.dayDates.includes(day);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className={styles.input}
        checked={chosen}
        aria-label={format('dayMonthWeekday', day)}
        onChange={() => set(withDayToggled(child, day))}
      />
      <DayNumber day={day} chosen={chosen} />
    </label>
  );
}

/** Shows the dates of the closure, which may begin before this week or end after its Friday. */
function Closure({ week: { monday, friday }, venue }: { week: SeasonWeek; venue: string }) {
  const { t, facts, format } = usePage<'estimate'>();
  const all = Object.entries(factsOfVenue(facts, venueInFacts(venue)).season.closures);
  const [closure, dates] = all.find(([, { from, to }]) => from <= friday && to >= monday) ?? [];
  return (
    <p className={styles.note}>
      {closure && t(`closures.${closure}`)}{' '}
      {dates && <span className={styles.dates}>{format('dateRange', dates)}</span>}
    </p>
  );
}

interface DayNumberProps {
  day: CalendarDate;
  closed?: boolean;
  chosen: boolean;
}

function DayNumber({ day, closed, chosen }: DayNumberProps) {
  const { format } = usePage<'estimate'>();
  const number = format('number', Number(day.slice(8)));
  return (
    <span className={styles.day} data-chosen={chosen || undefined} aria-hidden="true">
      {closed ? <s data-crossed-out>{number}</s> : number}
    </span>
  );
}
