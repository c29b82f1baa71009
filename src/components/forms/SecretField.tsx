import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import field from './Field.module.css';
import styles from './FieldFrame.module.css';
import { FieldFrame, type FieldFrameProps, fieldProps } from './FieldFrame.tsx';

export interface SecretFieldProps extends Pick<FieldFrameProps, 'id' | 'hint' | 'error'> {
  label: string;
  /** Labels of the button that shows and hides the code. */
  show: string;
  hide: string;
  value: string;
  onChange(value: string): void;
}

/** A code that bystanders should not read; browsers are asked not to save it. */
export function SecretField({ label, show, hide, value, onChange, ...rest }: SecretFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...rest} label={label} isAlert>
      <div className={styles.secret}>
        <input
          {...fieldProps(rest)}
          type={isShown ? 'text' : 'password'}
          className={field.input}
          data-box
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
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
