import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './FactList.module.css';

export interface FactListProps {
  /** What, where, when, how much, how: what a parent looks for first. */
  facts: { id: string; icon: IconName; label: ReactNode; value: ReactNode }[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.id} className={styles.fact}>
          <dt>
            <Icon name={fact.icon} size="large" />
            <span className={styles.label}>{fact.label}</span>
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
