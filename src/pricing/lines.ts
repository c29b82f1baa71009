import { shownCents } from './money.ts';
import { type RegulationsSection, SECTION_OF } from './regulations.ts';
import type { PriceStep } from './steps.ts';

/** One line of the receipt; amounts in whole cents, percentages in basis points. */
export interface QuoteLine extends Omit<PriceStep, 'amount'> {
  /** Which child, from 1. */
  readonly child: number;
  /** The section of the regulations that it is from. */
  readonly section: RegulationsSection;
  /** Negative for a discount. All amounts of a quote add up to its total. */
  readonly amountCents: number;
  /** The child's subtotal after this line. */
  readonly subtotalCents: number;
}

/**
 * The receipt lines of a sequence of steps. A line shows the difference of two rounded subtotals,
 * so that fractions of a cent neither get lost nor accumulate.
 */
export function linesOf(child: number, steps: readonly PriceStep[]): QuoteLine[] {
  const lines: QuoteLine[] = [];
  let running = 0;
  for (const { amount, ...step } of steps) {
    const before = shownCents(running);
    running += amount;
    const subtotalCents = shownCents(running);
    const amountCents = subtotalCents - before;
    if (step.key === 'rounding' && amountCents === 0) continue;
    lines.push({ child, section: SECTION_OF[step.key], ...step, amountCents, subtotalCents });
  }
  return lines;
}
