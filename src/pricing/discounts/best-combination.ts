import { compareDates, mondayOf } from '../../time/calendar.ts';
import { hasCampDays } from '../../time/season-weeks.ts';
import { calendarAt, priceBook } from '../price-book.ts';
import type { PriceFacts } from '../price-facts.ts';
import { type Quote, quote } from '../quote.ts';
import { QuoteError } from '../request/problem.ts';
import { type ChildRequest, withDefaults } from '../request/request.ts';

/** A change to a request that gives the same attendance, or more, for less. */
export type Change =
  | { readonly kind: 'advance'; readonly child: number; readonly weeks: number }
  | { readonly kind: 'whole-week'; readonly child: number; readonly monday: string }
  | { readonly kind: 'weekly-exit'; readonly child: number };

/** Another request for the same children. */
export interface Combination {
  readonly requests: readonly ChildRequest[];
  readonly quote: Quote;
  readonly changes: readonly Change[];
  readonly savingsCents: number;
}

interface Variant {
  readonly request: ChildRequest;
  readonly changes: readonly Change[];
}

/**
 * The cheapest way, within the regulations, to buy what the children ask for: complete groups of
 * weeks paid in advance (section 4), a whole week instead of single days inside it, the weekly
 * supplement instead of the daily one (section 2). The quote itself picks the best main discount.
 * Undefined when nothing costs less. Of equally cheap ways, the one with fewest changes.
 * @throws QuoteError when the request itself cannot be quoted.
 */
export function bestCombination(
  requests: readonly ChildRequest[],
  facts: PriceFacts,
): Combination | undefined {
  const before = quote(requests, facts).totalCents;
  const best = requests.map((request, index) => bestOfChild(request, index + 1, facts));
  const better = quote(
    best.map(({ request }) => request),
    facts,
  );
  if (better.totalCents >= before) return undefined;
  return {
    requests: best.map(({ request }) => request),
    quote: better,
    changes: best.flatMap(({ changes }) => changes),
    savingsCents: before - better.totalCents,
  };
}

/** Children are priced independently, so the best for each is the best for all. */
function bestOfChild(request: ChildRequest, child: number, facts: PriceFacts): Variant {
  let best: Variant = { request, changes: [] };
  let lowest = totalOf(request, facts);
  const byChanges = variantsOf(request, child, facts).sort(
    (a, b) => a.changes.length - b.changes.length,
  );
  for (const variant of byChanges) {
    const total = totalOf(variant.request, facts);
    if (total >= lowest) continue;
    best = variant;
    lowest = total;
  }
  return best;
}

/** What a child would pay; infinity when the price list does not sell it. */
function totalOf(request: ChildRequest, facts: PriceFacts): number {
  try {
    return quote([request], facts).totalCents;
  } catch (error) {
    if (error instanceof QuoteError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

function variantsOf(request: ChildRequest, child: number, facts: PriceFacts): Variant[] {
  return [{ request, changes: [] }]
    .flatMap((variant) => withWholeWeeks(variant, child, facts))
    .flatMap((variant) => withWeeklyExit(variant, child))
    .flatMap((variant) => withAdvance(variant, child, facts));
}

/**
 * Replaces the fullest weeks first: among all choices of n weeks, the n with the most single days
 * are the cheapest.
 */
function withWholeWeeks({ request }: Variant, child: number, facts: PriceFacts): Variant[] {
  const variants: Variant[] = [{ request, changes: [] }];
  const { weeks } = calendarAt(request.venue, priceBook(facts));
  const days = request.dayDates ?? [];
  const mondays = [...new Set(days.map(mondayOf))].filter((monday) =>
    weeks.some((week) => week.monday === monday && hasCampDays(week)),
  );
  const inWeek = (monday: string) => days.filter((day) => mondayOf(day) === monday).length;
  mondays.sort((a, b) => inWeek(b) - inWeek(a) || compareDates(a, b));
  for (const monday of mondays) {
    const last = variants.at(-1);
    if (last) variants.push(withWholeWeek(last, child, monday));
  }
  return variants;
}

function withWholeWeek({ request, changes }: Variant, child: number, monday: string): Variant {
  const dayDates = (request.dayDates ?? []).filter((day) => mondayOf(day) !== monday);
  const known = request.weekStarts ?? (request.weeks === 0 ? [] : undefined);
  return {
    request: {
      ...request,
      weeks: request.weeks + 1,
      days: dayDates.length,
      dayDates,
      ...(known && {
        weekStarts: [...known, monday].sort(compareDates),
      }),
    },
    changes: [...changes, { kind: 'whole-week', child, monday }],
  };
}

/** Only if every day with the daily supplement is certain to be in a whole week. */
function withWeeklyExit(variant: Variant, child: number): Variant[] {
  const { request, changes } = variant;
  const { days, extendedExitDays } = withDefaults(request);
  if (days > 0 || extendedExitDays === 0) return [variant];
  const weekly = { ...request, extendedExitWeeks: request.weeks, extendedExitDays: 0 };
  return [variant, { request: weekly, changes: [...changes, { kind: 'weekly-exit', child }] }];
}

function withAdvance(variant: Variant, child: number, facts: PriceFacts): Variant[] {
  const { request, changes } = variant;
  const { groupWeeks } = facts.discounts.advancePayment;
  const variants = [variant];
  for (let weeks = groupWeeks; weeks <= request.weeks; weeks += groupWeeks) {
    if (weeks <= (request.advanceWeeks ?? 0)) continue;
    variants.push({
      request: { ...request, advanceWeeks: weeks },
      changes: [...changes, { kind: 'advance', child, weeks }],
    });
  }
  return variants;
}

/**
 * Whether single days, or late exits, might cost less as a whole week (regulations, section 2):
 * without dates, they may all be in one week.
 * @throws QuoteError when the request itself cannot be quoted.
 */
export function mightCostLessAsWeek(requests: readonly ChildRequest[], facts: PriceFacts): boolean {
  return requests.some((request) => {
    const currentTotal = quote([request], facts).totalCents;
    return withOneWeekInstead(request, facts).some((other) => totalOf(other, facts) < currentTotal);
  });
}

/**
 * The request with one whole week in place of as many undated days as a week holds, and the same
 * for late exits.
 */
function withOneWeekInstead(request: ChildRequest, facts: PriceFacts): ChildRequest[] {
  const { weekStarts: _, dayDates, ...asked } = request;
  const { weeks, days, extendedExitWeeks, extendedExitDays } = withDefaults(request);
  const calendar = calendarAt(request.venue, priceBook(facts));
  const longest = Math.max(...calendar.weeks.map(({ campDays }) => campDays.length));
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
