import type { Facts, PricesFacts } from '../content/types.ts';

/** The facts that a quote is computed from: amounts in euro, percentages from 0 to 100. */
export type PriceFacts = Pick<
  Facts,
  | 'prices'
  | 'venues'
  | 'fees'
  | 'discounts'
  | 'agreements'
  | 'enrolment'
  | 'season'
  | 'hours'
  | 'camp'
>;

/** The four prices of a list. One that is absent is not sold. */
export type RateKey = 'week' | 'halfDayWeek' | 'day' | 'halfDay';

export type Rates = Partial<Pick<PricesFacts, RateKey>>;

export type RoundingMode = Facts['discounts']['rounding']['mode'];
