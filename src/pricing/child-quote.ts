import { type Claim, claimsOf } from './discounts/main-discounts.ts';
import { type NotApplied, notAppliedOf } from './discounts/not-applied.ts';
import { type Offer, offerOf } from './offer.ts';
import type { PriceBook } from './price-book.ts';
import { MAIN_DISCOUNTS } from './regulations.ts';
import type { Child } from './request/request.ts';

/** The cheapest offer that one child is entitled to; exact amounts. */
export interface ChildQuote {
  readonly offer: Offer;
  /** The price without any discount, enrolment included. */
  readonly fullPrice: number;
  readonly notApplied: readonly NotApplied[];
  /** The facts behind every offer compared, losing ones too: another value could change the choice. */
  readonly weighed: readonly string[];
}

/**
 * Compares the main discounts that a child is entitled to, which exclude each other, and keeps the
 * cheapest for the family (regulations, section 3); at equal prices, the one with fewest conditions.
 */
export function quoteChild(child: Child, book: PriceBook): ChildQuote {
  const claims = claimsOf(child, book);
  const plain = offerOf(child, book);
  const offers = claims.filter(isEntitled).map((claim) => offerOf(child, book, claim));
  offers.sort((a, b) => a.payable - b.payable || rank(a) - rank(b));
  const best = offers[0];
  const chosen = best && best.payable < plain.payable ? best : plain;
  return {
    offer: chosen,
    fullPrice: plain.listed,
    notApplied: notAppliedOf(child, book, claims, [chosen, ...offers]),
    weighed: [plain, ...offers].flatMap(({ steps }) => steps.flatMap(({ facts }) => facts)),
  };
}

function isEntitled({ refusal }: Claim): boolean {
  return refusal === undefined;
}

function rank({ claim }: Offer): number {
  return claim ? MAIN_DISCOUNTS.indexOf(claim.discount) : -1;
}
