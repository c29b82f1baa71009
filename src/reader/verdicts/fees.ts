// What a price comes to with the fees that a sentence names.

import type { Profile } from '../facts/profile.ts';
import type { PriceTerms } from './price-terms.ts';

const FEES = ['enrolment', 'extended'];

/** A fee that the sentence names. */
export interface Fee {
  readonly amount: number;
  /** The text says that the amount is with it. */
  readonly isIncluded: boolean;
}

/** The price with the fees that are included, or else alone and with any one; and with all. */
export function withFees(price: number, fees: readonly Fee[]): number[] {
  const included = includedIn(fees);
  const all = sumOf(fees);
  if (included > 0) return [price + included, price + all];
  return [price, price + all, ...fees.map(({ amount }) => price + amount)];
}

export function includedIn(fees: readonly Fee[]): number {
  return sumOf(fees.filter(({ isIncluded }) => isIncluded));
}

function sumOf(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0);
}

export function isFee({ own }: Profile, { meanings }: PriceTerms): boolean {
  return FEES.some((topic) => own.has(topic) && meanings.has(topic));
}
