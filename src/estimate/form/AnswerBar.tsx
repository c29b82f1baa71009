import { TotalBar } from '../../components/actions/TotalBar.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { RECEIPT } from '../receipt/ChildSummary.tsx';
import { TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** On a phone: the total, along the questions that are beyond the ticket. */
export function AnswerBar() {
  const { t } = useEstimatePage();
  const { totalCents } = useEstimate().estimate.quote;
  const total = useWords().euro(totalCents);
  return (
    <div className={styles.track}>
      <TotalBar to={`#${RECEIPT}`} label={<TotalLabel />} total={total} see={t('answer.see')} />
    </div>
  );
}
