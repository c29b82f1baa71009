import { useTranslation } from 'react-i18next';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useForChild } from '../form/use-for-child.ts';
import { useWords } from '../use-words.ts';
import styles from './Results.module.css';

/** The discounts that were asked for and are not in the price, each with its reason. */
export function NotApplied() {
  const { title } = useEstimatePage().t('notApplied');
  const { estimate } = useEstimate();
  const { t: quote } = useTranslation('quote');
  const { euro } = useWords();
  const forChild = useForChild();
  const { notApplied } = estimate.quote;
  if (notApplied.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="non-applicati">
      <h2 id="non-applicati" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {notApplied.map(({ child, discount, reason, insteadCents }) => (
          <li key={`${child} ${discount} ${reason}`} data-reason={reason}>
            <span className={styles.name}>{forChild(child, quote(`discounts.${discount}`))}</span>
            <br />
            <span>{quote(`reasons.${reason}`)}</span>{' '}
            {insteadCents !== undefined && (
              <span>{quote('instead', { total: euro(insteadCents) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
