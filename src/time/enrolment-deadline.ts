import type { EnrolmentFacts } from '../content/types.ts';
import { addDays, type CalendarDate, mondayOf, WEEKDAYS } from './calendar.ts';
import { type RomeWallTime, romeInstant } from './rome.ts';

/** A deadline in Rome: wall time for display, and instant (milliseconds since the epoch). */
export interface Deadline extends RomeWallTime {
  readonly instant: number;
}

/** The part of facts/enrolment.json that the deadlines need. */
export type EnrolmentRule = Pick<EnrolmentFacts, 'deadline'>;

/** The deadline at a wall time in Rome. */
export function deadlineAt({ date, time }: RomeWallTime): Deadline {
  return { date, time, instant: romeInstant({ date, time }) };
}

/**
 * The deadline to enrol for, pay for or move a week or its single days: on the weekday, so many
 * weeks before, that facts/enrolment.json states (regulations, section 5).
 *
 * @param dayInWeek any day of that week.
 */
export function enrolmentDeadline(dayInWeek: CalendarDate, enrolment: EnrolmentRule): Deadline {
  const { weekday, weeksBefore, time } = enrolment.deadline;
  const days = WEEKDAYS.indexOf(weekday) - WEEKDAYS.length * weeksBefore;
  return deadlineAt({ date: addDays(mondayOf(dayInWeek), days), time });
}
