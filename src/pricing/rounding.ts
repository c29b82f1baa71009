import { roundTo } from './money.ts';
import type { PriceBook } from './price-book.ts';
import type { Step } from './steps.ts';

/**
 * The steps and, if a percentage changed their price, a step that rounds it (regulations, section 4).
 * List prices stay as they are, and rounding never exceeds them. The step names the rule only if the
 * disputed rule would give another price.
 *
 * @param undiscounted the price before percentages, exact.
 */
export function withRounding(
  steps: readonly Step[],
  undiscounted: number,
  book: PriceBook,
): Step[] {
  const before = sumOf(steps);
  if (before === undiscounted) return [...steps];
  const rounded = (mode: 'up' | 'nearest' | 'down') =>
    Math.min(roundTo(before, book.roundingUnit, mode), undiscounted);
  const amount = rounded(book.facts.discounts.rounding.mode) - before;
  const disputed = rounded('up') !== rounded('nearest');
  const facts = disputed ? ['discounts.rounding.mode'] : [];
  return amount === 0 && !disputed ? [...steps] : [...steps, { key: 'rounding', amount, facts }];
}

/** The sum of some steps, exact. */
export function sumOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { amount }) => sum + amount, 0);
}
