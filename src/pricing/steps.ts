import type { DiscountRequest } from './discounts/main-discounts.ts';
import { itemsOf, type PurchaseItem, prepaidWeeks } from './items.ts';
import { EXACT, exact, roundTo, shownCents, WHOLE } from './money.ts';
import type { PriceBook } from './price-book.ts';
import type { LineKey } from './regulations.ts';
import type { Child } from './request/request.ts';

/** One step of a computation; the amounts of all steps add up to the price. */
export interface Step {
  readonly key: LineKey;
  /** What a discount is taken off: the key of that rate or supplement. */
  readonly on?: LineKey;
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
 * `undiscounted` is the exact amount before percentages.
 */
export function attendanceOf(child: Child, book: PriceBook, request?: DiscountRequest) {
  const agreement = request?.discount === 'agreement';
  const advance = prepaidWeeks(child, book) > 0 && !(agreement && child.voucher);
  const eachLine = book.facts.discounts.rounding.moment === 'each-line';
  const steps: Step[] = [];
  let undiscounted = 0;
  for (const item of itemsOf(child, book, agreement)) {
    const listed = exact(item.quantity * item.price.cents * EXACT);
    const own = itemSteps(item, advance ? book.advancePoints : 0, request);
    steps.push(...(eachLine ? withRounding(own, listed, book) : own));
    undiscounted += listed;
  }
  return { steps: eachLine ? steps : withRounding(steps, undiscounted, book), undiscounted };
}

function itemSteps(item: PurchaseItem, advancePoints: number, request?: DiscountRequest): Step[] {
  const mainPoints = item.discounted ? (request?.basisPoints ?? 0) : 0;
  const rest = WHOLE - mainPoints;
  const steps = [rateStep(item)];
  if (request && request.discount !== 'agreement' && mainPoints > 0) {
    steps.push(mainStep(item, request.discount, request, rest));
  }
  if (advancePoints > 0 && item.prepaid > 0) steps.push(advanceStep(item, rest, advancePoints));
  return steps;
}

function rateStep({ key, quantity, price, listPrice }: PurchaseItem): Step {
  const amount = quantity * price.cents * EXACT;
  const facts = [price.fact];
  return { key, amount, quantity, fromCents: listPrice.cents, toCents: price.cents, facts };
}

function mainStep(item: PurchaseItem, key: LineKey, request: DiscountRequest, rest: number): Step {
  const { quantity, price } = item;
  return {
    key,
    on: item.key,
    amount: -quantity * price.cents * request.basisPoints * WHOLE,
    quantity,
    fromCents: price.cents,
    toCents: shownCents(price.cents * rest * WHOLE),
    basisPoints: request.basisPoints,
    facts: [request.fact],
  };
}

function advanceStep({ key, prepaid, price }: PurchaseItem, rest: number, points: number): Step {
  return {
    key: 'advancePayment',
    on: key,
    amount: -prepaid * price.cents * rest * points,
    quantity: prepaid,
    fromCents: shownCents(price.cents * rest * WHOLE),
    toCents: shownCents(price.cents * rest * (WHOLE - points)),
    basisPoints: points,
    facts: ['discounts.advancePayment.percent'],
  };
}

/**
 * The steps and, if a percentage changed their price, a step that rounds it (regulations, section
 * 4). List prices stay as they are, and rounding never exceeds them. The step names the rule only
 * if the disputed rule would give another price.
 * @param undiscounted the price before percentages, exact.
 */
function withRounding(steps: readonly Step[], undiscounted: number, book: PriceBook): Step[] {
  const before = sumOf(steps);
  if (before === undiscounted) return [...steps];
  const rounded = (mode: 'up' | 'nearest' | 'down') =>
    Math.min(roundTo(before, book.roundingUnit, mode), undiscounted);
  const amount = rounded(book.facts.discounts.rounding.mode) - before;
  const disputed = rounded('up') !== rounded('nearest');
  const facts = disputed ? ['discounts.rounding.mode'] : [];
  return amount === 0 && !disputed ? [...steps] : [...steps, { key: 'rounding', amount, facts }];
}

/** The sum of some steps, exact. */
export function sumOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { amount }) => sum + amount, 0);
}
