import { Actions } from '../../components/actions/Actions.tsx';
import { Steps } from '../../components/lists/Steps.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
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
      <div data-stack {...byClock(facts.discounts.chain.deadline)}>
        {!isEnded && <ChainSteps />}
        <Actions
          actions={[
            ...(isEnded ? [] : [{ label: words.primary, ...destination(primary) }]),
            { label: words.secondary, ...destination(secondary) },
          ]}
        />
      </div>
    </Section>
  );
}

/** How to get the discount; nobody is asked to once its deadline has passed. */
function ChainSteps() {
  const { page, t } = useHomePage();
  const { steps, stepsTitle, note } = t('chain');
  return (
    <Fold heading={<h3 className={styles.title}>{stepsTitle}</h3>}>
      <div className={styles.steps}>
        <Steps
          headingLevel="h4"
          steps={page.chain.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(steps, id) }))}
        />
        <p className={styles.note}>{note}</p>
      </div>
    </Fold>
  );
}
