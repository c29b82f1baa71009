import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.tsx';
import styles from './BulletList.module.css';

export interface IconLine {
  icon: IconName;
  text: string;
}

export interface BulletIconsProps {
  items: IconLine[];
}

/** A list where each line has a drawing of its own. */
export function BulletIcons({ items }: BulletIconsProps) {
  return (
    <ul className={styles.list} data-columns="one">
      {items.map((item) => (
        <li key={item.text}>
          <Icon name={item.icon} />
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
