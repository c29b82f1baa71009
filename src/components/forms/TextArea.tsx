import type { Ref } from 'react';
import field from './Field.module.css';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';

export interface TextAreaProps {
  id: string;
  /** Its visible label; without it, `labelledBy` is the id of a heading above. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  error?: string | undefined;
  /** For a text longer than a few lines. */
  long?: boolean | undefined;
  value: string;
  area?: Ref<HTMLTextAreaElement> | undefined;
  onChange(value: string): void;
}

/** A field of several lines, controlled by the page. */
export function TextArea({ label, labelledBy, hint, error, long, area, ...rest }: TextAreaProps) {
  const { id, onChange } = rest;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert>
      <textarea
        {...rest}
        ref={area}
        name={id}
        className={`${field.input} ${styles.area}`}
        data-box
        data-long={long || undefined}
        aria-labelledby={labelledBy}
        aria-describedby={described || undefined}
        aria-invalid={error === undefined ? undefined : true}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}
