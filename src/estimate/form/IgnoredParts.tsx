import { usePage } from '../../layout/page-context.tsx';
import { useEstimate } from '../estimate-context.tsx';
import styles from './IgnoredParts.module.css';

/** What the address asked for and nobody could use, and why. */
export function IgnoredParts() {
  const { title, text, unknown } = usePage('estimate').texts.ignored;
  const { ignored, words } = useEstimate();
  if (ignored.length === 0) return null;
  return (
    <div className={styles.notice} data-tone="sun" role="alert">
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <ul>
        {ignored.map((part) => (
          <li key={part.text}>
            <code>{part.text}</code> {part.problem ? words.problems[part.problem.code] : unknown}
          </li>
        ))}
      </ul>
    </div>
  );
}
