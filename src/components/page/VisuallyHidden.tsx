import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** The name by which a driver finds it. */
  part?: string | undefined;
  children: ReactNode;
}

export function VisuallyHidden({ part, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} data-part={part}>
      {children}
    </span>
  );
}
