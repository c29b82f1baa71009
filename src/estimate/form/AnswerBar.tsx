import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { RECEIPT, TOTAL } from '../answers/anchors.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useOutOfSight } from '../receipt/use-out-of-sight.ts';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** Once the ticket has scrolled away, the total stays in sight, on a phone under the thumb. */
export function AnswerBar() {
  const { t } = useEstimatePage();
  const { totalCents } = useEstimate().estimate.quote;
  const { euro } = useWords();
  const shown = useOutOfSight(TOTAL);
  return (
    <a
      href={`#${RECEIPT}`}
      className={styles.bar}
      data-shown={shown || undefined}
      data-tone="ink"
      data-print="hide"
    >
      <VisuallyHidden>{t('answer.title')}</VisuallyHidden>
      <strong>{euro(totalCents)}</strong>
      <span className={styles.see}>{t('answer.see')}</span>
    </a>
  );
}
