import { Steps } from '../../components/Steps.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import styles from './ChainDiscount.module.css';

export function ChainSteps() {
  const { page, texts } = usePage('home');
  const { stepsTitle, steps } = texts.chain;
  return (
    <div>
      <h3 className={styles.title}>{stepsTitle}</h3>
      <Steps
        headingLevel="h4"
        steps={page.chain.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(steps, id) }))}
      />
    </div>
  );
}
