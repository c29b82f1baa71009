import { deadlineAt } from '../time/enrolment-deadline.ts';
import { seasonWeeks } from '../time/season-weeks.ts';
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

export interface VenuePrices {
  readonly list: PriceList;
  /** Its prices for a family with an agreement. */
  readonly agreement: PriceList;
  /** The enrolment fee with an agreement; undefined if agreements do not reduce it. */
  readonly agreementEnrolment: Price | undefined;
  readonly hours: PriceFacts['hours'];
}

/** The facts in the units of the computation: cents, basis points, instants. */
export type PriceBook = ReturnType<typeof newPriceBook>;

const books = new WeakMap<PriceFacts, PriceBook>();

/** The price book of some facts, memoised by object: facts are never mutated. */
export function priceBook(facts: PriceFacts): PriceBook {
  const known = books.get(facts);
  if (known) return known;
  const book = newPriceBook(facts);
  books.set(facts, book);
  return book;
}

function newPriceBook(facts: PriceFacts) {
  const { fees, discounts } = facts;
  const weeks = seasonWeeks(facts.season);
  return {
    facts,
    /** By the venue's name in a request. */
    venues: venueLists(facts),
    enrolment: priceOf(fees.enrolment, 'fees.enrolment'),
    extendedExitWeek: priceOf(fees.extendedExitWeek, 'fees.extendedExitWeek'),
    extendedExitDay: priceOf(fees.extendedExitDay, 'fees.extendedExitDay'),
    siblingsPoints: basisPointsOf(discounts.siblings.percent),
    chainPointsPerChild: basisPointsOf(discounts.chain.percentPerChild),
    chainMaxPoints: basisPointsOf(discounts.chain.maxPercent),
    advancePoints: basisPointsOf(discounts.advancePayment.percent),
    /** In exact amounts. */
    roundingUnit: centsOf(discounts.rounding.unit) * EXACT,
    chainDeadline: deadlineAt(discounts.chain.deadline),
    weeks,
    campWeeks: weeks.filter((week) => week.closed !== true).length,
    campDays: weeks.reduce((days, week) => days + week.campDays.length, 0),
  };
}

function venueLists(facts: PriceFacts): ReadonlyMap<string, VenuePrices> {
  return new Map(
    pricedVenues(facts).map(({ id, rates, agreement, hours, factOf }) => {
      const { enrolment } = agreement;
      const fact = factOf('agreements.rates.enrolment');
      const prices: VenuePrices = {
        list: priceList(rates, (rate) => factOf(`prices.${rate}`)),
        agreement: priceList(agreement, (rate) => factOf(`agreements.rates.${rate}`)),
        agreementEnrolment: enrolment === undefined ? undefined : priceOf(enrolment, fact),
        hours,
      };
      return [venueInRequest(id), prices];
    }),
  );
}

function priceList(rates: Amounts, factOf: (rate: RateKey) => string): PriceList {
  const priced = pricedRows(RATE_KEYS, rates);
  return Object.fromEntries(priced.map(({ id, euro }) => [id, priceOf(euro, factOf(id))]));
}

function priceOf(euro: number, fact: string): Price {
  return { cents: centsOf(euro), fact };
}
