import type { DiscountCandidate } from './discounts/main-discounts.ts';
import { discountedAdvanceWeeks, type PurchaseItem, purchaseItems } from './items.ts';
import {
  assertSafeInteger,
  EXACT_UNITS_IN_CENT,
  HUNDRED_PERCENT,
  roundTo,
  shownCents,
} from './money.ts';
import type { PriceBook } from './price-book.ts';
import type { LineKey } from './regulations.ts';
import type { Child } from './request/request.ts';

/** One step of a computation; the amounts of all steps add up to the price. */
export interface PriceStep {
  readonly key: LineKey;
  /** What a discount is taken off: the key of that rate or supplement. */
  readonly takenOff?: LineKey;
  /** Exact; negative for a discount. */
  readonly amount: number;
  readonly quantity?: number;
  /** The unit price in cents before and after this step; the same if nothing is taken off. */
  readonly fromCents?: number;
  readonly toCents?: number;
  readonly basisPoints?: number;
  /** Paths of the facts that this step depends on. */
  readonly facts: readonly string[];
}

/**
 * The price of a child's attendance under a main discount, without the enrolment fee; without a
 * discount, at the venue's own prices. Rounds once after all discounts, or once per item, as the facts say.
 * `fullPrice` is the exact amount before percentages.
 */
export function attendanceOf(child: Child, book: PriceBook, candidate?: DiscountCandidate) {
  const agreement = candidate?.discount === 'agreement';
  const advance = discountedAdvanceWeeks(child, book) > 0 && !(agreement && child.voucher);
  const eachLine = book.facts.discounts.rounding.moment === 'each-line';
  const steps: PriceStep[] = [];
  let fullPrice = 0;
  for (const item of purchaseItems(child, book, agreement)) {
    const itemPrice = assertSafeInteger(item.quantity * item.price.cents * EXACT_UNITS_IN_CENT);
    const own = itemSteps(item, advance ? book.advancePoints : 0, candidate);
    steps.push(...(eachLine ? withRounding(own, itemPrice, book) : own));
    fullPrice += itemPrice;
  }
  return { steps: eachLine ? steps : withRounding(steps, fullPrice, book), fullPrice };
}

function itemSteps(item: PurchaseItem, advancePoints: number, candidate?: DiscountCandidate) {
  const mainPoints = item.isDiscountable ? (candidate?.basisPoints ?? 0) : 0;
  const rest = HUNDRED_PERCENT - mainPoints;
  const steps = [rateStep(item)];
  if (candidate && candidate.discount !== 'agreement' && mainPoints > 0) {
    steps.push(mainStep(item, candidate.discount, candidate, rest));
  }
  if (advancePoints > 0 && item.discountedQuantity > 0)
    steps.push(advanceStep(item, rest, advancePoints));
  return steps;
}

function rateStep({ key, quantity, price, listPrice }: PurchaseItem): PriceStep {
  const amount = quantity * price.cents * EXACT_UNITS_IN_CENT;
  const facts = [price.fact];
  return { key, amount, quantity, fromCents: listPrice.cents, toCents: price.cents, facts };
}

function mainStep(
  item: PurchaseItem,
  key: LineKey,
  candidate: DiscountCandidate,
  rest: number,
): PriceStep {
  const { quantity, price } = item;
  return {
    key,
    takenOff: item.key,
    amount: -quantity * price.cents * candidate.basisPoints * HUNDRED_PERCENT,
    quantity,
    fromCents: price.cents,
    toCents: shownCents(price.cents * rest * HUNDRED_PERCENT),
    basisPoints: candidate.basisPoints,
    facts: [candidate.fact],
  };
}

function advanceStep(item: PurchaseItem, rest: number, points: number): PriceStep {
  const { key, discountedQuantity, price } = item;
  return {
    key: 'advancePayment',
    takenOff: key,
    amount: -discountedQuantity * price.cents * rest * points,
    quantity: discountedQuantity,
    fromCents: shownCents(price.cents * rest * HUNDRED_PERCENT),
    toCents: shownCents(price.cents * rest * (HUNDRED_PERCENT - points)),
    basisPoints: points,
    facts: ['discounts.advancePayment.percent'],
  };
}

/**
 * The steps and, if a percentage changed their price, a step that rounds it (regulations, section
 * 4). List prices stay as they are, and rounding never exceeds them. Pages disagree whether prices
 * are rounded up or to the nearest unit: the step lists `discounts.rounding.mode` only if the two
 * give different prices.
 * @param fullPrice the price before percentages, exact.
 */
function withRounding(
  steps: readonly PriceStep[],
  fullPrice: number,
  book: PriceBook,
): PriceStep[] {
  const before = sumOf(steps);
  if (before === fullPrice) return [...steps];
  const rounded = (mode: 'up' | 'nearest' | 'down') =>
    Math.min(roundTo(before, book.roundingUnit, mode), fullPrice);
  const amount = rounded(book.facts.discounts.rounding.mode) - before;
  const disputed = rounded('up') !== rounded('nearest');
  const facts = disputed ? ['discounts.rounding.mode'] : [];
  return amount === 0 && !disputed ? [...steps] : [...steps, { key: 'rounding', amount, facts }];
}

/** The sum of some steps, exact. */
export function sumOf(steps: readonly PriceStep[]): number {
  return steps.reduce((sum, { amount }) => sum + amount, 0);
}
