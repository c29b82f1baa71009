import type { ReactNode } from 'react';
import styles from './Reference.module.css';

/** What the receipts rest on. Who prints a receipt of his own does not need it on paper. */
export function Reference({ children }: { children: ReactNode }) {
  return <div className={styles.reference}>{children}</div>;
}
