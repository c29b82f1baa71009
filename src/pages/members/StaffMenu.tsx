import { Icon } from '../../components/Icon.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';
import styles from './StaffMenu.module.css';

/** The sections by name; each link leads to its section on this page. */
export function StaffMenu() {
  const { page, texts } = usePage('members');
  return (
    <nav
      className={styles.menu}
      aria-label={texts.menu}
      data-tone="sky"
      data-paper="c"
      data-print="hide"
    >
      <ul className={styles.list}>
        {page.sections.map(({ id, icon }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              <Icon name={icon} />
              {lookUp(texts.sections, id).label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
