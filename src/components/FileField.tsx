import styles from './Field.module.css';

export interface FileFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Kinds of files, such as `image/*`. */
  accept: string;
  multiple?: boolean | undefined;
}

export function FileField({ id, label, hint, accept, multiple }: FileFieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
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
        className={styles.input}
        accept={accept}
        multiple={multiple}
        aria-describedby={hintId}
      />
    </div>
  );
}
