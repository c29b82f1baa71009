import type { EnrolmentFacts } from '../content/types.ts';
import { addDays, type CalendarDate, mondayOf, WEEKDAYS } from './calendar.ts';
import { type RomeWallTime, romeInstant } from './rome.ts';

/** A deadline in Rome: what is printed, and the instant (milliseconds since the epoch) to count to. */
export interface Deadline extends RomeWallTime {
  readonly instant: number;
}

/** What the deadlines need of facts/enrolment.json. */
export type EnrolmentRule = Pick<EnrolmentFacts, 'deadline'>;

/** The instant of a deadline that is written as a date and an hour of Rome. */
export function deadlineAt({ date, time }: RomeWallTime): Deadline {
  return { date, time, instant: romeInstant({ date, time }) };
}

/**
 * Until when a week, or the single days in it, can be enrolled, paid or moved: the Wednesday of the
 * week before (regulations, section 5).
 *
 * @param weekMonday any day of the attendance week.
 */
export function enrolmentDeadline(weekMonday: CalendarDate, enrolment: EnrolmentRule): Deadline {
  const { weekday, weeksBefore, time } = enrolment.deadline;
  const days = WEEKDAYS.indexOf(weekday) - 7 * weeksBefore;
  return deadlineAt({ date: addDays(mondayOf(weekMonday), days), time });
}
