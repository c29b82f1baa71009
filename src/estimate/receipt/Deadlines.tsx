import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import styles from './Results.module.css';
import { useDeadlineWords } from './use-deadline-words.ts';

/** Until when the marked weeks must be enrolled and paid. */
export function Deadlines() {
  const { t } = useEstimatePage();
  const { deadlines } = useEstimate().estimate;
  const { when, what } = useDeadlineWords();
  return (
    <section className={styles.block} aria-labelledby="scadenze-titolo">
      <h2 id="scadenze-titolo" className={styles.title}>
        {t('deadlines.title')}
      </h2>
      <p>{t(deadlines.length === 0 ? 'deadlines.none' : 'deadlines.rome')}</p>
      {deadlines.length > 0 && (
        <ul className={styles.list} data-deadlines>
          {deadlines.map((deadline) => (
            <li key={`${deadline.key} ${deadline.monday}`}>
              <span className={styles.name}>{when(deadline)}</span>{' '}
              {deadline.over && <span className={styles.late}>{t('deadlines.passed')}</span>}
              <br />
              <span>{what(deadline)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
