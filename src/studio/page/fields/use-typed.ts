import { useEffect, useState } from 'react';
import { type Json, sameJson } from '../../../content/json.ts';

interface Reading {
  /** The value that was meant; undefined as long as what is typed is none. */
  readonly read: (typed: string) => Json | undefined;
  readonly write: (value: Json) => string;
  readonly onChange: (value: Json) => void;
}

interface Typed {
  readonly typed: string;
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
}

/**
 * What is typed and can be read as a value is the value; what is no value yet stays in the field as it was
 * typed, and goes nowhere. A value that comes from elsewhere takes its place.
 */
export function useTyped(value: Json, { read, write, onChange }: Reading): Typed {
  const [typed, setTyped] = useState(() => write(value));
  const written = write(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is compared once another value comes.
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
