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

/**
 * One foldable part, which wide screens and paper always show, unless it folds everywhere. A list of
 * sections with anchors, foldable at every width, is an `Accordion`.
 */
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
