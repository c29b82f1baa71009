import type { Project } from '../../check/project.ts';
import {
  type DependentSentence,
  dependentSentences,
} from '../../check/reread/dependent-sentences.ts';
import {
  type Confirmation,
  digestOf,
  type Records,
  recordsOf,
  staleSentences,
} from '../../check/reread/stale-sentences.ts';
import {
  type StaleTranslation,
  staleTranslations,
  writtenTranslations,
} from '../../check/reread/stale-translations.ts';
import { locationName } from '../../check/reread/translations.ts';
import { canonicalJson, type Json } from '../../content/json.ts';

/**
 * The text of `read/confirmed.json` after somebody has reread sentences; those still stale keep their
 * last confirmation.
 * @param keys of the reread sentences; by default, all
 * @param isRead whether a stale translation was read beside its source
 */
export function confirmedText(
  project: Project,
  keys?: ReadonlySet<string>,
  isRead?: (late: StaleTranslation) => boolean,
): string {
  const records = recordsOf(project);
  const waiting = staleSentences(project).filter(
    ({ sentence }) => keys !== undefined && !keys.has(sentence.key),
  );
  const previous = new Map(waiting.map(({ sentence, confirmation }) => [sentence, confirmation]));
  const values = new Map<string, Json>();
  const files = new Map<string, Map<string, Map<string, string>>>();
  for (const sentence of dependentSentences(project)) {
    const reading = previous.has(sentence) ? previous.get(sentence) : readingNow(sentence, values);
    if (reading === undefined) continue;
    for (const mark of reading.values())
      if (!values.has(mark)) values.set(mark, records.values.get(mark) ?? null);
    const file = files.get(sentence.document.path) ?? new Map();
    files.set(sentence.document.path, file);
    file.set(sentence.key, new Map([...(file.get(sentence.key) ?? []), ...reading]));
  }
  return written(files, values, isRead ? readNow(project, isRead) : records.translations);
}

/**
 * The confirmations after somebody has read translations; those still stale keep their last one.
 * @param isRead whether a stale translation was read
 */
function readNow(
  project: Project,
  isRead: (late: StaleTranslation) => boolean,
): Records['translations'] {
  const old = recordsOf(project).translations;
  const stale = staleTranslations(project).filter((one) => !isRead(one));
  const waiting = new Set(stale.map(({ translation }) => locationName(translation)));
  const files = new Map<string, Map<string, string[]>>();
  for (const { translation, file: path, key, source } of writtenTranslations(project)) {
    const isWaiting = waiting.has(locationName(translation));
    const names = isWaiting ? (old.get(path)?.get(key) ?? []) : [source];
    const file = files.get(path) ?? new Map<string, string[]>();
    const all = new Set([...(file.get(key) ?? []), ...names]);
    if (all.size > 0) files.set(path, file.set(key, [...all].sort()));
  }
  return files;
}

function readingNow(
  { dependencies }: DependentSentence,
  values: Map<string, Json>,
): Map<string, string> {
  return new Map(
    [...dependencies].map(([name, value]) => {
      const mark = digestOf(value);
      values.set(mark, value);
      return [name, mark];
    }),
  );
}

/** One line per sentence and per value, sorted: the same content gives the same text. */
function written(
  files: ReadonlyMap<string, ReadonlyMap<string, Confirmation>>,
  values: ReadonlyMap<string, Json>,
  translations: Records['translations'],
): string {
  const sentences = rowsByFile(files, (reading) =>
    JSON.stringify(Object.fromEntries(sorted(reading))),
  );
  const group = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? `  "${name}": {}` : `  "${name}": {\n${entries.join(',\n')}\n  }`;
  const read = rowsByFile(translations, (names) => `"${names.join(' ')}"`);
  // A site in one language has no translations.
  const translated = read.length === 0 ? '' : `,\n${group('translations', read)}`;
  const rows = sorted(values).map(([mark, value]) => `    "${mark}": ${canonicalJson(value)}`);
  return `{\n  "$schema": "../../schemas/reread.schema.json",\n${group('sentences', sentences)},\n${group('values', rows)}${translated}\n}\n`;
}

function rowsByFile<T>(
  files: ReadonlyMap<string, ReadonlyMap<string, T>>,
  write: (one: T) => string,
): string[] {
  return sorted(files).map(([path, own]) => {
    const rows = sorted(own).map(([key, one]) => `      ${JSON.stringify(key)}: ${write(one)}`);
    return `    ${JSON.stringify(path)}: {\n${rows.join(',\n')}\n    }`;
  });
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
