import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import field from './Field.module.css';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  /** Undefined: nobody has answered yet, and either button begins at the least. */
  value: number | undefined;
  min: number;
  max: number;
  /** Labels of the two buttons, for screen readers. */
  less: string;
  more: string;
  onChange(value: number): void;
}

/** A whole number, typed or changed with two buttons. */
export function NumberField({ id, label, value, min, max, ...rest }: NumberFieldProps) {
  const { less, more, onChange } = rest;
  // The 1 of a 12 that is being typed, where the least is 2.
  const [begun, setBegun] = useState('');
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={styles.field} data-row>
      <label className={`${field.label} ${styles.words}`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stepper} data-box>
        <button
          type="button"
          className={styles.step}
          aria-label={less}
          aria-disabled={value !== undefined && value <= min}
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
          value={begun || (value ?? '')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const next = currentTarget.valueAsNumber;
            if (!Number.isInteger(next)) return;
            setBegun(next < min ? currentTarget.value : '');
            if (next >= min) set(next);
          }}
          onBlur={() => {
            if (begun) set(min);
            setBegun('');
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
