import { Actions } from '../../components/actions/Actions.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import { ChainTable } from '../shared/ChainTable.tsx';
import { ChainCountdown } from './ChainCountdown.tsx';
import styles from './ChainDiscount.module.css';

export function ChainDiscount() {
  const { page, t, facts, destination } = useHomePage();
  const isEnded = useDeadlinePassed(facts.discounts.chain.deadline);
  const { anchor, primary, secondary } = page.chain;
  const words = t('chain');
  return (
    <Section id={anchor} heading={words.title} intro={words.text} tone="sky" edge layout="aside">
      <ChainCountdown />
      <ChainTable caption={words.table.caption} words={words.table} />
      <ChainSteps title={isEnded ? words.ended.stepsTitle : words.stepsTitle} />
      <p className={styles.note}>{words.note}</p>
      <Actions
        actions={[
          ...(isEnded ? [] : [{ label: words.primary, ...destination(primary) }]),
          { label: words.secondary, ...destination(secondary) },
        ]}
      />
    </Section>
  );
}

function ChainSteps({ title }: { title: string }) {
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
