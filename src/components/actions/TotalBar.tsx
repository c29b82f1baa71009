import type { ReactNode } from 'react';
import styles from './TotalBar.module.css';

export interface TotalBarProps {
  to: string;
  /** For screen readers. */
  label?: ReactNode;
  total: string;
  see: string;
}

/** A sticky bar with the total; links to the breakdown. */
export function TotalBar({ to, label, total, see }: TotalBarProps) {
  return (
    <a href={to} className={styles.bar} data-row data-tone="ink">
      {label && <span data-visually-hidden>{label}</span>}
      <strong data-figure>{total}</strong>
      <span className={styles.see}>{see}</span>
    </a>
  );
}
