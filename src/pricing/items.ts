import type { Price, PriceBook } from './price-book.ts';
import type { RateKey } from './price-facts.ts';
import type { LineKey } from './regulations.ts';
import type { Child } from './request/request.ts';

/** An item bought: how many, at which price, and which discounts apply to it. */
export interface PurchaseItem {
  readonly key: LineKey;
  readonly quantity: number;
  readonly price: Price;
  /** Its price in the venue's own list, when the agreement has another. */
  readonly listPrice: Price;
  /** The siblings and chain discounts apply to it (regulations, section 3). */
  readonly isDiscountable: boolean;
  /** To how many of them the advance-payment discount applies. */
  readonly discountedQuantity: number;
}

/** The weeks with the advance-payment discount: those in complete groups. */
export function discountedAdvanceWeeks({ advanceWeeks }: Child, { facts }: PriceBook): number {
  const { groupWeeks } = facts.discounts.advancePayment;
  return advanceWeeks - (advanceWeeks % groupWeeks);
}

/**
 * What a child buys, without the enrolment fee (`feeSteps` in `offer.ts`). The main discounts apply
 * to weeks, days and the weekly supplement; the advance payment to weeks and the weekly supplement;
 * none to the daily supplement. If only some weeks are paid in advance, the weekly supplements are
 * assumed to belong to them.
 */
export function purchaseItems(
  child: Child,
  book: PriceBook,
  hasAgreement: boolean,
): PurchaseItem[] {
  const { list: venueList = {}, agreement: agreementList = {} } =
    book.venues.get(child.venue) ?? {};
  const rates = hasAgreement ? agreementList : venueList;
  const advanceWeeks = discountedAdvanceWeeks(child, book);
  const attendance = [
    { key: weekRate(child), quantity: child.weeks, discountedQuantity: advanceWeeks },
    { key: dayRate(child), quantity: child.days, discountedQuantity: 0 },
  ].flatMap((item) => {
    const price = rates[item.key];
    if (!price) return [];
    return [{ ...item, price, listPrice: venueList[item.key] ?? price, isDiscountable: true }];
  });
  const weekly = {
    key: 'extendedExitWeek' as const,
    quantity: child.extendedExitWeeks,
    price: book.extendedExitWeek,
    isDiscountable: true,
    discountedQuantity: Math.min(child.extendedExitWeeks, advanceWeeks),
  };
  const daily = {
    key: 'extendedExitDay' as const,
    quantity: child.extendedExitDays,
    price: book.extendedExitDay,
    isDiscountable: false,
    discountedQuantity: 0,
  };
  const supplements = [weekly, daily].map((item) => ({ ...item, listPrice: item.price }));
  return [...attendance, ...supplements].filter(({ quantity }) => quantity > 0);
}

/** The rate of a week in the child's time band. */
export function weekRate({ timeBand }: Child): RateKey & ('week' | 'halfDayWeek') {
  return timeBand === 'half' ? 'halfDayWeek' : 'week';
}

/** The rate of a single day in the child's time band. */
export function dayRate({ timeBand }: Child): RateKey & ('day' | 'halfDay') {
  return timeBand === 'half' ? 'halfDay' : 'day';
}
