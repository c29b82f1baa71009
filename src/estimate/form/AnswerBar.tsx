import { VisuallyHidden } from '../../components/page/VisuallyHidden.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { RECEIPT, TOTAL } from '../answers/anchors.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useOutOfSight } from '../receipt/use-out-of-sight.ts';
import { useWords } from '../use-words.ts';
import styles from './AnswerBar.module.css';

/** Once the ticket has scrolled away, the total stays in sight, on a phone under the thumb. */
export function AnswerBar() {
  const { title, see } = usePage('estimate').texts.answer;
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
      <VisuallyHidden>{title}</VisuallyHidden>
      <strong>{euro(totalCents)}</strong>
      <span className={styles.see}>{see}</span>
    </a>
  );
}
