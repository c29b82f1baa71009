import styles from './ChoiceField.module.css';
import field from './Field.module.css';

export interface ChoiceFieldProps<T extends string> {
  /** Unique on the page: it groups the radio buttons. */
  name: string;
  legend: string;
  hint?: string | undefined;
  options: readonly { value: T; label: string }[];
  /** Undefined: nobody has answered yet. */
  value: T | undefined;
  /** Without it the browser keeps the answer, and `value` is the first one. */
  onChange?(value: T): void;
}

/** One answer out of a few, each target large enough for a thumb. */
export function ChoiceField<T extends string>({
  name,
  legend,
  hint,
  options,
  value,
  onChange,
}: ChoiceFieldProps<T>) {
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={field.label}>{legend}</legend>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-box>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
