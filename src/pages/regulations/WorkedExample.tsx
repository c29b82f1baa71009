import { lookUp } from '../../content/look-up.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import type { Quote } from '../../pricing/quote.ts';
import { workedExample } from '../../pricing/worked-example.ts';
import { type ExampleStep, exampleSteps } from './example-steps.ts';
import styles from './WorkedExample.module.css';

/** A quote step by step, computed from the official facts by the rules that it illustrates. */
export function WorkedExample() {
  const { facts } = useSite().content;
  const { t, write } = useRegulationsPage();
  const quote = workedExample(facts);
  const label = useStepLabel(quote);
  return (
    <div className={styles.receipt}>
      <table>
        <caption>{t('example.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('example.columns.step')}</th>
            <th scope="col">{t('example.columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {exampleSteps(quote).map(({ id, cents }) => (
            <tr key={id} data-step={id}>
              <th scope="row">{label(id)}</th>
              <td>{write('euro', cents / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useStepLabel({ lines: [rate, ...lines] }: Quote): (id: ExampleStep['id']) => string {
  const { t, facts, write } = useRegulationsPage();
  const { venue } = facts.discounts.example;
  const chain = lines.find(({ key }) => key === 'chain');
  return (id) =>
    t(`example.steps.${id}`, {
      rate: lookUp<string>(t('layout:priceTypes'), rate?.key ?? ''),
      venue: lookUp(facts.venues, venue).name,
      percent: write('percent', (chain?.basisPoints ?? 0) / 100),
    });
}
