import { Steps } from '../../components/lists/Steps.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './ChainDiscount.module.css';

export function ChainSteps({ title }: { title: string }) {
  const { page, texts } = usePage('home');
  const { steps } = texts.chain;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <Steps
        headingLevel="h4"
        steps={page.chain.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(steps, id) }))}
      />
    </div>
  );
}
