import { Icon } from '../../components/icons/Icon.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import styles from './StaffMenu.module.css';

/**
 * The sections by name; each link leads to its section on this page.
 * @param current the section that is shown, when only one is
 */
export function StaffMenu({ current }: { current: string | undefined }) {
  const { page, t } = useMembersPage();
  return (
    <nav
      className={styles.menu}
      aria-label={t('menu')}
      data-tone="sky"
      data-paper="c"
      data-print="hide"
    >
      <ul className={styles.list}>
        {page.sections.map(({ id, icon }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              <Icon name={icon} />
              {t(`sections.${id}.label`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
