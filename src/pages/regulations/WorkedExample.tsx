import { lookUp } from '../../content/look-up.ts';
import type { RegulationsTexts } from '../../content/types.ts';
import styles from '../../estimate/receipt/ReceiptTable.module.css';
import { usePage, useSite } from '../../layout/site-context.tsx';
import type { QuoteLine } from '../../pricing/lines.ts';
import type { Quote } from '../../pricing/quote.ts';
import { workedExample } from '../../pricing/worked-example.ts';

/** A quote step by step, computed from the official facts by the rules that it explains. */
export function WorkedExample() {
  const { facts } = useSite().content;
  const { t, format } = usePage<'regulations'>();
  const quote = workedExample(facts);
  const label = useStepLabel(quote);
  return (
    <div className={styles.receipt} data-alone>
      <table className={styles.table}>
        <caption>{t('example.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('example.columns.step')}</th>
            <th scope="col">{t('example.columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {exampleSteps(quote).map(({ id, cents }) => (
            <tr key={id} data-line={id === 'total' ? id : undefined}>
              <th scope="row">{label(id)}</th>
              <td>{format('euro', cents / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useStepLabel({ lines: [rate, ...lines] }: Quote): (id: StepId) => string {
  const { t, facts, format } = usePage<'regulations'>();
  const { venue } = facts.discounts.example;
  const chain = lines.find(({ key }) => key === 'chain');
  return (id) =>
    t(`example.steps.${id}`, {
      rate: lookUp<string>(t('layout:priceTypes'), rate?.key ?? ''),
      venue: lookUp(facts.venues, venue).name,
      percent: format('percent', (chain?.basisPoints ?? 0) / 100),
    });
}

type StepId = keyof RegulationsTexts['example']['steps'];

/**
 * A quote of weeks only, in the order of section 3: one week first, then all of them. Each step is
 * the amount so far; the enrolment fee's is what it adds.
 */
function exampleSteps({ lines, totalCents }: Pick<Quote, 'lines' | 'totalCents'>) {
  const [rate] = lines;
  const line = (key: QuoteLine['key']) => lines.find((candidate) => candidate.key === key);
  const chain = line('chain');
  const steps: Readonly<Record<StepId, number | undefined>> = {
    base: rate?.toCents,
    chain: chain?.toCents,
    weeks: (chain ?? rate)?.subtotalCents,
    advance: line('advancePayment')?.subtotalCents,
    rounding: line('rounding')?.subtotalCents,
    enrolment: line('enrolment')?.amountCents,
    total: totalCents,
  };
  return Object.entries(steps).flatMap(([id, cents]) =>
    cents === undefined ? [] : [{ id: id as StepId, cents }],
  );
}
