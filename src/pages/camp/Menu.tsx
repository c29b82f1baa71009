import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './Menu.module.css';

/** The courses of every day, on the card that lies on the table. */
export function Menu() {
  const { page, texts } = usePage('camp');
  return (
    <div className={styles.card} data-tone="sheet" data-paper="b">
      <ul className={styles.courses}>
        {page.courses.map((id) => (
          <li key={id}>{lookUp(texts.courses, id)}</li>
        ))}
      </ul>
    </div>
  );
}
