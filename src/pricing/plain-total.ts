import type { Facts } from '../content/types.ts';

/** What one child costs without any discount, in euro: so many weeks of one rate, and the enrolment fee. */
export function plainTotal(weekRate: number, weeks: number, { enrolment }: Facts['fees']): number {
  return weekRate * weeks + enrolment;
}
