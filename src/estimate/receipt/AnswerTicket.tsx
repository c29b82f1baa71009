import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { TOTAL } from '../answers/anchors.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useWords } from '../use-words.ts';
import styles from './AnswerTicket.module.css';

/** The answer, first and large; told again to those who hear it whenever it changes. */
export function AnswerTicket() {
  const { texts } = usePage('estimate');
  const { estimate, words } = useEstimate();
  const { euro } = useWords();
  const { totalCents, fullPriceCents, savingsCents, missing } = estimate.quote;
  const { title, savings, empty } = texts.answer;
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
        {savingsCents > 0 && <p className={styles.savings}>{fillIn(savings, amounts)}</p>}
        {missing.some(({ field }) => field === 'weeks') && <p>{empty}</p>}
        <p>{words.estimate}</p>
      </div>
    </section>
  );
}
