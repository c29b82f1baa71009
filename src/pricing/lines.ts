import { shownCents } from './money.ts';
import { type LineKey, SECTION_OF, type Section } from './regulations.ts';
import type { Step } from './steps.ts';

/** One line of the receipt; amounts in whole cents, percentages in basis points. */
export interface QuoteLine {
  /** Which child, from 1. */
  readonly child: number;
  /** The key of the label. */
  readonly key: LineKey;
  readonly on?: LineKey;
  /** The section of the regulations that it comes from. */
  readonly section: Section;
  readonly quantity?: number;
  /** The price of one before and after this line. */
  readonly fromCents?: number;
  readonly toCents?: number;
  readonly basisPoints?: number;
  /** Below zero for what is taken off. All amounts of a quote add up to its total. */
  readonly amountCents: number;
  /** What the child has come to after this line. */
  readonly subtotalCents: number;
  /** Paths of the facts that the line rests on. */
  readonly facts: readonly string[];
}

/**
 * The lines of a run of steps. A line shows the difference of two subtotals in cents, so that
 * fractions of a cent neither get lost nor pile up.
 */
export function linesOf(child: number, steps: readonly Step[]): QuoteLine[] {
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
