import { canonicalJson, isObject, type Json, valueAt } from '../../content/json.ts';
import { Kept } from '../kept.ts';
import type { Project } from '../project.ts';
import { digest } from './digest.ts';
import type { RestingSentence } from './resting-sentences.ts';

export const REREAD_FILE = 'reread.json';

/** What each sentence rested on when somebody last read it: the digest of each value, by the fact's name. */
type Reading = ReadonlyMap<string, string>;

/** The readings that `reread.json` keeps. */
export interface Records {
  /** By file, then by the key of the sentence. */
  readonly readings: ReadonlyMap<string, ReadonlyMap<string, Reading>>;
  /** What a digest stands for. */
  readonly values: ReadonlyMap<string, Json>;
}

export function recordsOf(project: Project): Records {
  const kept = project.value(REREAD_FILE);
  return isObject(kept) ? read.of(kept, [], () => recordsIn(kept)) : recordsIn(kept);
}

const read = new Kept<Records>();

function recordsIn(kept: Json | undefined): Records {
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

/**
 * The text of `reread.json` in which every sentence counts as read, save for those that are still due:
 * of these the last reading is kept.
 */
export function recordsText(
  sentences: readonly RestingSentence[],
  kept: ReadonlyMap<RestingSentence, Reading | undefined>,
  old: Records,
  translations: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(),
): string {
  const values = new Map<string, Json>();
  const files = new Map<string, Map<string, Map<string, string>>>();
  for (const sentence of sentences) {
    const reading = kept.has(sentence) ? kept.get(sentence) : readNow(sentence, values);
    if (reading === undefined) continue;
    for (const mark of reading.values())
      if (!values.has(mark)) values.set(mark, old.values.get(mark) ?? null);
    const file = files.get(sentence.document.path) ?? new Map();
    files.set(sentence.document.path, file);
    file.set(sentence.key, new Map([...(file.get(sentence.key) ?? []), ...reading]));
  }
  return written(files, values, translations);
}

function readNow({ basis }: RestingSentence, values: Map<string, Json>): Map<string, string> {
  return new Map(
    [...basis].map(([name, value]) => {
      const mark = digestOf(value);
      values.set(mark, value);
      return [name, mark];
    }),
  );
}

/** One line for each sentence and each value, in an order that nothing but the content decides. */
function written(
  files: ReadonlyMap<string, ReadonlyMap<string, Reading>>,
  values: ReadonlyMap<string, Json>,
  translations: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
): string {
  const sentences = sorted(files).map(([path, readings]) => {
    const rows = sorted(readings).map(([key, reading]) => {
      const marks = JSON.stringify(Object.fromEntries(sorted(reading)));
      return `      ${JSON.stringify(key)}: ${marks}`;
    });
    return `    ${JSON.stringify(path)}: {\n${rows.join(',\n')}\n    }`;
  });
  const group = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? `  "${name}": {}` : `  "${name}": {\n${entries.join(',\n')}\n  }`;
  const read = sorted(translations).map(([path, pairs]) => {
    const rows = sorted(pairs).map(([key, names]) => `      "${key}": "${names.join(' ')}"`);
    return `    ${JSON.stringify(path)}: {\n${rows.join(',\n')}\n    }`;
  });
  // A site of one language has none.
  const translated = read.length === 0 ? '' : `,\n${group('translations', read)}`;
  const rows = sorted(values).map(([mark, value]) => `    "${mark}": ${canonicalJson(value)}`);
  return `{\n  "$schema": "../schemas/reread.schema.json",\n${group('sentences', sentences)},\n${group('values', rows)}${translated}\n}\n`;
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
