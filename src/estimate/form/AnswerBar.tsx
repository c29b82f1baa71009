import { TotalBar } from '../../components/actions/TotalBar.tsx';
import { useUrl } from '../../components/page/use-url.ts';
import { usePage } from '../../layout/site-context.tsx';
import { hasAnswers } from '../answers/query.ts';
import { useEstimate } from '../estimate-context.tsx';
import { RECEIPT_ANCHOR, TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/**
 * On a phone: the total, once `EstimateTotal` has scrolled out of view. Not shown before any answer:
 * it would be the price of a venue that nobody chose.
 */
export function AnswerBar() {
  const { estimate } = useEstimate();
  const { t } = usePage<'estimate'>();
  const total = useWords().euro(estimate.quote.totalCents);
  if (!hasAnswers(useUrl())) return null;
  return (
    <div className={styles.track}>
      <TotalBar
        to={`#${RECEIPT_ANCHOR}`}
        label={<TotalLabel />}
        total={total}
        see={t('answer.see')}
      />
    </div>
  );
}
