import type { ReactNode } from 'react';
import styles from './RegulationsLayout.module.css';

export interface RegulationsLayoutProps {
  /** Beside the sections where there is room; on a phone their closed headers are index enough. */
  index: ReactNode;
  children: ReactNode;
}

export function RegulationsLayout({ index, children }: RegulationsLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.index} data-print="hide">
        {index}
      </div>
      <div>{children}</div>
    </div>
  );
}
