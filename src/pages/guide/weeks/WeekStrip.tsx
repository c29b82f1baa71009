import { lookUp } from '../../../content/look-up.ts';
import type { Facts } from '../../../content/types.ts';
import { venueClosures } from '../../../content/venue-closures.ts';
import { byClock, useDeadlinePassed, useInstantState } from '../../../layout/clock/use-clock.ts';
import { usePage } from '../../../layout/site-context.tsx';
import { addDays } from '../../../time/calendar.ts';
import { enrolmentDeadline } from '../../../time/enrolment-deadline.ts';
import { deadlineEnd, romeInstant } from '../../../time/rome.ts';
import { CAMP_DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import type { ThemedWeek } from './themed-weeks.ts';
import styles from './Weeks.module.css';

export interface WeekStripProps {
  week: ThemedWeek;
  isMarked: boolean;
  onToggle(): void;
}

/** A week as a strip: its box, days, theme and vacancies. */
export function WeekStrip({ week, isMarked, onToggle }: WeekStripProps) {
  const { facts, t, format } = usePage<'guide'>();
  const { monday, friday, closure, theme, hasShow } = week;
  const days = format('dateRange', { from: monday, to: friday });
  const vacancies = facts.weeks.places.filter((entry) => entry.monday === monday);
  const apart = venueClosures(facts).filter(
    (closure) => closure.from <= friday && closure.to >= monday,
  );
  const shut = Array.from({ length: CAMP_DAYS_PER_WEEK }, (_, day) => addDays(monday, day))
    .filter((day) => !week.campDays.includes(day))
    .map((day) => format('dayMonthWeekday', day));
  return (
    <li
      className={styles.week}
      data-closed={closure === 'whole' || undefined}
      data-marked={isMarked || undefined}
    >
      <h3 className={styles.days}>{closure === 'whole' ? <s>{days}</s> : days}</h3>
      <div className={styles.what}>
        {closure === 'whole' ? <p>{t('weeks.closed')}</p> : <WeekNow {...week} />}
        {closure === 'partial' && <p>{t('weeks.closedOn', { date: shut.join(', ') })}</p>}
        {apart.map(({ venue, id, from, to }) => {
          const date =
            from === to ? format('dayMonthWeekday', from) : format('dateRange', { from, to });
          const { name } = lookUp(facts.venues, venue);
          return <p key={`${venue}.${id}`}>{t('weeks.closedAt', { venue: name, date })}</p>;
        })}
        {theme && <p>{t('weeks.theme', { title: lookUp(t('weeks.names') ?? {}, theme) })}</p>}
        {hasShow && <p className={styles.show}>{t('weeks.show')}</p>}
        {vacancies.map((entry) => (
          <VacancyLine key={entry.venue} vacancy={entry} />
        ))}
      </div>
      {closure !== 'whole' && (
        <WeekPick week={week} days={days} isMarked={isMarked} onToggle={onToggle} />
      )}
    </li>
  );
}

/** The enrolment deadline; during the week, a note that it is running; then, that it is over. */
function WeekNow({ monday, friday, campDays }: ThemedWeek) {
  const { facts, t, format } = usePage<'guide'>();
  const deadline = enrolmentDeadline(monday, facts.enrolment);
  const start = romeInstant({ date: campDays[0] ?? monday, time: '00:00' });
  const end = romeInstant({ date: addDays(campDays.at(-1) ?? friday, 1), time: '00:00' });
  const isAhead = !useDeadlinePassed(deadline);
  const hasBegun = useInstantState(start) === 'passed';
  const isOver = useInstantState(end) === 'passed';
  const isUnderWay = hasBegun && !isOver;
  const date = format('dayMonthWeekday', deadline.date);
  return (
    <p
      className={styles.places}
      data-on={isUnderWay || undefined}
      {...byClock(deadlineEnd(deadline), start, end)}
    >
      {isAhead && t('weeks.by', { date })}
      {!isAhead && !hasBegun && t('weeks.late', { date })}
      {isUnderWay && <b>{t('weeks.running')}</b>}
      {isOver && t('weeks.past')}
    </p>
  );
}

/** Whether the week still has vacancies; nothing after the last day for which that is known. */
function VacancyLine({ vacancy }: { vacancy: Facts['weeks']['places'][number] }) {
  const { facts, t, format } = usePage<'guide'>();
  const { state, until } = vacancy;
  const end = romeInstant({ date: addDays(until, 1), time: '00:00' });
  const untilState = useInstantState(end);
  const venue = lookUp(facts.venues, vacancy.venue).name;
  return (
    <p className={styles.places} data-state={state} {...byClock(end)}>
      {untilState === 'ahead' && (
        <>
          <b>{t(`weeks.places.${state}`, { venue })}</b>{' '}
          <span>{t('weeks.until', { date: format('dayMonthWeekday', until) })}</span>
        </>
      )}
    </p>
  );
}

/** A box until the week's deadline (regulations, section 5); then only to remove an earlier mark. */
function WeekPick({ week, days, isMarked, onToggle }: WeekStripProps & { days: string }) {
  const { facts, t } = usePage<'guide'>();
  const deadline = enrolmentDeadline(week.monday, facts.enrolment);
  const isLate = useDeadlinePassed(deadline);
  return (
    <div data-needs="script" data-print="hide" {...byClock(deadlineEnd(deadline))}>
      {(isMarked || !isLate) && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isMarked}
            aria-label={`${t('weeks.mark')}, ${days}`}
            onChange={onToggle}
          />
        </label>
      )}
    </div>
  );
}
