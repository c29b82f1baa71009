import type { DiscountCandidate } from './discounts/main-discounts.ts';
import { assertSafeInteger, EXACT_UNITS_IN_CENT } from './money.ts';
import type { PriceBook } from './price-book.ts';
import type { Child } from './request/request.ts';
import { attendanceOf, type PriceStep, sumOf } from './steps.ts';

/** The price of one child under one main discount or none; exact amounts. */
export type Offer = ReturnType<typeof offerOf>;

/** Prices one child under a main discount: attendance and enrolment fee. */
export function offerOf(child: Child, book: PriceBook, candidate?: DiscountCandidate) {
  const { steps, fullPrice } = attendanceOf(child, book, candidate);
  const due = sumOf(steps);
  const covered = candidate?.discount === 'agreement' && child.voucher ? due : 0;
  const fee = feeSteps(child, book, candidate);
  return {
    /** Undefined: no main discount. */
    candidate,
    steps: [...steps, ...voucherSteps(covered), ...fee],
    /** What the family pays. */
    payable: assertSafeInteger(due - covered + sumOf(fee)),
    /** What the voucher of the agreement pays. */
    covered,
    /** The price in the same list before percentages, enrolment fee included. */
    fullPrice: assertSafeInteger(fullPrice + sumOf(fee)),
  };
}

function voucherSteps(covered: number): PriceStep[] {
  return covered === 0 ? [] : [{ key: 'voucher', amount: -covered, facts: [] }];
}

function feeSteps(child: Child, book: PriceBook, candidate?: DiscountCandidate): PriceStep[] {
  if (!child.enrolment) return [];
  const reduced = book.venues.get(child.venue)?.agreementEnrolment;
  const price = (candidate?.discount === 'agreement' && reduced) || book.enrolment;
  const amount = price.cents * EXACT_UNITS_IN_CENT;
  const fromCents = book.enrolment.cents;
  return [
    { key: 'enrolment', amount, quantity: 1, fromCents, toCents: price.cents, facts: [price.fact] },
  ];
}
