import type { RateKey } from './price-facts.ts';
import type { Child } from './request/request.ts';

/** The rate of a week in the child's time band. */
export function weekRate({ timeBand }: Child): RateKey & ('week' | 'halfDayWeek') {
  return timeBand === 'half' ? 'halfDayWeek' : 'week';
}

/** The rate of a single day in the child's time band. */
export function dayRate({ timeBand }: Child): RateKey & ('day' | 'halfDay') {
  return timeBand === 'half' ? 'halfDay' : 'day';
}
