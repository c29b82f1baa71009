import { canonicalJson, isObject, type Json, valueAt } from '../../content/json.ts';
import { READ_FILE } from '../../content/paths.ts';
import type { Project } from '../project.ts';
import { digest } from './digest.ts';

/** What a sentence rested on when somebody last read it: the digest of each value, by fact. */
export type Reading = ReadonlyMap<string, string>;

/** The readings that `read/confirmed.json` keeps. */
export interface Records {
  /** By file, then by the key of the sentence. */
  readonly readings: ReadonlyMap<string, ReadonlyMap<string, Reading>>;
  /** The value of each digest. */
  readonly values: ReadonlyMap<string, Json>;
}

export function recordsOf(project: Project): Records {
  const kept = project.value(READ_FILE);
  const map = <T>(value: Json | undefined, part: (value: Json) => T): Map<string, T> =>
    new Map(
      Object.entries(isObject(value) ? value : {}).map(([name, entry]) => [name, part(entry)]),
    );
  return {
    readings: map(valueAt(kept, ['sentences']), (file) =>
      map(file, (reading) => map(reading, String)),
    ),
    values: map(valueAt(kept, ['values']), (value) => value),
  };
}

export function digestOf(value: Json): string {
  return digest(canonicalJson(value));
}
