import { useEffect, useState } from 'react';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import { TOTAL } from '../receipt/AnswerTicket.tsx';
import { RECEIPT } from '../receipt/ChildSummary.tsx';
import { TotalLabel } from '../receipt/ReceiptTable.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** On a phone: the total near the thumb, while neither the ticket nor the receipt is in view. */
export function AnswerBar() {
  const { t } = useEstimatePage();
  const { totalCents } = useEstimate().estimate.quote;
  const { euro } = useWords();
  const shown = useOutOfSight();
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

/** Whether the parts that show the total have left the window; false until that is known. */
function useOutOfSight(): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const inSight = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inSight.set(target, isIntersecting);
      setOut(![...inSight.values()].includes(true));
    });
    for (const part of document.querySelectorAll(`#${TOTAL}, #${RECEIPT}`)) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return out;
}
