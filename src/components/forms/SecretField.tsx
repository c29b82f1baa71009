import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import field from './Field.module.css';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface SecretFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Labels of the button that shows and hides the code. */
  show: string;
  hide: string;
  value: string;
  onChange(value: string): void;
}

/** A code that bystanders should not read; browsers are asked not to save it. */
export function SecretField({ id, label, hint, error, show, hide, ...rest }: SecretFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { value, onChange } = rest;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert>
      <div className={styles.secret}>
        <input
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          className={field.input}
          data-box
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          aria-describedby={described || undefined}
          aria-invalid={error === undefined ? undefined : true}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button
          variant="quiet"
          label={isShown ? hide : show}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  );
}
