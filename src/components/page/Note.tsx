import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A remark beside a stroke of clay pencil. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
