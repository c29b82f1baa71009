import type { Price, PriceBook, PriceList } from './price-book.ts';
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
  readonly prepaidQuantity: number;
}

/** The weeks with the advance-payment discount: those in complete groups. */
export function prepaidWeeks({ advanceWeeks }: Child, { facts }: PriceBook): number {
  const { groupWeeks } = facts.discounts.advancePayment;
  return advanceWeeks - (advanceWeeks % groupWeeks);
}

/**
 * What a child buys, without the enrolment fee (`feeSteps` in `offer.ts`). The main discounts apply to weeks, days and the
 * weekly supplement; the advance payment to weeks and the weekly supplement; none to the daily one.
 * If only some weeks are prepaid, the weekly supplements are assumed to be theirs.
 */
export function itemsOf(child: Child, book: PriceBook, agreement: boolean): PurchaseItem[] {
  const { list: venue = {}, agreement: reduced = {} } = book.venues.get(child.venue) ?? {};
  const list = agreement ? reduced : venue;
  const prepaid = prepaidWeeks(child, book);
  const exitPrepaid = Math.min(child.extendedExitWeeks, prepaid);
  const { extendedExitWeek, extendedExitDay } = book;
  return [
    ...rated(weekRate(child), child.weeks, list, venue, prepaid),
    ...rated(dayRate(child), child.days, list, venue, 0),
    ...supplement('extendedExitWeek', child.extendedExitWeeks, extendedExitWeek, true, exitPrepaid),
    ...supplement('extendedExitDay', child.extendedExitDays, extendedExitDay, false, 0),
  ];
}

function rated(
  key: keyof PriceList,
  quantity: number,
  list: PriceList,
  venue: PriceList,
  prepaidQuantity: number,
): PurchaseItem[] {
  const price = list[key];
  if (quantity === 0 || !price) return [];
  return [
    {
      key,
      quantity,
      price,
      listPrice: venue[key] ?? price,
      isDiscountable: true,
      prepaidQuantity,
    },
  ];
}

function supplement(
  key: LineKey,
  quantity: number,
  price: Price,
  isDiscountable: boolean,
  prepaidQuantity: number,
): PurchaseItem[] {
  return quantity === 0
    ? []
    : [
        {
          key,
          quantity,
          price,
          listPrice: price,
          isDiscountable,
          prepaidQuantity,
        },
      ];
}

/** The rate of a week in the child's time band. */
export function weekRate({ timeBand }: Child): RateKey & ('week' | 'halfDayWeek') {
  return timeBand === 'half' ? 'halfDayWeek' : 'week';
}

/** The rate of a single day in the child's time band. */
export function dayRate({ timeBand }: Child): RateKey & ('day' | 'halfDay') {
  return timeBand === 'half' ? 'halfDay' : 'day';
}
