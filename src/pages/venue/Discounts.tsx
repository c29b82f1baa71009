import { Actions } from '../../components/actions/Action.tsx';
import { byClock, useDeadlinePassed } from '../../layout/clock/use-clock.ts';
import { usePage } from '../../layout/site-context.tsx';
import { deadlineEnd } from '../../time/rome.ts';
import styles from './Discounts.module.css';
import blockStyles from './VenueBlock.module.css';

/** The discounts; the chain is marked once its deadline has passed. */
export function Discounts() {
  const { page, t, facts, destination } = usePage<'venue'>();
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
      <div {...byClock(deadlineEnd(facts.discounts.chain.deadline))}>
        <ul className={styles.list}>
          {page.discounts.map((id) => {
            const { type, discount, details } = words(id);
            return (
              <li key={id}>
                <p className={styles.discount} data-figure>
                  {discount}
                </p>
                <div>
                  <h4 className={styles.type}>{type}</h4>
                  {details && <p>{details}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={blockStyles.actions}>
        <Actions actions={[...quote, { ...regulations, variant: 'secondary' }]} />
      </div>
    </>
  );
}
