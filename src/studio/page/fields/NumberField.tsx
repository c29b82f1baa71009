import { useEffect, useState } from 'react';
import { numberMeant } from '../../../check/schema/rewrite.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

const UNITS: Readonly<Record<string, string>> = {
  euro: words.field.euro,
  positiveEuro: words.field.euro,
  percent: words.field.percent,
  age: words.field.years,
};

/** A number as Italians type it: 135,50. What is no number yet stays in the field and goes nowhere. */
export function NumberField({ field, id, describedBy, onChange }: SingleProps) {
  const { value, definition } = field;
  const [typed, setTyped] = useState(shown(value));
  useEffect(() => {
    setTyped((before) => (numberMeant(before) === value ? before : shown(value)));
  }, [value]);
  const meant = numberMeant(typed);
  const unit = UNITS[definition];
  return (
    <>
      <span className={styles.line}>
        <input
          id={id}
          inputMode="decimal"
          className={styles.number}
          value={typed}
          aria-describedby={describedBy || undefined}
          aria-invalid={meant === undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = numberMeant(event.target.value);
            if (number !== undefined) onChange(number);
          }}
        />
        {unit && <span>{unit}</span>}
      </span>
      {meant === undefined && <p role="alert">{words.field.numberWrong}</p>}
    </>
  );
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}
