import type { ChangeEvent } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface TextFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  value?: string | undefined;
  onType?: ((value: string) => void) | undefined;
  /** Why the answer is wrong. */
  error?: string | undefined;
  autoComplete?: 'off' | undefined;
  autoCapitalize?: 'characters' | 'sentences' | undefined;
}

/** The label is above the field, the hint between them: both stay in view while typing. */
export function TextField({ id, label, hint, onType, error, ...rest }: TextFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name: id,
    className: styles.input,
    'data-box': true,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined || undefined,
    onChange:
      onType && ((event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value)),
    ...rest,
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input type="text" {...shared} />
    </FieldFrame>
  );
}
