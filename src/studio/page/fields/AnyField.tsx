import type { Json } from '../../../content/json.ts';
import { spokenValue } from '../spoken-value.ts';
import { edit, useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Fields.module.css';
import type { ControlProps } from './FieldView.tsx';
import { useTyped } from './use-typed.ts';

/** A value that no schema describes closer, as the file has it. */
export function AnyField({ file, field, actions }: ControlProps) {
  const studio = useOpenStudio();
  const { typed, isWrong, type } = useTyped(field.value ?? null, {
    read: parsed,
    write: (value) => JSON.stringify(value),
    onChange: (value) => edit(file, { op: 'set', pointer: field.pointer, value }),
  });
  return (
    <FieldFrame file={file} field={field} actions={actions}>
      {({ control }) => (
        <details className={styles.inner}>
          <summary>{spokenValue(studio, field.value) || words.field.json}</summary>
          <input
            id={control}
            className={styles.input}
            value={typed}
            aria-invalid={isWrong}
            onChange={(event) => type(event.target.value)}
          />
          {isWrong && <p role="alert">{words.field.jsonWrong}</p>}
        </details>
      )}
    </FieldFrame>
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
