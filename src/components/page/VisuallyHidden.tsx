import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** What a driver writes into once the page runs: React leaves it alone. */
  isOwn?: boolean | undefined;
  /** The name by which a driver finds it. */
  part?: string | undefined;
  children: ReactNode;
}

export function VisuallyHidden({ isOwn, part, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} data-part={part} suppressHydrationWarning={isOwn ?? false}>
      {children}
    </span>
  );
}
