import { Actions } from '../../components/actions/Actions.tsx';
import { DiscountList } from '../../components/lists/DiscountList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useDeadlinePassed } from '../../layout/clock/use-deadline.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './CampBlock.module.css';

/** What can lower the price; the chain is marked once its deadline has passed. */
export function Discounts() {
  const { page, texts, facts, shared, destination } = usePage('camp');
  const chainIsOver = useDeadlinePassed(facts.discounts.chain.deadline);
  const words = (id: string) => {
    const discount = lookUp(texts.discounts, id);
    const isOver = id === 'chain' && chainIsOver;
    return isOver ? { ...discount, discount: shared.deadlines.passed } : discount;
  };
  const regulations = {
    label: texts.buttons.regulations,
    ...destination(page.targets.regulations),
  };
  const { estimate } = page.targets;
  const quote =
    estimate && texts.buttons.estimate
      ? [{ label: texts.buttons.estimate, ...destination(estimate) }]
      : [];
  return (
    <>
      <DiscountList
        measure="sentence"
        headingLevel="h4"
        discounts={page.discounts.map((id) => ({ id, ...words(id) }))}
      />
      <div className={styles.actions}>
        <Actions actions={[...quote, { ...regulations, variant: 'secondary' }]} />
      </div>
    </>
  );
}
