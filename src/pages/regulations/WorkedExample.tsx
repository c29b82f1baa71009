import { lookUp } from '../../content/look-up.ts';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useSite } from '../../layout/site-context.tsx';
import type { Quote } from '../../pricing/quote.ts';
import { workedExample } from '../../pricing/worked-example.ts';
import { type ExampleStep, exampleSteps } from './example-steps.ts';
import styles from './WorkedExample.module.css';

/** A quote step by step, computed from the official facts by the rules that it illustrates. */
export function WorkedExample() {
  const { facts } = useSite().content;
  const { texts, write } = usePage('regulations');
  const quote = workedExample(facts);
  const label = useStepLabel(quote);
  const { caption, columns } = texts.example;
  return (
    <div className={styles.receipt}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.step}</th>
            <th scope="col">{columns.amount}</th>
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
  const { texts, facts, shared, write } = usePage('regulations');
  const { venue } = facts.discounts.example;
  const chain = lines.find(({ key }) => key === 'chain');
  return (id) =>
    fillIn(texts.example.steps[id], {
      rate: lookUp<string>(shared.priceTypes, rate?.key ?? ''),
      venue: lookUp(facts.venues, venue).name,
      percent: write('percent', (chain?.basisPoints ?? 0) / 100),
    });
}
