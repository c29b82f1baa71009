import { lookUp } from '../../../content/look-up.ts';
import type { Facts } from '../../../content/types.ts';
import { byClock, useDeadlinePassed, useInstantState } from '../../../layout/clock/use-reached.ts';
import { untilOver } from '../../../layout/season.ts';
import { useGuidePage } from '../../../layout/template-pages.ts';
import { addDays } from '../../../time/calendar.ts';
import { enrolmentDeadline } from '../../../time/enrolment-deadline.ts';
import { deadlineEnd, romeInstant } from '../../../time/rome.ts';
import { DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import type { ThemedWeek } from './themed-weeks.ts';
import styles from './Weeks.module.css';

export interface WeekStripProps {
  week: ThemedWeek;
  /** For each child, whether the week is marked. */
  marked: readonly boolean[];
  onToggle(child: number): void;
}

/** A week as a strip: its days, theme and vacancies, and a box for each child. */
export function WeekStrip({ week, marked, onToggle }: WeekStripProps) {
  const { facts, t, write } = useGuidePage();
  const { monday, friday, closed, theme, hasShow } = week;
  const days = write('dateRange', { from: monday, to: friday });
  const places = facts.weeks.places.filter((one) => one.monday === monday);
  const isMarked = marked.includes(true) || undefined;
  const shut = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day))
    .filter((day) => !week.campDays.includes(day))
    .map((day) => write('dayMonthWeekday', day));
  return (
    <li className={styles.week} data-closed={closed === true || undefined} data-marked={isMarked}>
      <h3 className={styles.days}>{closed === true ? <s>{days}</s> : days}</h3>
      <div className={styles.what}>
        {closed === true ? <p>{t('weeks.closed')}</p> : <WeekNow {...week} />}
        {closed === 'partial' && <p>{t('weeks.closedOn', { date: shut.join(', ') })}</p>}
        {theme && <p>{t('weeks.theme', { title: lookUp(t('weeks.names') ?? {}, theme) })}</p>}
        {hasShow && <p className={styles.show}>{t('weeks.show')}</p>}
        {places.map((one) => (
          <PlacesLine key={one.venue} places={one} />
        ))}
      </div>
      {closed !== true && <WeekPicks week={week} days={days} marked={marked} onToggle={onToggle} />}
    </li>
  );
}

/** The enrolment deadline; during the week, a note that it is running; then, that it is over. */
function WeekNow({ monday, friday, campDays }: ThemedWeek) {
  const { facts, t, write } = useGuidePage();
  const deadline = enrolmentDeadline(monday, facts.enrolment);
  const start = romeInstant({ date: campDays[0] ?? monday, time: '00:00' });
  const end = romeInstant({ date: addDays(campDays.at(-1) ?? friday, 1), time: '00:00' });
  const isAhead = !useDeadlinePassed(deadline);
  const hasBegun = useInstantState(start) === 'passed';
  const isOver = useInstantState(end) === 'passed';
  const isOn = hasBegun && !isOver;
  const date = write('dayMonthWeekday', deadline.date);
  return (
    <p
      className={styles.places}
      data-on={isOn || undefined}
      {...untilOver}
      {...byClock(deadlineEnd(deadline), start, end)}
    >
      {isAhead && t('weeks.by', { date })}
      {!isAhead && !hasBegun && t('weeks.late', { date })}
      {isOn && <b>{t('weeks.running')}</b>}
      {isOver && t('weeks.past')}
    </p>
  );
}

/** Whether places are left; nothing after the last day for which that is known. */
function PlacesLine({ places }: { places: Facts['weeks']['places'][number] }) {
  const { facts, t, write } = useGuidePage();
  const { state, until } = places;
  const end = romeInstant({ date: addDays(until, 1), time: '00:00' });
  const stands = useInstantState(end);
  const venue = lookUp(facts.venues, places.venue).name;
  return (
    <p className={styles.places} data-state={state} {...byClock(end)}>
      {stands === 'ahead' && (
        <>
          <b>{t(`weeks.places.${state}`, { venue })}</b>{' '}
          <span>{t('weeks.until', { date: write('dayMonthWeekday', until) })}</span>
        </>
      )}
    </p>
  );
}

/**
 * A box for each child until the week's deadline (regulations, section 5); then a box only to remove
 * an earlier mark.
 */
function WeekPicks({ week, days, marked, onToggle }: WeekStripProps & { days: string }) {
  const deadline = enrolmentDeadline(week.monday, useGuidePage().facts.enrolment);
  const isLate = useDeadlinePassed(deadline);
  return (
    <div
      data-row
      data-needs="script"
      data-print="hide"
      {...untilOver}
      {...byClock(deadlineEnd(deadline))}
    >
      {marked.map(
        (isChosen, child) =>
          (isChosen || !isLate) && (
            <Pick
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known only by its place
              key={child}
              days={days}
              child={marked.length > 1 ? child : undefined}
              isChosen={isChosen}
              onToggle={() => onToggle(child)}
            />
          ),
      )}
    </div>
  );
}

interface PickProps {
  days: string;
  /** From 0; undefined for an only child. */
  child: number | undefined;
  isChosen: boolean;
  onToggle(): void;
}

function Pick({ days, child, isChosen, onToggle }: PickProps) {
  const { t, write } = useGuidePage();
  const label =
    child === undefined
      ? t('weeks.mark')
      : t('weeks.child', { current: write('number', child + 1) });
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`${label}, ${days}`}
        onChange={onToggle}
      />
      {label}
    </label>
  );
}
