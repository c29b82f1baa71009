export interface WaitingTime {
  readonly count: number;
  readonly unit: 'seconds' | 'minutes' | 'hours';
}

const SECONDS_OF_A_MINUTE = 60;
const SECONDS_OF_AN_HOUR = 3600;

/** The time to wait in the largest suitable unit, rounded up. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds < SECONDS_OF_A_MINUTE)
    return { count: Math.max(1, Math.ceil(seconds)), unit: 'seconds' };
  if (seconds <= SECONDS_OF_AN_HOUR) {
    return { count: Math.ceil(seconds / SECONDS_OF_A_MINUTE), unit: 'minutes' };
  }
  return { count: Math.ceil(seconds / SECONDS_OF_AN_HOUR), unit: 'hours' };
}
