import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /**
   * "mosaic": alternating large and small; "pair": wide and narrow; "two", "three": so many in a
   * row, two for two cards or if three would leave one alone; "column": one below another.
   */
  shape?: 'mosaic' | 'pair' | 'two' | 'three' | 'column' | undefined;
  /** Small cards, two in a row on a phone: for short titles with a drawing. */
  tiles?: boolean | undefined;
  children: ReactNode;
}

export function CardGrid({ shape = 'mosaic', tiles, children }: CardGridProps) {
  const count = Children.count(children);
  const fitsTwo = shape === 'three' && (count % 3 === 1 || count === 2);
  return (
    <ul className={styles.grid} data-shape={fitsTwo ? 'two' : shape} data-tiles={tiles}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
