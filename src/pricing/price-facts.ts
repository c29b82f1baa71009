import type { Facts, PricesFacts } from '../content/types.ts';

/** The fact files that a quote is computed from, by their names in placeholders. */
export const PRICE_FILES = [
  'prices',
  'venues',
  'fees',
  'discounts',
  'agreements',
  'enrolment',
  'season',
  'hours',
  'camp',
] as const;

/** Their facts: amounts in euro, percentages from 0 to 100. */
export type PriceFacts = Pick<Facts, (typeof PRICE_FILES)[number]>;

/** The four rates of a price list, in display order. A missing rate is not sold. */
export const RATE_KEYS = ['week', 'halfDayWeek', 'day', 'halfDay'] as const;

export type RateKey = (typeof RATE_KEYS)[number];

/** The rows of a price list, supplements included, and those of the agreements. */
export const LIST_ROWS = [
  'enrolment',
  ...RATE_KEYS,
  'extendedExitWeek',
  'extendedExitDay',
] as const;
export const AGREEMENT_ROWS = ['enrolment', ...RATE_KEYS] as const;
export const FEE_ROWS = ['enrolment', 'extendedExitWeek', 'extendedExitDay'] as const;

export type PriceRow = (typeof LIST_ROWS)[number];

/** Euro by row. */
export type Amounts = Partial<Readonly<Record<PriceRow, number>>>;

/** The rows that have a price in this list. */
export function pricedRows<K extends PriceRow>(
  rows: readonly K[],
  amounts: Amounts,
): { readonly id: K; readonly euro: number }[] {
  return rows.flatMap((id) => {
    const euro = amounts[id];
    return euro === undefined ? [] : [{ id, euro }];
  });
}

export type Rates = Partial<Pick<PricesFacts, RateKey>>;

export type RoundingMode = Facts['discounts']['rounding']['mode'];
