import type { RoundingMode } from './price-facts.ts';

/** In basis points. */
export const HUNDRED_PERCENT = 10_000;

/**
 * Exact amounts are integers of 1/100 000 000 of a cent: a cent times two percentages in basis
 * points is then a whole number, and nothing is rounded before the end.
 */
export const EXACT_UNITS_IN_CENT = HUNDRED_PERCENT * HUNDRED_PERCENT;

/** Euro to whole cents. @throws RangeError when the amount has fractions of a cent. */
export function centsOf(euro: number): number {
  return wholeHundredths(euro, 'euro');
}

/** Per cent (0–100) to basis points. @throws RangeError for more than two decimals. */
export function basisPointsOf(percent: number): number {
  return wholeHundredths(percent, 'percent');
}

function wholeHundredths(value: number, unit: string): number {
  const hundredths = Math.round(value * 100);
  if (!(Math.abs(hundredths - value * 100) < 1e-6 && value >= 0)) {
    throw new RangeError(`Not a whole number of hundredths: ${value} ${unit}`);
  }
  return hundredths;
}

/** Asserts that an amount is a safe integer, and returns it. @throws RangeError otherwise. */
export function assertSafeInteger(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Amount out of range: ${amount}`);
  return amount;
}

/** Rounds an exact amount to a multiple of a unit, both not negative; `nearest` rounds half up. */
export function roundTo(amount: number, unit: number, mode: RoundingMode): number {
  const rest = amount % unit;
  const goesUp = mode === 'up' ? rest > 0 : mode === 'nearest' && rest * 2 >= unit;
  return assertSafeInteger(amount - rest + (goesUp ? unit : 0));
}

/** An exact amount in whole cents for display, rounded half up. */
export function shownCents(amount: number): number {
  return roundTo(amount, EXACT_UNITS_IN_CENT, 'nearest') / EXACT_UNITS_IN_CENT;
}
