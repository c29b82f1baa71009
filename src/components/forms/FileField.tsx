import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';
import fileStyles from './FileField.module.css';

export interface FileFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** File types, such as `image/*`. */
  accept: string;
  multiple?: boolean | undefined;
  /** On phones, takes a picture with the rear camera. */
  capture?: 'environment' | undefined;
  /** Called on each choice of files; the same files can be chosen again. */
  onChoose(files: readonly File[]): void;
}

/** Browsers label a file input in their own words and language: the label is the button. */
export function FileField({ id, label, hint, onChoose, ...rest }: FileFieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={fileStyles.button} data-box htmlFor={id}>
        <Icon name="camera" />
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={id}
        type="file"
        data-heard
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        {...rest}
      />
    </div>
  );
}
