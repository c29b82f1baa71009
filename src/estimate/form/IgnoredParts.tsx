import { useTranslation } from 'react-i18next';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';
import styles from './IgnoredParts.module.css';

/** What the address asked for and nobody could use, and why. */
export function IgnoredParts() {
  const { title, text, unknown } = useEstimatePage().t('ignored');
  const { ignored } = useEstimate();
  const { t: quote } = useTranslation('quote');
  if (ignored.length === 0) return null;
  return (
    <div className={styles.notice} data-tone="sun" role="alert">
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <ul>
        {ignored.map((part) => (
          <li key={part.text}>
            <code>{part.text}</code>{' '}
            <span>{part.problem ? quote(`problems.${part.problem.code}`) : unknown}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
