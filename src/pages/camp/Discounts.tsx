import { Actions } from '../../components/Actions.tsx';
import { DiscountList } from '../../components/DiscountList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import styles from './CampBlock.module.css';

export function Discounts() {
  const { page, texts, destination } = usePage('camp');
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
        discounts={page.discounts.map((id) => ({ id, ...lookUp(texts.discounts, id) }))}
      />
      <div className={styles.actions}>
        <Actions actions={[...quote, { ...regulations, variant: 'secondary' }]} />
      </div>
    </>
  );
}
