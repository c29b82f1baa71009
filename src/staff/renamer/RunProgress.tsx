import { useMembersPage } from '../../layout/template-pages.ts';
import styles from './RunPanel.module.css';
import type { Run } from './run.ts';

export interface RunProgressProps {
  readonly run: Run;
}

/** Shows which photo is being cleaned or packed; nothing when idle. */
export function RunProgress({ run: { batches, results, steps } }: RunProgressProps) {
  const { t, write } = useMembersPage();
  if (steps === undefined) return null;
  const total = batches[results.length]?.length ?? 0;
  const isPacking = steps >= total;
  const current = Math.min(total, 1 + (isPacking ? steps - total : steps));
  return (
    <div className={styles.progress}>
      <p id="renamer-progress">
        {t(`renamer.progress.${isPacking ? 'packing' : 'cleaning'}`, {
          current: write('number', current),
          total: write('number', total),
        })}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby="renamer-progress"
        max={2 * total}
        value={steps}
      />
    </div>
  );
}
