import { untilOver } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { useEstimate } from '../estimate-context.tsx';
import { useDeadlineWords } from '../use-words.ts';
import { ResultSection } from './ResultSection.tsx';
import styles from './Results.module.css';

/** The deadlines to enrol and pay for the marked weeks. */
export function Deadlines() {
  const { t } = usePage<'estimate'>();
  const { deadlines } = useEstimate().estimate;
  const { when, what } = useDeadlineWords();
  return (
    <ResultSection id="scadenze" title={t('deadlines.title')} season={untilOver}>
      {deadlines.length === 0 ? (
        <p>{t('deadlines.none')}</p>
      ) : (
        <ul className={styles.list} data-deadlines>
          {deadlines.map((deadline) => (
            <li key={`${deadline.key} ${deadline.monday}`}>
              <strong>{when(deadline)}</strong>{' '}
              {deadline.over && <span className={styles.late}>{t('deadlines.passed')}</span>}
              <br />
              <span>{what(deadline)}</span>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}
