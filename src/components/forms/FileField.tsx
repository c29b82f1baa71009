import { Icon } from '../icons/Icon.tsx';
import { FieldFrame, type FieldFrameProps, fieldProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';

export interface FileFieldProps extends Pick<FieldFrameProps, 'id' | 'hint'> {
  label: string;
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
  return (
    <FieldFrame id={id} hint={hint}>
      <label className={styles.button} data-box htmlFor={id}>
        <Icon name="camera" />
        {label}
      </label>
      <input
        {...fieldProps({ id, hint })}
        type="file"
        data-visually-hidden
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        {...rest}
      />
    </FieldFrame>
  );
}
