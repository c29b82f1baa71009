import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** "mosaic": large and small by turns; "pair": a wide and a narrow one; "even": equals; "drift": steps; "column". */
  shape?: 'mosaic' | 'pair' | 'even' | 'drift' | 'column' | undefined;
  items: { id: string; content: ReactNode }[];
}

export function CardGrid({ shape = 'mosaic', items }: CardGridProps) {
  return (
    <ul className={styles.grid} data-shape={shape}>
      {items.map((item) => (
        <li key={item.id}>{item.content}</li>
      ))}
    </ul>
  );
}
