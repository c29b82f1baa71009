import { isObject, valueAt } from '../../content/json.ts';
import { READ_FILE } from '../../content/paths.ts';
import { once } from '../once.ts';
import type { Project } from '../project.ts';
import {
  fileOf,
  nameOf,
  type Translation,
  translationsByFile,
  type Words,
} from './translations.ts';

/** A translation that somebody must compare with its source. */
export interface LateTranslation {
  readonly translation: Translation & { readonly words: Words };
  /** The digest of its words, its name in the file. */
  readonly key: string;
  /** Somebody compared these words with an earlier source, which has changed since. */
  readonly isBehind: boolean;
}

/** By file, then by the name of the translation: the names of the sources it was compared with. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export const readingsOf = once((project: Project): Readings => {
  const kept = valueAt(project.value(READ_FILE), ['translations']);
  return new Map(
    Object.entries(isObject(kept) ? kept : {}).map(([file, pairs]) => [
      file,
      new Map(
        Object.entries(isObject(pairs) ? pairs : {}).map(([key, names]) => [
          key,
          String(names).split(' '),
        ]),
      ),
    ]),
  );
});

/**
 * The translations that nobody has confirmed against their current source. A text is named by its
 * words, so a moved text stays confirmed. A corrected translation is not late: it takes over the
 * source that its old words were compared with.
 */
export const lateTranslations = once((project: Project): readonly LateTranslation[] => {
  const readings = readingsOf(project);
  return writtenByFile(project).flatMap((all) => {
    const [{ translation } = {}] = all;
    const file = translation ? readings.get(fileOf(translation)) : undefined;
    return lateAmong(all, file ?? new Map());
  });
});

/** @param read the readings of their file */
function lateAmong(
  all: readonly Named[],
  read: ReadonlyMap<string, readonly string[]>,
): LateTranslation[] {
  const there = new Set(all.map(({ key }) => key));
  const gone = new Set([...read].filter(([key]) => !there.has(key)).flatMap(([, from]) => from));
  return all.flatMap(({ translation, key, source }) => {
    const known = read.get(key);
    if (known?.includes(source) || (!known && gone.has(source))) return [];
    return [{ translation, key, isBehind: known !== undefined }];
  });
}

export interface Named {
  readonly translation: Translation & { readonly words: Words };
  readonly key: string;
  readonly source: string;
}

/** The translations that are written, grouped by file. */
export function writtenByFile(project: Project): (readonly Named[])[] {
  return translationsByFile(project).map(named);
}

function named(file: readonly Translation[]): Named[] {
  return file.flatMap((translation) => {
    const { words, source } = translation;
    if (words === undefined) return [];
    return [{ translation: { ...translation, words }, key: nameOf(words), source: nameOf(source) }];
  });
}
