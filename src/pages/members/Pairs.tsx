import { Children, type ReactNode } from 'react';
import styles from './Pairs.module.css';

/** Two columns where the section is wide enough. */
export function Pairs({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.pairs}>
      {Children.map(children, (card) => (
        <li className={styles.item}>{card}</li>
      ))}
    </ul>
  );
}
