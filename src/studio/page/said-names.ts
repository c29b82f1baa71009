import { nameFromTexts } from '../../check/facts/names-from-texts.ts';
import { type Json, pointerSteps } from '../../content/json.ts';
import type { Field } from '../model/field.ts';
import { mainLocale, pageTitle } from './file-titles.ts';
import type { Studio } from './studio.ts';
import { optionName, words } from './words.ts';

/** The words that visitors read for an internal name of a field. */
export function saidIn(studio: Studio, name: string, { siblingIds, pointer }: Field) {
  if (/^\/pages\/\d+$/.test(pointer) && studio.pages.some(({ id }) => id === name))
    return pageTitle(studio, name);
  return saidOf(studio, name, siblingIds, groupOf(pointer));
}

/** The key of the group or the list that a value is in. */
export function groupOf(pointer: string): string | undefined {
  return pointerSteps(pointer)
    .slice(0, -1)
    .findLast((step) => !/^\d+$/.test(step));
}

/**
 * The words that visitors read for an internal name; undefined if there are none.
 * @param called the key of its group
 */
export function saidOf(
  studio: Studio,
  name: string,
  siblingIds: readonly string[] = [],
  called?: string,
) {
  const said = nameFromTexts(name, siblingIds, firstTexts(studio), called);
  if (said !== undefined) return said;
  if (Object.hasOwn(words.options, name)) return optionName(name);
  return studio.pages.some(({ id }) => id === name) ? pageTitle(studio, name) : undefined;
}

/** The text files of the first language; then as saved, for the name of what was removed. */
export function firstTexts(studio: Studio): Json[] {
  const folder = `texts/${mainLocale(studio)}/`;
  const all = [...Object.entries(studio.values), ...Object.entries(studio.before)];
  return all.flatMap(([path, value]) => (path.startsWith(folder) ? [value] : []));
}
