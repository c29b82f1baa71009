import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Fold.module.css';

export interface FoldProps {
  heading: ReactNode;
  children: ReactNode;
}

/** What a phone folds, and what lies open where there is room. */
export function Fold({ heading, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.name}>
        {heading}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
