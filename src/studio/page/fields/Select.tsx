import { type Json, sameJson } from '../../../content/json.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

/** A value that can be chosen, as the file will hold it, and what it is called. */
export interface Option {
  readonly value: Json;
  readonly label: string;
}

interface SelectProps extends Pick<SingleProps, 'id' | 'describedBy' | 'onChange'> {
  readonly value: Json;
  readonly options: readonly Option[];
}

/**
 * One of some values. What is written is the option itself and never made from its text, so that nothing can
 * be written that was no option; what stands there and is none is shown, and stays until another is chosen.
 */
export function Select({ id, describedBy, value, options, onChange }: SelectProps) {
  const isKnown = options.some((one) => sameJson(one.value, value));
  const own = { value, label: String(value ?? '') || words.field.choose };
  const shown = isKnown ? options : [own, ...options];
  return (
    <select
      id={id}
      className={styles.input}
      value={String(value ?? '')}
      aria-describedby={describedBy || undefined}
      onChange={({ target }) => {
        const chosen = shown[target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {shown.map((one) => (
        <option key={String(one.value)} value={String(one.value ?? '')}>
          {one.label}
        </option>
      ))}
    </select>
  );
}
