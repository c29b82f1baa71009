import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './BulletList.module.css';

/** A line with its own icon. */
export interface IconLine {
  icon: IconName;
  text: string;
}

export interface BulletListProps {
  items: readonly (string | IconLine)[];
  /** For lines without their own icon. */
  icon?: IconName | undefined;
}

export function BulletList({ items, icon = 'check' }: BulletListProps) {
  const lines = items.map((item) => (typeof item === 'string' ? { icon, text: item } : item));
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.text}>
          <Icon name={line.icon} />
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}
