import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './BulletList.module.css';

export interface BulletListProps {
  items: string[];
  icon?: IconName | undefined;
  /** Two columns where there is room. */
  columns?: boolean | undefined;
}

export function BulletList({ items, icon = 'check', columns }: BulletListProps) {
  return (
    <ul className={styles.list} data-columns={columns ? 'two' : 'one'}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
