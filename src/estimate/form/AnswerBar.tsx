import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { RECEIPT } from '../receipt/ChildSummary.tsx';
import { TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** On a phone: the total near the thumb, along the questions that are beyond the ticket. */
export function AnswerBar() {
  const { t } = useEstimatePage();
  const { totalCents } = useEstimate().estimate.quote;
  const { euro } = useWords();
  return (
    <div className={styles.track}>
      <a href={`#${RECEIPT}`} className={styles.bar} data-row data-tone="ink">
        <span data-visually-hidden>
          <TotalLabel />
        </span>
        <strong data-figure>{euro(totalCents)}</strong>
        <span className={styles.see}>{t('answer.see')}</span>
      </a>
    </div>
  );
}
