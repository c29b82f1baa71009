import styles from './Countdown.module.css';

export interface CountdownProps {
  /** Days, hours, minutes, seconds; or, before the page is alive, the date itself. */
  units: { id: string; value: string; label: string }[];
  /** The same in words: it alone is read aloud, the leaves change too often. Without it others say it. */
  sentence?: string | undefined;
}

export function Countdown({ units, sentence }: CountdownProps) {
  return (
    <div className={styles.countdown}>
      <div className={styles.sheets} aria-hidden="true">
        {units.map((unit) => (
          <div key={unit.id} className={styles.sheet}>
            <span key={unit.value} className={styles.value}>
              {unit.value}
            </span>
            <span className={styles.label}>{unit.label}</span>
          </div>
        ))}
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
    </div>
  );
}
