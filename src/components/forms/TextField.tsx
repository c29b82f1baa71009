import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps, fieldProps } from './FieldFrame.tsx';

export interface TextFieldProps extends Pick<FieldFrameProps, 'id' | 'hint' | 'error'> {
  label: string;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  value?: string | undefined;
  onType?: ((value: string) => void) | undefined;
  autoComplete?: 'off' | undefined;
  autoCapitalize?: 'characters' | 'sentences' | undefined;
}

/** The label is above the field, the hint between them: both stay in view while typing. */
export function TextField({ label, onType, ...rest }: TextFieldProps) {
  const { id, hint, error, ...input } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        className={styles.input}
        data-box
        {...fieldProps(rest)}
        {...input}
        onChange={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
    </FieldFrame>
  );
}
