import { useEffect, useState } from 'react';
import { numberMeant } from '../../../check/schema/rewrite.ts';
import { type Json, sameJson } from '../../../content/json.ts';
import { spokenValue } from '../spoken-value.ts';
import { useOpenStudio } from '../store.ts';
import { words } from '../words.ts';
import styles from './Fields.module.css';
import type { SingleProps } from './FieldView.tsx';

interface Reading {
  /** The value of the typed text; undefined while it is none. */
  readonly read: (typed: string) => Json | undefined;
  readonly write: (value: Json) => string;
  readonly onChange: (value: Json) => void;
}

/**
 * Typed text that reads as a value is reported at once; other text stays in the field and is not
 * reported. A value that changes elsewhere replaces the text.
 */
function useTyped(value: Json, { read, write, onChange }: Reading) {
  const [typed, setTyped] = useState(() => write(value));
  const written = write(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value may replace the text.
  useEffect(() => {
    setTyped((before) => {
      const meant = read(before);
      return meant !== undefined && sameJson(meant, value) ? before : written;
    });
  }, [written]);
  const type = (text: string) => {
    setTyped(text);
    const meant = read(text);
    if (meant !== undefined) onChange(meant);
  };
  return { typed, isWrong: read(typed) === undefined, type };
}

const UNITS: Readonly<Record<string, string>> = {
  euro: words.field.euro,
  positiveEuro: words.field.euro,
  percent: words.field.percent,
  age: words.field.years,
};

/** A number in Italian form: 135,50. */
export function NumberField({ field, control, onChange }: SingleProps) {
  const { value = '', definition } = field;
  const { typed, isWrong, type } = useTyped(value, { read: numberMeant, write: shown, onChange });
  const unit = UNITS[definition];
  return (
    <>
      <span className={styles.line}>
        <input
          {...control}
          inputMode="decimal"
          className={styles.number}
          value={typed}
          aria-invalid={isWrong}
          onChange={(event) => type(event.target.value)}
        />
        {unit && <span>{unit}</span>}
      </span>
      {isWrong && <p role="alert">{words.field.numberWrong}</p>}
    </>
  );
}

function shown(value: Json): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}

/** A value without a specific schema, edited as JSON. */
export function AnyField({ field, control, onChange }: SingleProps) {
  const studio = useOpenStudio();
  const { typed, isWrong, type } = useTyped(field.value ?? null, {
    read: parsed,
    write: (value) => JSON.stringify(value),
    onChange,
  });
  return (
    <details className={styles.inner}>
      <summary>{spokenValue(studio, field.value) || words.field.json}</summary>
      <input
        {...control}
        className={styles.input}
        value={typed}
        aria-invalid={isWrong}
        onChange={(event) => type(event.target.value)}
      />
      {isWrong && <p role="alert">{words.field.jsonWrong}</p>}
    </details>
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
