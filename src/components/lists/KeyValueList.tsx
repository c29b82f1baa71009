import type { ReactNode } from 'react';
import styles from './KeyValueList.module.css';

export interface KeyValueListProps {
  entries: { id: string; term: string; value: ReactNode }[];
}

export function KeyValueList({ entries }: KeyValueListProps) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.id} className={styles.entry}>
          <dt className={styles.term}>{entry.term}</dt>
          <dd>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
