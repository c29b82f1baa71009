import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons/Icon.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import styles from './StaffMenu.module.css';

/**
 * The sections by name; each link leads to its section on this page.
 * @param current the section that is shown, when only one is
 */
export function StaffMenu({ current }: { current: string | undefined }) {
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
            <Link
              className={styles.link}
              to={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              <Icon name={icon} />
              {lookUp(texts.sections, id).label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
