import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import field from './Field.module.css';
import styles from './FieldFrame.module.css';

export interface FieldFrameProps {
  id: string;
  label?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** Announces the error, in a form that does not announce all its errors at once. */
  isAlert?: boolean;
  children: ReactNode;
}

/** The parts around a field that can be wrong: its label, its hint and its error. */
export function FieldFrame({ id, label, hint, error, isAlert, children }: FieldFrameProps) {
  return (
    <div className={field.field}>
      {label && (
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {children}
      <div id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
        {error && (
          <p className={styles.error}>
            <Icon name="warning" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** What ties an input to its label, hint and error. */
export function fieldProps({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: id,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
}
