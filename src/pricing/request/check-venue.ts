import { dayRate, weekRate } from '../items.ts';
import type { PriceBook, VenuePrices } from '../price-book.ts';
import type { RateKey } from '../price-facts.ts';
import type { ChildProblem } from './check-request.ts';
import type { Child } from './request.ts';

const BAND_RATES: Readonly<Record<Child['timeBand'], readonly RateKey[]>> = {
  full: ['week', 'day'],
  half: ['halfDayWeek', 'halfDay'],
};

/** The parts of a request that the venue's price list does not cover (regulations, section 2). */
export function venueProblems(child: Child, book: PriceBook): ChildProblem[] {
  const prices = book.venues.get(child.venue);
  const problems: ChildProblem[] = [];
  if (!prices) {
    const accepted = { values: [...book.venues.keys()] };
    problems.push({ field: 'venue', code: 'unknown-venue', found: child.venue, accepted });
  }
  if (!Object.hasOwn(BAND_RATES, child.timeBand)) {
    const accepted = { values: Object.keys(BAND_RATES) };
    problems.push({
      field: 'timeBand',
      code: 'unknown-time-band',
      found: child.timeBand,
      accepted,
    });
  }
  if (!prices || problems.length > 0) return problems;
  return [...bandProblems(child, prices), ...exitProblems(child, prices)];
}

function bandProblems(child: Child, prices: VenuePrices): ChildProblem[] {
  const bands = (['full', 'half'] as const).filter((band) =>
    BAND_RATES[band].some((key) => prices.list[key]),
  );
  if (!bands.includes(child.timeBand)) {
    return [
      {
        field: 'timeBand',
        code: 'time-band-not-sold',
        found: child.timeBand,
        accepted: { values: bands },
      },
    ];
  }
  return [
    ...rateProblems('weeks', weekRate(child), child, prices),
    ...rateProblems('days', dayRate(child), child, prices),
  ];
}

function rateProblems(
  field: 'weeks' | 'days',
  key: RateKey,
  child: Child,
  { list, agreement }: VenuePrices,
): ChildProblem[] {
  if (child[field] === 0) return [];
  const accepted = { min: 0, max: 0 };
  if (!list[key]) return [{ field, code: 'no-rate', found: child[field], accepted }];
  if (!child.agreement || agreement[key]) return [];
  return [
    {
      field: 'agreement',
      code: 'agreement-has-no-rate',
      found: true,
      accepted: { values: [false] },
    },
  ];
}

/** A half day that ends before the extended exit begins cannot have it: no price covers the gap. */
function exitProblems(child: Child, { hours }: VenuePrices): ChildProblem[] {
  const { halfDay, extraTime } = hours;
  if (child.timeBand !== 'half' || halfDay.to >= extraTime.from) return [];
  return (['extendedExitWeeks', 'extendedExitDays'] as const)
    .filter((field) => child[field] > 0)
    .map((field) => ({
      field,
      code: 'exit-needs-full-day',
      found: child[field],
      accepted: { min: 0, max: 0 },
    }));
}
