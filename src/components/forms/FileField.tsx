import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';
import fileStyles from './FileField.module.css';

export interface FileFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Kinds of files, such as `image/*`. */
  accept: string;
  multiple?: boolean | undefined;
  /** On phones, takes a picture with the camera that looks away from the person. */
  capture?: 'environment' | undefined;
  /** Told each time files are chosen; the same ones can be chosen again. */
  onChoose(files: readonly File[]): void;
}

/** Browsers write their own words into such a field, in their own language: it is the label that one presses. */
export function FileField({ id, label, hint, onChoose, ...rest }: FileFieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={fileStyles.button} htmlFor={id}>
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
