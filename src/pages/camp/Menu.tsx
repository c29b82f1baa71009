import { useCampPage } from '../../layout/template-pages.ts';
import styles from './Menu.module.css';

/** The courses of every day, on the card that lies on the table. */
export function Menu() {
  const { page, t } = useCampPage();
  return (
    <div className={styles.card} data-tone="sheet" data-paper="b">
      <ul className={styles.courses}>
        {page.courses.map((id) => (
          <li key={id}>{t(`courses.${id}`)}</li>
        ))}
      </ul>
    </div>
  );
}
