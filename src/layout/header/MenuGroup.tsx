import { Icon } from '../../components/icons/Icon.tsx';
import type { MenuEntry } from '../navigation/menus.ts';
import { useSite } from '../site-context.tsx';
import styles from './MenuGroup.module.css';
import { MenuLink } from './MenuLink.tsx';

export interface MenuGroupProps {
  label: string;
  entries: MenuEntry[];
  /** Lies open on a phone: what families look for most. */
  isFirst?: boolean;
}

/** One group is open at a time: they share a name. The words for opening and closing take turns. */
export function MenuGroup({ label, entries, isFirst }: MenuGroupProps) {
  const { t } = useSite();
  return (
    <li className={styles.item} data-first={isFirst || undefined}>
      <details className={styles.group} name="menu" data-current={entries.some((e) => e.current)}>
        <summary className={styles.name}>
          <span aria-hidden="true">{label}</span>
          <span className={styles.whenClosed}>{t('header.openGroup', { menu: label })}</span>
          <span className={styles.whenOpen}>{t('header.closeGroup', { menu: label })}</span>
          <Icon name="chevron" />
        </summary>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <MenuLink key={entry.id} entry={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}
