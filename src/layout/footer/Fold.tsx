import type { ReactNode } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import styles from './Fold.module.css';

export interface FoldProps {
  title: string;
  /** As large as the titles of what never folds. */
  large?: boolean;
  children: ReactNode;
}

/** A part of the footer that a phone folds, and that lies open where there is room. */
export function Fold({ title, large, children }: FoldProps) {
  return (
    <details className={styles.fold} data-large={large}>
      <summary className={styles.name}>
        <h2 className={styles.title}>{title}</h2>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
