import { type Deadline, deadlineAt } from '../time/enrolment-deadline.ts';
import { type SeasonWeek, seasonWeeks } from '../time/season-weeks.ts';
import { basisPointsOf, centsOf, EXACT } from './money.ts';
import { pricedVenues } from './offered-venues.ts';
import { type PriceFacts, RATE_KEYS, type RateKey, type Rates } from './price-facts.ts';
import { venueInRequest } from './request/venue-id.ts';

/** A price in cents and the path of the fact that states it. */
export interface Price {
  readonly cents: number;
  readonly fact: string;
}

export type PriceList = Readonly<Partial<Record<RateKey, Price>>>;

/** The facts in the units of the computation: cents, basis points, instants. */
export interface PriceBook {
  readonly facts: PriceFacts;
  /** By the venue's name in a request. */
  readonly venues: ReadonlyMap<string, PriceList>;
  readonly agreement: PriceList;
  readonly enrolment: Price;
  readonly agreementEnrolment: Price;
  readonly extendedExitWeek: Price;
  readonly extendedExitDay: Price;
  readonly siblingsPoints: number;
  readonly chainPointsPerChild: number;
  readonly chainMaxPoints: number;
  readonly advancePoints: number;
  /** The rounding unit, in exact amounts. */
  readonly roundingUnit: number;
  readonly chainDeadline: Deadline;
  readonly weeks: readonly SeasonWeek[];
  readonly campWeeks: number;
  readonly campDays: number;
}

const books = new WeakMap<PriceFacts, PriceBook>();

/** The price book of some facts, made once for each object: facts are never changed in place. */
export function priceBook(facts: PriceFacts): PriceBook {
  const known = books.get(facts);
  if (known) return known;
  const book = newPriceBook(facts);
  books.set(facts, book);
  return book;
}

function newPriceBook(facts: PriceFacts): PriceBook {
  const { fees, agreements, discounts } = facts;
  const weeks = seasonWeeks(facts.season);
  return {
    facts,
    venues: venueLists(facts),
    agreement: priceList(agreements.rates, (rate) => `agreements.rates.${rate}`),
    enrolment: { cents: centsOf(fees.enrolment), fact: 'fees.enrolment' },
    agreementEnrolment: {
      cents: centsOf(agreements.rates.enrolment),
      fact: 'agreements.rates.enrolment',
    },
    extendedExitWeek: { cents: centsOf(fees.extendedExitWeek), fact: 'fees.extendedExitWeek' },
    extendedExitDay: { cents: centsOf(fees.extendedExitDay), fact: 'fees.extendedExitDay' },
    siblingsPoints: basisPointsOf(discounts.siblings.percent),
    chainPointsPerChild: basisPointsOf(discounts.chain.percentPerChild),
    chainMaxPoints: basisPointsOf(discounts.chain.maxPercent),
    advancePoints: basisPointsOf(discounts.advancePayment.percent),
    roundingUnit: centsOf(discounts.rounding.unit) * EXACT,
    chainDeadline: deadlineAt(discounts.chain.deadline),
    weeks,
    campWeeks: weeks.filter((week) => week.closed !== true).length,
    campDays: weeks.reduce((days, week) => days + week.campDays.length, 0),
  };
}

function venueLists(facts: PriceFacts): Map<string, PriceList> {
  return new Map(
    pricedVenues(facts).map(({ id, rates, factOf }) => [
      venueInRequest(id),
      priceList(rates, factOf),
    ]),
  );
}

function priceList(rates: Rates, factOf: (rate: RateKey) => string): PriceList {
  const list: Partial<Record<RateKey, Price>> = {};
  for (const key of RATE_KEYS) {
    const euro = rates[key];
    if (euro !== undefined) list[key] = { cents: centsOf(euro), fact: factOf(key) };
  }
  return list;
}
