import styles from './StatList.module.css';

export interface StatListProps {
  stats: { id: string; value: string; label: string; source?: string | undefined }[];
}

export function StatList({ stats }: StatListProps) {
  return (
    <dl className={styles.stats}>
      {stats.map((stat) => (
        <div key={stat.id} className={styles.stat}>
          <dt>
            {stat.label}
            {stat.source && <small className={styles.source}>{stat.source}</small>}
          </dt>
          <dd className={styles.value}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
