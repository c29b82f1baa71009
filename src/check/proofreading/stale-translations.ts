import { pointerSteps, valueAt } from '../../content/json.ts';
import { memoize, memoizeEach } from '../../content/memoize.ts';
import type { JsonDocument } from '../json/json-document.ts';
import type { Project } from '../project.ts';
import { confirmationsOf } from './stale-sentences.ts';
import {
  copiedTexts,
  recordKey,
  type Translation,
  translationsOf,
  type Words,
  wordsDigest,
} from './translations.ts';

/** A translation that somebody must compare with its source. */
export interface StaleTranslation {
  readonly translation: Translation & { readonly words: Words };
  /** The digest of its words, its name in the file. */
  readonly key: string;
  /** Somebody compared these words with an earlier source, which has changed since. */
  readonly isBehind: boolean;
  /** Its words, or one form of them, are still those of the source. */
  readonly isCopy: boolean;
}

/**
 * The translations that nobody has confirmed against their current source. A text is named by its
 * words, so a moved text is still confirmed. A corrected translation is not stale, unless it is a copy
 * of its source: it takes over the source that its old words were compared with.
 */
export const staleTranslations = memoize((project: Project): readonly StaleTranslation[] => {
  const confirmed = confirmationsOf(project).translations;
  return [...Map.groupBy(existingTranslations(project), ({ file }) => file)].flatMap(
    ([file, all]) => {
      const read = confirmed.get(file) ?? new Map<string, readonly string[]>();
      const keys = new Set(all.map(({ key }) => key));
      const old = [...read].filter(([key]) => !keys.has(key));
      const removedSources = new Set(old.flatMap(([, from]) => from));
      return all.flatMap(({ translation, key, source }) => {
        const known = read.get(key);
        if (known?.includes(source)) return [];
        const isCopy = copiedTexts(translation).length > 0;
        const isCorrected = !known && !isCopy && removedSources.has(source);
        if (isCorrected) return [];
        return [{ translation, key, isBehind: known !== undefined, isCopy }];
      });
    },
  );
});

/** The translations that exist, with the names of their file, words and source. */
export function existingTranslations(project: Project) {
  return translationsOf(project).flatMap((translation) => {
    const { words, document, pointer, sourceDocument, sourcePointer } = translation;
    if (words === undefined) return [];
    const names = {
      file: recordKey(translation),
      key: digestAt(document, pointer),
      source: digestAt(sourceDocument, sourcePointer),
    };
    return [{ translation: { ...translation, words }, ...names }];
  });
}

/** Once for each file: most stay as they are. */
const digestAt = memoizeEach((document: JsonDocument, pointer: string) =>
  wordsDigest(valueAt(document.value, pointerSteps(pointer)) as Words),
);
