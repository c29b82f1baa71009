import type { RegulationsTexts } from '../../content/types.ts';
import type { QuoteLine } from '../../pricing/lines.ts';
import type { Quote } from '../../pricing/quote.ts';

export interface ExampleStep {
  readonly id: keyof RegulationsTexts['example']['steps'];
  /** What the family has come to, save for the enrolment fee: what it adds. */
  readonly cents: number;
}

/** A quote of weeks only, told the way section 3 tells it: one week first, then all of them. */
export function exampleSteps({
  lines,
  totalCents,
}: Pick<Quote, 'lines' | 'totalCents'>): ExampleStep[] {
  const [rate] = lines;
  const line = (key: QuoteLine['key']) => lines.find((candidate) => candidate.key === key);
  const chain = line('chain');
  return [
    step('base', rate?.toCents),
    step('chain', chain?.toCents),
    step('weeks', (chain ?? rate)?.subtotalCents),
    step('advance', line('advancePayment')?.subtotalCents),
    step('rounding', line('rounding')?.subtotalCents),
    step('enrolment', line('enrolment')?.amountCents),
    step('total', totalCents),
  ].flat();
}

function step(id: ExampleStep['id'], cents: number | undefined): ExampleStep[] {
  return cents === undefined ? [] : [{ id, cents }];
}
