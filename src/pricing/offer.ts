import type { DiscountClaim } from './discounts/main-discounts.ts';
import { EXACT, exact } from './money.ts';
import type { PriceBook } from './price-book.ts';
import type { Child } from './request/request.ts';
import { attendanceOf, type Step, sumOf } from './steps.ts';

/** The price of one child under one main discount or none; exact amounts. */
export interface Offer {
  /** Undefined: no main discount. */
  readonly claim?: DiscountClaim;
  readonly steps: readonly Step[];
  /** What the family pays. */
  readonly payable: number;
  /** What the voucher of the agreement pays. */
  readonly covered: number;
  /** The price in the same list before percentages, enrolment fee included. */
  readonly listed: number;
}

/** Prices one child under a claim: attendance and enrolment fee. */
export function offerOf(child: Child, book: PriceBook, claim?: DiscountClaim): Offer {
  const { steps, undiscounted } = attendanceOf(child, book, claim);
  const due = sumOf(steps);
  const covered = claim?.discount === 'agreement' && child.voucher ? due : 0;
  const fee = feeSteps(child, book, claim);
  return {
    ...(claim && { claim }),
    steps: [...steps, ...voucherSteps(covered), ...fee],
    payable: exact(due - covered + sumOf(fee)),
    covered,
    listed: exact(undiscounted + sumOf(fee)),
  };
}

function voucherSteps(covered: number): Step[] {
  return covered === 0 ? [] : [{ key: 'voucher', amount: -covered, facts: [] }];
}

function feeSteps(child: Child, book: PriceBook, claim?: DiscountClaim): Step[] {
  if (!child.enrolment) return [];
  const reduced = book.venues.get(child.venue)?.agreementEnrolment;
  const price = (claim?.discount === 'agreement' && reduced) || book.enrolment;
  const amount = price.cents * EXACT;
  const fromCents = book.enrolment.cents;
  return [
    { key: 'enrolment', amount, quantity: 1, fromCents, toCents: price.cents, facts: [price.fact] },
  ];
}
