import { Actions } from '../../components/actions/Actions.tsx';
import { DiscountList } from '../../components/lists/DiscountList.tsx';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { useCampPage } from '../../layout/template-pages.ts';
import styles from './CampBlock.module.css';

/** What can lower the price; the chain is marked once its deadline has passed. */
export function Discounts() {
  const { page, t, facts, destination } = useCampPage();
  const chainIsOver = useDeadlinePassed(facts.discounts.chain.deadline);
  const words = (id: string) => {
    const discount = t(`discounts.${id}`);
    const isOver = id === 'chain' && chainIsOver;
    return isOver ? { ...discount, discount: t('layout:deadlines.passed') } : discount;
  };
  const regulations = {
    label: t('buttons.regulations'),
    ...destination(page.targets.regulations),
  };
  const { estimate } = page.targets;
  const { estimate: label } = t('buttons');
  const quote = estimate && label ? [{ label, ...destination(estimate) }] : [];
  return (
    <>
      <div {...byClock(facts.discounts.chain.deadline)}>
        <DiscountList
          measure="sentence"
          headingLevel="h4"
          discounts={page.discounts.map((id) => ({ id, ...words(id) }))}
        />
      </div>
      <div className={styles.actions}>
        <Actions actions={[...quote, { ...regulations, variant: 'secondary' }]} />
      </div>
    </>
  );
}
