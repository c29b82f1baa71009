import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import styles from '../receipt/Results.module.css';
import { useWords } from '../use-words.ts';

/** What a chain would bring, while there is time to form one. */
export function Friends() {
  const { t, facts, write } = useEstimatePage();
  const { friends } = useEstimate().estimate;
  const { euro } = useWords();
  if (!friends) return null;
  const sentence = t('best.friends', {
    current: write('number', friends.children),
    total: euro(friends.quote.totalCents),
    rate: euro(friends.savingsCents),
    date: write('longDate', facts.discounts.chain.deadline.date),
  });
  return (
    <section className={styles.offer} data-tone="sky" aria-labelledby="con-gli-amici">
      <h2 id="con-gli-amici" className={styles.title}>
        {t('best.friendsTitle')}
      </h2>
      <p>{sentence}</p>
    </section>
  );
}
