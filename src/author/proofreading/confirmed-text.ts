import type { Project } from '../../check/project.ts';
import {
  type DependentSentence,
  dependentSentences,
} from '../../check/proofreading/dependent-sentences.ts';
import {
  type Confirmation,
  type Confirmations,
  confirmationsOf,
  digestOf,
  staleSentences,
} from '../../check/proofreading/stale-sentences.ts';
import {
  existingTranslations,
  type StaleTranslation,
  staleTranslations,
} from '../../check/proofreading/stale-translations.ts';
import { locationName } from '../../check/proofreading/translations.ts';
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
  isRead?: (stale: StaleTranslation) => boolean,
): string {
  const confirmations = confirmationsOf(project);
  const stillStale = staleSentences(project).filter(
    ({ sentence }) => keys !== undefined && !keys.has(sentence.key),
  );
  const previous = new Map(
    stillStale.map(({ sentence, confirmation }) => [sentence, confirmation]),
  );
  const values = new Map<string, Json>();
  const files = new Map<string, Map<string, Map<string, string>>>();
  for (const sentence of dependentSentences(project)) {
    const confirmation = previous.has(sentence)
      ? previous.get(sentence)
      : currentConfirmation(sentence, values);
    if (confirmation === undefined) continue;
    for (const valueDigest of confirmation.values())
      if (!values.has(valueDigest))
        values.set(valueDigest, confirmations.values.get(valueDigest) ?? null);
    const file = files.get(sentence.document.path) ?? new Map();
    files.set(sentence.document.path, file);
    file.set(sentence.key, new Map([...(file.get(sentence.key) ?? []), ...confirmation]));
  }
  return serialised(
    files,
    values,
    isRead ? translationConfirmations(project, isRead) : confirmations.translations,
  );
}

/**
 * The confirmations after somebody has read translations; those still stale keep their last one.
 * @param isRead whether a stale translation was read
 */
function translationConfirmations(
  project: Project,
  isRead: (stale: StaleTranslation) => boolean,
): Confirmations['translations'] {
  const old = confirmationsOf(project).translations;
  const unread = staleTranslations(project).filter((entry) => !isRead(entry));
  const stillStale = new Set(unread.map(({ translation }) => locationName(translation)));
  const files = new Map<string, Map<string, string[]>>();
  for (const { translation, file: path, key, source } of existingTranslations(project)) {
    const isStale = stillStale.has(locationName(translation));
    const names = isStale ? (old.get(path)?.get(key) ?? []) : [source];
    const file = files.get(path) ?? new Map<string, string[]>();
    const all = new Set([...(file.get(key) ?? []), ...names]);
    if (all.size > 0) files.set(path, file.set(key, [...all].sort()));
  }
  return files;
}

function currentConfirmation(
  { dependencies }: DependentSentence,
  values: Map<string, Json>,
): Map<string, string> {
  return new Map(
    [...dependencies].map(([name, value]) => {
      const valueDigest = digestOf(value);
      values.set(valueDigest, value);
      return [name, valueDigest];
    }),
  );
}

/** One line per sentence and per value, sorted: the same content gives the same text. */
function serialised(
  files: ReadonlyMap<string, ReadonlyMap<string, Confirmation>>,
  values: ReadonlyMap<string, Json>,
  translations: Confirmations['translations'],
): string {
  const sentences = rowsByFile(files, (confirmation) =>
    JSON.stringify(Object.fromEntries(sorted(confirmation))),
  );
  const group = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? `  "${name}": {}` : `  "${name}": {\n${entries.join(',\n')}\n  }`;
  const read = rowsByFile(translations, (names) => `"${names.join(' ')}"`);
  // A site in one language has no translations.
  const translated = read.length === 0 ? '' : `,\n${group('translations', read)}`;
  const rows = sorted(values).map(
    ([valueDigest, value]) => `    "${valueDigest}": ${canonicalJson(value)}`,
  );
  return `{\n  "$schema": "../../schemas/confirmed.schema.json",\n${group('sentences', sentences)},\n${group('values', rows)}${translated}\n}\n`;
}

function rowsByFile<T>(
  files: ReadonlyMap<string, ReadonlyMap<string, T>>,
  write: (entry: T) => string,
): string[] {
  return sorted(files).map(([path, own]) => {
    const rows = sorted(own).map(([key, one]) => `      ${JSON.stringify(key)}: ${write(one)}`);
    return `    ${JSON.stringify(path)}: {\n${rows.join(',\n')}\n    }`;
  });
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
