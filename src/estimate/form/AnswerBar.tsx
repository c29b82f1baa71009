import { TotalBar } from '../../components/actions/TotalBar.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { firstAnswers } from '../answers/answers.ts';
import { writeUrl } from '../answers/query.ts';
import { useEstimate } from '../estimate-context.tsx';
import { RECEIPT, TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/**
 * On a phone: the total, along the questions that are beyond the ticket. Before any answer it would
 * be the price of a venue that nobody chose.
 */
export function AnswerBar() {
  const { answers, estimate } = useEstimate();
  const { facts, t } = useEstimatePage();
  const total = useWords().euro(estimate.quote.totalCents);
  if (writeUrl(answers) === writeUrl(firstAnswers(facts))) return null;
  return (
    <div className={styles.track}>
      <TotalBar to={`#${RECEIPT}`} label={<TotalLabel />} total={total} see={t('answer.see')} />
    </div>
  );
}
