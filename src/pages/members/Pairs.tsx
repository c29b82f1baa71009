import type { ReactNode } from 'react';
import styles from './Pairs.module.css';

export interface PairsProps {
  items: { id: string; content: ReactNode }[];
}

/** Two by two where the section is wide enough. */
export function Pairs({ items }: PairsProps) {
  return (
    <ul className={styles.pairs}>
      {items.map(({ id, content }) => (
        <li key={id} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
