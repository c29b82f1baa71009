import { type Deadline, deadlineAt } from '../time/enrolment-deadline.ts';
import { type SeasonWeek, seasonWeeks } from '../time/season-weeks.ts';
import { basisPointsOf, centsOf, EXACT } from './money.ts';
import { pricedVenues } from './offered-venues.ts';
import {
  type Amounts,
  type PriceFacts,
  pricedRows,
  RATE_KEYS,
  type RateKey,
} from './price-facts.ts';
import { venueInRequest } from './request/venue-id.ts';

/** A price in cents and the path of the fact that states it. */
export interface Price {
  readonly cents: number;
  readonly fact: string;
}

export type PriceList = Readonly<Partial<Record<RateKey, Price>>>;

/** The prices of one venue. */
export interface VenuePrices {
  readonly list: PriceList;
  /** Its prices for a family with an agreement. */
  readonly agreement: PriceList;
  /** The enrolment fee with an agreement; undefined if agreements do not reduce it. */
  readonly agreementEnrolment: Price | undefined;
  readonly hours: PriceFacts['hours'];
}

/** The facts in the units of the computation: cents, basis points, instants. */
export interface PriceBook {
  readonly facts: PriceFacts;
  /** By the venue's name in a request. */
  readonly venues: ReadonlyMap<string, VenuePrices>;
  readonly enrolment: Price;
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

/** The price book of some facts, memoised by object: facts are never mutated. */
export function priceBook(facts: PriceFacts): PriceBook {
  const known = books.get(facts);
  if (known) return known;
  const book = newPriceBook(facts);
  books.set(facts, book);
  return book;
}

function newPriceBook(facts: PriceFacts): PriceBook {
  const { fees, discounts } = facts;
  const weeks = seasonWeeks(facts.season);
  return {
    facts,
    venues: venueLists(facts),
    enrolment: { cents: centsOf(fees.enrolment), fact: 'fees.enrolment' },
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

function venueLists(facts: PriceFacts): Map<string, VenuePrices> {
  return new Map(
    pricedVenues(facts).map(({ id, rates, agreement, hours, factOf }) => {
      const { enrolment } = agreement;
      const fact = factOf('agreements.rates.enrolment');
      const prices: VenuePrices = {
        list: priceList(rates, (rate) => factOf(`prices.${rate}`)),
        agreement: priceList(agreement, (rate) => factOf(`agreements.rates.${rate}`)),
        agreementEnrolment:
          enrolment === undefined ? undefined : { cents: centsOf(enrolment), fact },
        hours,
      };
      return [venueInRequest(id), prices];
    }),
  );
}

function priceList(rates: Amounts, factOf: (rate: RateKey) => string): PriceList {
  const priced = pricedRows(RATE_KEYS, rates);
  return Object.fromEntries(
    priced.map(({ id, euro }) => [id, { cents: centsOf(euro), fact: factOf(id) }]),
  );
}
