import type { ChangeEvent } from 'react';
import styles from './Field.module.css';

export interface TextFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** More than one makes it a text area. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  value?: string | undefined;
  onType?: ((value: string) => void) | undefined;
  /** The answer is missing or wrong; `errorId` is where it is said. */
  errorId?: string | undefined;
  autoComplete?: 'off' | undefined;
  autoCapitalize?: 'characters' | 'sentences' | undefined;
}

type TypedEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The label stands above, the hint between label and field: nothing disappears while one writes. */
export function TextField({ id, label, hint, rows = 1, onType, errorId, ...rest }: TextFieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const shared = {
    id,
    name: id,
    className: styles.input,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId !== undefined || undefined,
    onChange: onType && ((event: TypedEvent) => onType(event.currentTarget.value)),
    ...rest,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows > 1 ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
    </div>
  );
}
