import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** "mosaic": large and small by turns; "pair": a wide and a narrow one; "even": equals; "drift": steps; "column". */
  shape?: 'mosaic' | 'pair' | 'even' | 'drift' | 'column' | undefined;
  /** Small cards, two beside each other on a phone: their titles and drawings tell enough. */
  tiles?: boolean | undefined;
  /** The cards. */
  children: ReactNode;
}

export function CardGrid({ shape = 'mosaic', tiles, children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-shape={shape} data-tiles={tiles}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
