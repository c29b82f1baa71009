import { Icon } from '../icons/Icon.tsx';
import field from './Field.module.css';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Undefined: nobody has answered yet. */
  value: number | undefined;
  min: number;
  max: number;
  /** Labels of the two buttons, for screen readers. */
  less: string;
  more: string;
  onChange(value: number): void;
}

/** A whole number, typed or changed with two buttons. */
export function NumberField({ id, label, hint, value, min, max, ...rest }: NumberFieldProps) {
  const { less, more, onChange } = rest;
  const hintId = hint ? `${id}-hint` : undefined;
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={styles.field} data-row>
      <div className={styles.words}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={field.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.stepper} data-box>
        <button
          type="button"
          className={styles.step}
          aria-label={less}
          aria-disabled={value === undefined || value <= min}
          onClick={() => set((value ?? min) - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={styles.input}
          min={min}
          max={max}
          step={1}
          value={value ?? ''}
          aria-describedby={hintId}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const next = currentTarget.valueAsNumber;
            if (Number.isInteger(next)) set(next);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={more}
          aria-disabled={value !== undefined && value >= max}
          onClick={() => set(value === undefined ? min : value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
