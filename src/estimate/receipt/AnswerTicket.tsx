import { useTranslation } from 'react-i18next';
import { during } from '../../layout/season.ts';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { TOTAL } from '../answers/anchors.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerTicket.module.css';

/** The answer, first and large; told again to those who hear it whenever it changes. */
export function AnswerTicket() {
  const { t } = useEstimatePage();
  const { estimate } = useEstimate();
  const { t: quote } = useTranslation('quote');
  const { euro } = useWords();
  const { totalCents, fullPriceCents, savingsCents, missing } = estimate.quote;
  const title = t('answer.title');
  const amounts = { rate: euro(fullPriceCents), total: euro(savingsCents) };
  return (
    <section id={TOTAL} className={styles.ticket} data-tone="sun" aria-label={title}>
      <p className={styles.main} role="status">
        <span className={styles.title}>{title}</span>
        <strong className={styles.total} data-total>
          {euro(totalCents)}
        </strong>
      </p>
      <div className={styles.stub}>
        {savingsCents > 0 && <p className={styles.savings}>{t('answer.savings', amounts)}</p>}
        {missing.some(({ field }) => field === 'weeks') && <p>{t('answer.empty')}</p>}
        <p>
          {t('answer.list')} <span {...during('over', 'next')}>{t('answer.past')}</span>
        </p>
        <p>{quote('estimate')}</p>
      </div>
    </section>
  );
}
