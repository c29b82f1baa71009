import { useEffect, useState } from 'react';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { TOTAL } from '../receipt/AnswerTicket.tsx';
import { RECEIPT } from '../receipt/ChildSummary.tsx';
import { TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** Keeps the total in view once the ticket has scrolled away; on a phone near the thumb. */
export function AnswerBar() {
  const { t } = useEstimatePage();
  const { totalCents } = useEstimate().estimate.quote;
  const { euro } = useWords();
  const shown = useOutOfSight(TOTAL);
  return (
    <a
      href={`#${RECEIPT}`}
      className={styles.bar}
      data-row
      data-shown={shown || undefined}
      data-tone="ink"
      data-print="hide"
    >
      <span data-visually-hidden>
        <TotalLabel />
      </span>
      <strong data-figure>{euro(totalCents)}</strong>
      <span className={styles.see}>{t('answer.see')}</span>
    </a>
  );
}

/** Whether an element has left the window; false until that is known. */
function useOutOfSight(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setOut(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return out;
}
