import { memoize } from '../content/memoize.ts';
import { deadlineAt } from '../time/enrolment-deadline.ts';
import {
  hasCampDays,
  type SeasonDates,
  type SeasonWeek,
  seasonWeeks,
} from '../time/season-weeks.ts';
import { basisPointsOf, centsOf, EXACT_UNITS_IN_CENT } from './money.ts';
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
  readonly calendar: CampCalendar;
}

/** The days on which a venue is open. */
export interface CampCalendar {
  readonly weeks: readonly SeasonWeek[];
  /** How many weeks and days of camp there are. */
  readonly campWeeks: number;
  readonly campDays: number;
}

/** The facts in the units of the computation: cents, basis points, instants. */
export type PriceBook = ReturnType<typeof newPriceBook>;

/** The price book of some facts, memoised by object: facts are never mutated. */
export const priceBook = memoize(newPriceBook);

function newPriceBook(facts: PriceFacts) {
  const { fees, discounts } = facts;
  return {
    facts,
    /** By the venue's name in a request. */
    venues: venueLists(facts),
    enrolment: priceOf(fees.enrolment, 'fees.enrolment'),
    extendedExitWeek: priceOf(fees.extendedExitWeek, 'fees.extendedExitWeek'),
    extendedExitDay: priceOf(fees.extendedExitDay, 'fees.extendedExitDay'),
    siblings: siblingRates(discounts),
    /** In basis points. */
    chain: {
      minChildren: discounts.chain.minChildren,
      perChild: basisPointsOf(discounts.chain.percentPerChild),
      max: basisPointsOf(discounts.chain.maxPercent),
    },
    advancePoints: basisPointsOf(discounts.advancePayment.percent),
    /** In exact amounts. */
    roundingUnit: centsOf(discounts.rounding.unit) * EXACT_UNITS_IN_CENT,
    chainDeadline: deadlineAt(discounts.chain.deadline),
    calendar: calendarOf(facts.season),
  };
}

/** From which child which percentage applies, the last child first. */
function siblingRates({ siblings: { further, ...first } }: PriceFacts['discounts']) {
  const rate = ({ percent, fromChild }: typeof first, path: string) => ({
    fromChild,
    basisPoints: basisPointsOf(percent),
    fact: `discounts.${path}.percent`,
  });
  return [...(further ? [rate(further, 'siblings.further')] : []), rate(first, 'siblings')];
}

/** The calendar of a venue by its name in a request; the camp's for an unknown one. */
export function calendarAt(venue: string, { venues, calendar }: PriceBook): CampCalendar {
  return venues.get(venue)?.calendar ?? calendar;
}

function calendarOf(season: SeasonDates): CampCalendar {
  const weeks = seasonWeeks(season);
  return {
    weeks,
    campWeeks: weeks.filter(hasCampDays).length,
    campDays: weeks.reduce((days, week) => days + week.campDays.length, 0),
  };
}

function venueLists(facts: PriceFacts): ReadonlyMap<string, VenuePrices> {
  return new Map(
    pricedVenues(facts).map(({ id, rates, agreement, hours, season, factOf }) => {
      const { enrolment } = agreement;
      const fact = factOf('agreements.rates.enrolment');
      const prices: VenuePrices = {
        list: priceList(rates, (rate) => factOf(`prices.${rate}`)),
        agreement: priceList(agreement, (rate) => factOf(`agreements.rates.${rate}`)),
        agreementEnrolment: enrolment === undefined ? undefined : priceOf(enrolment, fact),
        hours,
        calendar: calendarOf(season),
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
