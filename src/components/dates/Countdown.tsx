import styles from './Countdown.module.css';

export interface CountdownProps {
  /** What the countdown is for. */
  title?: string | undefined;
  /** Days, hours, minutes, seconds; before the page is enhanced, the date itself. */
  units: readonly { id: string; value: string; label: string }[];
  /** The time left, for screen readers: they can read it but do not announce each change. */
  spoken?: { label: string; text: string } | undefined;
  /** The deadline in words, unless other text says it. */
  sentence?: string | undefined;
}

export function Countdown({ title, units, spoken, sentence }: CountdownProps) {
  return (
    <div className={styles.countdown}>
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.units} aria-hidden="true">
        {units.map((unit) => (
          <div key={unit.id} className={styles.unit} data-unit={unit.id}>
            <span className={styles.value} data-figure>
              {unit.value}
            </span>
            <span className={styles.label}>{unit.label}</span>
          </div>
        ))}
      </div>
      {spoken && (
        <div role="timer" aria-label={spoken.label}>
          <span data-visually-hidden>{spoken.text}</span>
        </div>
      )}
      {sentence && <p className={styles.sentence}>{sentence}</p>}
    </div>
  );
}
