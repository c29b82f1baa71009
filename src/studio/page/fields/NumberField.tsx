import { numberMeant } from '../../../check/schema/rewrite.ts';
import type { Json } from '../../../content/json.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';
import { useTyped } from './use-typed.ts';

const UNITS: Readonly<Record<string, string>> = {
  euro: words.field.euro,
  positiveEuro: words.field.euro,
  percent: words.field.percent,
  age: words.field.years,
};

/** A number as Italians type it: 135,50. What is no number yet stays in the field and goes nowhere. */
export function NumberField({ field, id, describedBy, onChange }: SingleProps) {
  const { value = '', definition } = field;
  const reading = { read: numberMeant, write: shown, onChange };
  const { typed, isWrong, type } = useTyped(value, reading);
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
          aria-invalid={isWrong}
          onChange={(event) => type(event.target.value)}
        />
        {unit && <span>{unit}</span>}
      </span>
      {isWrong && <p role="alert">{words.field.numberWrong}</p>}
    </>
  );
}

function shown(value: Json): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}
