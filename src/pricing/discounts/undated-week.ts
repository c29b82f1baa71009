import { priceBook } from '../price-book.ts';
import type { PriceFacts } from '../price-facts.ts';
import { quote } from '../quote.ts';
import { QuoteError } from '../request/problem.ts';
import { type ChildRequest, withDefaults } from '../request/request.ts';

/**
 * Whether single days, or late exits, might cost less as a whole week (regulations, section 2):
 * without dates, they may all be in one week.
 * @throws QuoteError when the request itself cannot be quoted.
 */
export function mayBeOneWeek(requests: readonly ChildRequest[], facts: PriceFacts): boolean {
  return requests.some((request) => {
    const now = quote([request], facts).totalCents;
    return oneWeekMore(request, facts).some((other) => costsLess(other, now, facts));
  });
}

/** At most the same attendance, with as much of it in one week as fits. */
function oneWeekMore(request: ChildRequest, facts: PriceFacts): ChildRequest[] {
  const { weekStarts: _, dayDates, ...asked } = request;
  const { weeks, days, extendedExitWeeks, extendedExitDays } = withDefaults(request);
  const longest = Math.max(...priceBook(facts).weeks.map(({ campDays }) => campDays.length));
  const inWeek = Math.min(days - (dayDates?.length ?? 0), longest);
  const exits = Math.min(extendedExitDays, longest);
  return [
    ...(inWeek > 0 ? [{ ...asked, weeks: weeks + 1, days: days - inWeek }] : []),
    ...(exits > 0 && extendedExitWeeks < weeks
      ? [
          {
            ...asked,
            extendedExitWeeks: extendedExitWeeks + 1,
            extendedExitDays: extendedExitDays - exits,
          },
        ]
      : []),
  ];
}

function costsLess(request: ChildRequest, cents: number, facts: PriceFacts): boolean {
  try {
    return quote([request], facts).totalCents < cents;
  } catch (error) {
    if (error instanceof QuoteError) return false;
    throw error;
  }
}
