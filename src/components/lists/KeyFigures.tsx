import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './KeyFigures.module.css';

export interface KeyFiguresProps {
  figures: {
    id: string;
    icon?: IconName | undefined;
    value: string;
    label: string;
    /** Who counted, and when. */
    source?: string | undefined;
  }[];
}

/** What the camp has done so far, in large figures. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className={styles.figures} data-row>
      {figures.map(({ id, icon, value, label, source }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>
            {label}
            {source && <small>{source}</small>}
          </dt>
          <dd className={styles.value} data-figure>
            {icon && <Icon name={icon} size="sticker" />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
