import { byClock, useReachedCount } from '../../layout/clock/use-clock.ts';
import { untilClosing } from '../../layout/season.ts';
import { useAnyPage, useSite } from '../../layout/site-context.tsx';
import { enrolmentDeadline } from '../../time/enrolment-deadline.ts';
import { deadlineEnd } from '../../time/rome.ts';
import { hasCampDays, seasonWeeks } from '../../time/season-weeks.ts';

/** The first deadline ahead, and its week; empty in the prerendered page. */
export function NextDeadline() {
  const { facts, format } = useAnyPage();
  const { t } = useSite();
  const weeks = seasonWeeks(facts.season)
    .filter(hasCampDays)
    .map((week) => ({ ...week, deadline: enrolmentDeadline(week.monday, facts.enrolment) }));
  const ends = weeks.map(({ deadline }) => deadlineEnd(deadline));
  const next = weeks[useReachedCount(ends) ?? weeks.length];
  const words =
    next &&
    t('deadlines.next', {
      date: format('dayMonthWeekday', next.deadline.date),
      title: format('dateRange', { from: next.monday, to: next.friday }),
    });
  return (
    <strong {...untilClosing} {...byClock(...ends)}>
      {words}
    </strong>
  );
}
