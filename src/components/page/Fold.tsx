import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Fold.module.css';

export interface FoldProps {
  heading: ReactNode;
  /** Open on a phone too. */
  open?: boolean | undefined;
  /** Folds at every width. */
  everywhere?: boolean | undefined;
  children: ReactNode;
}

/** Content that a phone folds and a wide screen always shows, unless it folds everywhere. */
export function Fold({ heading, open, everywhere, children }: FoldProps) {
  return (
    <details className={styles.fold} data-everywhere={everywhere} open={open}>
      <summary className={styles.name}>
        {heading}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
