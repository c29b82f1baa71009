import { Actions } from '../../components/actions/Actions.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { useHomePage } from '../../layout/template-pages.ts';
import { ChainCountdown } from './ChainCountdown.tsx';
import styles from './ChainDiscount.module.css';
import { ChainSteps } from './ChainSteps.tsx';
import { ChainTable } from './ChainTable.tsx';

export function ChainDiscount() {
  const { page, t, facts, destination } = useHomePage();
  const isEnded = useDeadlinePassed(facts.discounts.chain.deadline);
  const { anchor, primary, secondary } = page.chain;
  const words = t('chain');
  return (
    <Section id={anchor} heading={words.title} intro={words.text} tone="sky" edge layout="aside">
      <ChainCountdown />
      <ChainTable />
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
