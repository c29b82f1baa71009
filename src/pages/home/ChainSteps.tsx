import { Steps } from '../../components/lists/Steps.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import styles from './ChainDiscount.module.css';

export function ChainSteps({ title }: { title: string }) {
  const { page, t } = useHomePage();
  const { steps } = t('chain');
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
