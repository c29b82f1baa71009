import type { PriceFacts } from '../../pricing/price-facts.ts';
import { quote } from '../../pricing/quote.ts';
import { type ChildAnswers, firstAnswers, requestsOf } from './answers.ts';

/**
 * The total, in euro, of a family whose children all have the same answers, fee and siblings'
 * discount included.
 * @param same what differs from the answers before a family gives any
 */
export function familyTotal(
  facts: PriceFacts,
  children: number,
  same: Partial<ChildAnswers>,
): number {
  const first = firstAnswers(facts);
  const all = first.children.map((child) => ({ ...child, ...same }));
  const family = Array.from({ length: children }, () => all).flat();
  return quote(requestsOf({ ...first, children: family }), facts).totalCents / 100;
}
