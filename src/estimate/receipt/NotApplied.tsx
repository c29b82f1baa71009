import { useTranslation } from 'react-i18next';
import { usePage } from '../../layout/site-context.tsx';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';
import styles from './Results.module.css';

/** The requested discounts that the price does not include, each with its reason. */
export function NotApplied() {
  const { title } = usePage<'estimate'>().t('notApplied');
  const { estimate } = useEstimate();
  const { t: tQuote } = useTranslation('quote');
  const { euro, forChild } = useWords();
  const { notApplied } = estimate.quote;
  if (notApplied.length === 0) return null;
  return (
    <ResultSection id="non-applicati" title={title}>
      <ul className={styles.list}>
        {notApplied.map(({ child, discount, reason, insteadCents }) => (
          <li key={`${child} ${discount} ${reason}`} data-reason={reason}>
            <strong>{forChild(child, tQuote(`discounts.${discount}`))}</strong>
            <br />
            <span>{tQuote(`reasons.${reason}`)}</span>{' '}
            {insteadCents !== undefined && (
              <span>{tQuote('instead', { total: euro(insteadCents) })}</span>
            )}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
