import type { Ref } from 'react';
import field from './Field.module.css';
import styles from './FieldFrame.module.css';
import { FieldFrame, type FieldFrameProps, fieldProps } from './FieldFrame.tsx';

export interface TextAreaProps extends Pick<FieldFrameProps, 'id' | 'label' | 'hint' | 'error'> {
  /** Without a visible label, the id of a heading above. */
  labelledBy?: string | undefined;
  placeholder?: string | undefined;
  /** For a text longer than a few lines. */
  long?: boolean | undefined;
  value: string;
  area?: Ref<HTMLTextAreaElement> | undefined;
  onChange(value: string): void;
}

/** A field of several lines, controlled by the page. */
export function TextArea({ label, labelledBy, long, area, onChange, ...rest }: TextAreaProps) {
  const { id, hint, error, ...input } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert>
      <textarea
        {...input}
        {...fieldProps(rest)}
        ref={area}
        className={`${field.input} ${styles.area}`}
        data-box
        data-long={long || undefined}
        aria-labelledby={labelledBy}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}
