import type { Facts } from '../content/types.ts';

/** The price of one child without discounts, in euro: the weeks at one rate, plus the enrolment fee. */
export function plainTotal(weekRate: number, weeks: number, { enrolment }: Facts['fees']): number {
  return weekRate * weeks + enrolment;
}
