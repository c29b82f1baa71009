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
 * The time until a deadline. During the deadline's own second it is zero, afterwards null. Both
 * arguments are milliseconds since the epoch.
 * A day is 24 hours, even in the week when the clocks change.
 */
export function remaining(deadlineMs: number, nowMs: number): Remaining | null {
  if (!(nowMs < deadlineMs + millisecondsInSecond)) return null;
  const left = Math.max(deadlineMs - nowMs, 0);
  return {
    days: Math.floor(left / millisecondsInDay),
    hours: Math.floor((left % millisecondsInDay) / millisecondsInHour),
    minutes: Math.floor((left % millisecondsInHour) / millisecondsInMinute),
    seconds: Math.floor((left % millisecondsInMinute) / millisecondsInSecond),
  };
}
