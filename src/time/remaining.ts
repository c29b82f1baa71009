import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from 'date-fns/constants';

/** Time left until a deadline in whole units: hours below 24, minutes and seconds below 60. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * The time between two instants (milliseconds since the epoch); null from the deadline on.
 * A day is 24 hours, even in the week when the clocks change.
 */
export function remaining(deadlineMs: number, nowMs: number): Remaining | null {
  const left = deadlineMs - nowMs;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / millisecondsInDay),
    hours: Math.floor((left % millisecondsInDay) / millisecondsInHour),
    minutes: Math.floor((left % millisecondsInHour) / millisecondsInMinute),
    seconds: Math.floor((left % millisecondsInMinute) / millisecondsInSecond),
  };
}
