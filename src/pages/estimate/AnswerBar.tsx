import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { usePage } from '../page-context.tsx';
import styles from './AnswerBar.module.css';
import { RECEIPT, TOTAL } from './anchors.ts';
import { useEstimate } from './estimate-context.tsx';
import { useOutOfSight } from './use-out-of-sight.ts';
import { useWords } from './use-words.ts';

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
