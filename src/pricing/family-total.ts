import type { PriceFacts } from './price-facts.ts';
import { quote } from './quote.ts';
import type { ChildRequest } from './request/request.ts';

/** The total, in euro, of so many children with the same request: fees and sibling discount. */
export function familyTotal(facts: PriceFacts, children: number, same: ChildRequest): number {
  return quote(Array(children).fill(same), facts).totalCents / 100;
}
