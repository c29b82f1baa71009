import { canonicalJson, isObject, type Json, valueAt } from '../../content/json.ts';
import { READ_FILE } from '../../content/paths.ts';
import type { Project } from '../project.ts';
import { type DependentSentence, dependentSentences } from './dependent-sentences.ts';
import { digest } from './digest.ts';

/** What a sentence rested on when it was last confirmed: the digest of each value, by fact. */
export type Reading = ReadonlyMap<string, string>;

export type Records = ReturnType<typeof recordsOf>;

/** The confirmations in `read/confirmed.json`. */
export function recordsOf(project: Project) {
  const kept = project.value(READ_FILE);
  const map = <T>(value: Json | undefined, part: (value: Json) => T): Map<string, T> =>
    new Map(
      Object.entries(isObject(value) ? value : {}).map(([name, entry]) => [name, part(entry)]),
    );
  return {
    /** By file, then by the key of the sentence. */
    readings: map(valueAt(kept, ['sentences']), (file) =>
      map(file, (reading): Reading => map(reading, String)),
    ),
    /** The value of each digest. */
    values: map(valueAt(kept, ['values']), (value) => value),
  };
}

export function digestOf(value: Json): string {
  return digest(canonicalJson(value));
}

/** A sentence that somebody must read again, or for the first time when nothing changed. */
export interface StaleSentence {
  readonly sentence: DependentSentence;
  readonly changes: readonly Change[];
  /** The last confirmation: the digest of each value, by fact; undefined when there was none. */
  readonly reading: Reading | undefined;
}

export interface Change {
  readonly name: string;
  readonly from: Json;
  readonly to: Json;
}

/** The sentences whose facts have changed since they were last confirmed. */
export function staleSentences(project: Project): StaleSentence[] {
  return dueAmong(dependentSentences(project), recordsOf(project));
}

/** The same for given sentences. */
export function dueAmong(all: readonly DependentSentence[], records: Records): StaleSentence[] {
  const byFile = Map.groupBy(all, ({ document }) => document.path);
  return [...byFile].flatMap(([path, sentences]) => {
    const readings = new Map(records.readings.get(path));
    const keys = new Set(sentences.map(({ key }) => key));
    const gone = [...readings].filter(([key]) => !keys.has(key)).map(([, reading]) => reading);
    return sentences.flatMap((sentence) => {
      const reading = readings.get(sentence.key) ?? readingOfOldWords(sentence, gone);
      return due(sentence, reading, records);
    });
  });
}

/**
 * The confirmation that an edited sentence takes over from its old words: one with the same
 * facts, if possible with the same values.
 */
function readingOfOldWords({ basis }: DependentSentence, gone: Reading[]): Reading | undefined {
  const alike = gone.filter(
    (reading) =>
      reading.size === basis.size && [...basis.keys()].every((name) => reading.has(name)),
  );
  const same = alike.find((reading) =>
    [...basis].every(([name, value]) => reading.get(name) === digestOf(value)),
  );
  const found = same ?? alike[0];
  if (found) gone.splice(gone.indexOf(found), 1);
  return found;
}

function due(
  sentence: DependentSentence,
  reading: Reading | undefined,
  { values }: Records,
): StaleSentence[] {
  const changes = [...sentence.basis].flatMap(([name, to]): Change[] => {
    const mark = reading?.get(name);
    if (mark === undefined || mark === digestOf(to)) return [];
    return [{ name, from: values.get(mark) ?? null, to }];
  });
  const isRead =
    reading !== undefined && [...sentence.basis.keys()].every((name) => reading.has(name));
  return changes.length === 0 && isRead ? [] : [{ sentence, changes, reading }];
}
