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

/** A translation that somebody must read beside its source. */
export interface LateTranslation {
  readonly translation: Translation & { readonly words: Words };
  /** Names it in its file. */
  readonly key: string;
  /** The source was read with these words once, and says something else now. */
  readonly isBehind: boolean;
}

/** By file, then by the name of the translation: the names of the sources that somebody read it beside. */
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
 * The translations of which nobody has said that they say what their source says now. The name of a
 * text comes from its words, so that what moves stays read, and a slip mended in a translation does not
 * make it late: its source is the one that was read beside the words that went.
 */
export const lateTranslations = once((project: Project): readonly LateTranslation[] => {
  const readings = readingsOf(project);
  return writtenByFile(project).flatMap((all) => {
    const [{ translation } = {}] = all;
    const file = translation ? readings.get(fileOf(translation)) : undefined;
    return lateAmong(all, file ?? new Map());
  });
});

/** @param read what was read of their file */
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

/** What is written in another language, the translations of a file together. */
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
