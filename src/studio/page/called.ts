import { factAddress } from '../../check/facts/fact-place.ts';
import { isObject, type Json, pointerSteps } from '../../content/json.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { type Field, fieldAt, fileField, idOf, nameOf, titlesTo } from '../model/field.ts';
import { nameFromTexts } from '../model/names-from-texts.ts';
import type { FactView } from '../session/fact-view.ts';
import { mainLocale, namedFile, pageTitle } from './file-titles.ts';
import type { Studio } from './store.ts';
import { dayName } from './words.ts';

/** The label of a value; a member with a free name is labelled with the words visitors read. */
export function calledField(field: Field, studio: Studio): string {
  const { isNamed, title, name } = field;
  if (!isNamed) return item(field, studio);
  const own = nameOf(field);
  if (own !== name) return own;
  if (isCalendarDate(own)) return `${title}: ${dayName(own)}`;
  const { venue, body, page, ...lists } = studio.names;
  const known = venue?.[own] ?? body?.[own] ?? lists[listKind(field)]?.[own];
  if (known !== undefined) return known;
  // «Appuntamento «18 maggio»»: all members share one title.
  const said =
    page?.[own] === undefined ? saidOf(studio, own, field.beside) : pageTitle(studio, own);
  return said === undefined ? title : `${title} «${said}»`;
}

/** The label of an item, with its words if it has an id: «Blocco «Pranzo e merenda»». */
function item({ title, name, value, beside = [] }: Field, studio: Studio): string {
  const id = isObject(value) && /^\d+$/.test(name) ? idOf(value) : undefined;
  const said = id === undefined ? undefined : saidOf(studio, id, beside);
  return said === undefined ? title : `${title} «${said}»`;
}

/** The words that visitors read for an internal name; undefined if there are none. */
export function saidOf(
  studio: Studio,
  name: string,
  beside: readonly string[] = [],
): string | undefined {
  const said = nameFromTexts(name, beside, firstTexts(studio));
  const isPage = studio.pages.some(({ id }) => id === name);
  return said ?? (isPage ? pageTitle(studio, name) : undefined);
}

/** The text files of the first language. */
export function firstTexts(studio: Studio): Json[] {
  const folder = `texts/${mainLocale(studio)}/`;
  return Object.entries(studio.values).flatMap(([path, value]) =>
    path.startsWith(folder) ? [value] : [],
  );
}

/** The field of a value; undefined if no form shows it. */
export function fieldIn(studio: Studio, file: string, pointer: string): Field | undefined {
  const whole = wholeField(studio, file);
  return whole && fieldAt(studio.book, whole, pointerSteps(pointer));
}

function wholeField(studio: Studio, file: string): Field | undefined {
  const schema = studio.files.find(({ path }) => path === file)?.schema;
  const value = studio.values[file];
  if (schema === undefined || value === undefined) return undefined;
  return fileField(studio.book, schema, value);
}

/** The titles on the path to a value, without its file's; the bare steps if it has no form. */
export function titlesIn(studio: Studio, file: string, pointer: string): readonly string[] {
  const whole = wholeField(studio, file);
  const steps = pointerSteps(pointer);
  return whole ? titlesTo(studio.book, whole, steps, (field) => calledField(field, studio)) : steps;
}

/** The Italian name of a fact, even of one without a value on which a sentence rests. */
export function factTitle(studio: Studio, fact: string): string {
  const path = fact.replace(/\.\*$/, '');
  const known = studio.facts.get(path)?.label;
  if (known !== undefined) return known;
  const { file, pointer } = factAddress(path);
  const own = namedFile(studio, file)?.title ?? file;
  const titles = titlesIn(studio, file, pointer);
  // A step that no schema describes has only an internal name.
  const said = fieldIn(studio, file, pointer) ? titles : titles.slice(0, -1);
  return [own, ...said].join(' › ');
}

/** The fact at a place in a file; undefined for a group of facts, and for other values. */
export function factIn(studio: Studio, file: string, pointer: string): FactView | undefined {
  if (!file.startsWith('facts/')) return undefined;
  return [...studio.facts.values()].find(({ path }) => {
    const address = factAddress(path);
    return address.file === file && address.pointer === pointer;
  });
}

/** Whether a field is an entry in the list of links, or of pictures. */
function listKind({ definition, pointer }: Field): 'link' | 'picture' | '' {
  if (/^\/pictures\/[^/]+$/.test(pointer)) return 'picture';
  return definition === 'address' && /^\/[^/]+$/.test(pointer) ? 'link' : '';
}
