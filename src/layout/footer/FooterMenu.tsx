import { SmartLink } from '../../components/actions/SmartLink.tsx';
import type { MenuEntry } from '../navigation/menus.ts';
import styles from './FooterMenu.module.css';

export interface FooterMenuProps {
  title: string;
  entries: MenuEntry[];
}

export function FooterMenu({ title, entries }: FooterMenuProps) {
  return (
    <nav className={styles.menu} aria-label={title} data-print="hide">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {entries.map(({ id, label, to, href, current }) => (
          <li key={id}>
            <SmartLink to={to} href={href} current={current} className={styles.link}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
