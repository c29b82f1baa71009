import { childOf, isObject, type Json } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { isSentence } from '../../content/sentences.ts';
import { isToWrite } from '../text-files.ts';

/** A group of texts in a file. */
interface NamedTexts {
  readonly file: object;
  readonly pointer: string;
  /** The first words of each member. */
  readonly words: ReadonlyMap<string, string>;
}

const MAX_NAME_LENGTH = 48;
/** Groups that share fewer names share them by chance; more so when they are called otherwise. */
const MIN_SHARED = 2;
const MIN_SHARED_ELSEWHERE = 3;

/**
 * The words that visitors read for an internal name: `basketVolley` → «Basket e volley».
 * @param beside all names in its group
 * @param texts whole text files; among equal matches the first wins
 * @param groupName the key of the group: texts under the same key come first
 */
export function nameFromTexts(
  name: string,
  beside: readonly string[],
  texts: readonly Json[],
  groupName?: string,
): string | undefined {
  return textsOfSimilarGroup(name, beside, texts, groupName)?.words.get(name);
}

/** The group of texts that shares most names with a group; undefined if it shares too few. */
export function textsOfSimilarGroup(
  name: string,
  beside: readonly string[],
  texts: readonly Json[],
  groupName?: string,
): NamedTexts | undefined {
  const all = texts.flatMap((file) => (isObject(file) ? (groupsByName(file).get(name) ?? []) : []));
  const min = Math.min(MIN_SHARED, Math.max(beside.length, 1));
  if (groupName === undefined) return mostShared(all, beside, min);
  const own = all.filter(({ pointer }) => pointer.split('/').includes(groupName));
  return mostShared(own, beside, min) ?? mostShared(all, beside, MIN_SHARED_ELSEWHERE);
}

function mostShared(
  groups: readonly NamedTexts[],
  beside: readonly string[],
  min: number,
): NamedTexts | undefined {
  const shared = groups.map(({ words }) => beside.filter((word) => words.has(word)).length);
  const most = Math.max(0, ...shared);
  return most >= min ? groups[shared.indexOf(most)] : undefined;
}

/** The groups of texts in a file, by the names in them. */
const groupsByName = memoize((file: object): ReadonlyMap<string, readonly NamedTexts[]> => {
  const byName = new Map<string, NamedTexts[]>();
  collect(file as Json, '', (pointer, words) => {
    for (const name of words.keys())
      byName.set(name, [...(byName.get(name) ?? []), { file, pointer, words }]);
  });
  return byName;
});

function collect(
  value: Json,
  pointer: string,
  found: (pointer: string, words: NamedTexts['words']) => void,
): void {
  // The forms of a sentence are named after states: no name for anything else.
  if (typeof value !== 'object' || value === null || isSentence(value)) return;
  if (isObject(value)) {
    const texts = Object.entries(value).flatMap(([name, member]): [string, string][] => {
      const text = firstWords(member);
      return text === undefined ? [] : [[name, text]];
    });
    if (texts.length > 0) found(pointer, new Map(texts));
  }
  for (const [key, part] of Object.entries(value)) collect(part, childOf(pointer, key), found);
}

/** The first text that can serve as a name: short, written; with a placeholder, what is before it. */
function firstWords(value: Json): string | undefined {
  if (typeof value === 'string') {
    const [own = '', ...others] = value.split('{{', 2);
    if (others.length === 0) return isName(own) ? own.replace(/^«([^«»]*)»$/, '$1') : undefined;
    const begun = own.replace(/[\s,:]+$/, '');
    return isName(begun) && begun.includes(' ') ? `${begun} …` : undefined;
  }
  if (!isObject(value)) return undefined;
  if (isSentence(value)) return firstWords(value.text ?? null);
  for (const part of Object.values(value)) {
    const text = typeof part === 'string' || isSentence(part) ? firstWords(part) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

function isName(text: string): boolean {
  return (
    text !== '' && !isToWrite(text) && text.length <= MAX_NAME_LENGTH && !/^[\d\W]+$/.test(text)
  );
}
