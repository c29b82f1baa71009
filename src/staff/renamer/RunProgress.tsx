import { fillIn } from '../../content/placeholders.ts';
import styles from './RunPanel.module.css';
import type { CountWriter, RenamerTexts } from './renamer-texts.ts';
import type { Run } from './run.ts';

export interface RunProgressProps {
  readonly texts: RenamerTexts;
  readonly write: CountWriter;
  readonly run: Run;
}

/** Which photo is being cleaned or packed; nothing while the device rests. */
export function RunProgress({ texts, write, run: { batches, results, steps } }: RunProgressProps) {
  if (steps === undefined) return null;
  const total = batches[results.length]?.length ?? 0;
  const isPacking = steps >= total;
  const current = Math.min(total, 1 + (isPacking ? steps - total : steps));
  return (
    <div className={styles.progress}>
      <p id="renamer-progress">
        {fillIn(isPacking ? texts.progress.packing : texts.progress.cleaning, {
          current: write.number(current),
          total: write.number(total),
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
