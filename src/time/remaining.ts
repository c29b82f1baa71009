import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from 'date-fns/constants';

/** Whole units left before a deadline; hours, minutes and seconds stay below 24, 60 and 60. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * The time left between two instants (milliseconds since the epoch), or null once the deadline has
 * come. A day is 24 hours, also in the week when the clocks change.
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
