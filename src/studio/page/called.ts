import { factAddress } from '../../check/facts/fact-place.ts';
import { isObject, type Json, pointerSteps } from '../../content/json.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import { type Field, fieldAt, fileField, idOf, nameOf, titlesTo } from '../model/field.ts';
import { nameFromTexts } from '../model/names-from-texts.ts';
import type { FactView } from '../session/fact-view.ts';
import { mainLocale, namedFile, pageTitle } from './file-titles.ts';
import type { Studio } from './store.ts';
import { dayName } from './words.ts';

/** What a value is called: a member of a group with free names by what visitors read of it. */
export function calledField(field: Field, studio: Studio): string {
  const { isNamed, title, name } = field;
  if (!isNamed) return item(field, studio);
  const own = nameOf(field);
  if (own !== name) return own;
  if (isCalendarDate(own)) return `${title}: ${dayName(own)}`;
  const { venue, body, page, ...lists } = studio.names;
  const known = venue?.[own] ?? body?.[own] ?? lists[listKind(field)]?.[own];
  if (known !== undefined) return known;
  // «Appuntamento «18 maggio»»: a title alone does not tell one from another.
  const said =
    page?.[own] === undefined ? saidOf(studio, own, field.beside) : pageTitle(studio, own);
  return said === undefined ? title : `${title} «${said}»`;
}

/** An item of a list by what its words are: «Blocco «Pranzo e merenda»». */
function item({ title, name, value, beside = [] }: Field, studio: Studio): string {
  const id = isObject(value) && /^\d+$/.test(name) ? idOf(value) : undefined;
  const said = id === undefined ? undefined : saidOf(studio, id, beside);
  return said === undefined ? title : `${title} «${said}»`;
}

/** What visitors read of something that files call by a name of their own. */
export function saidOf(
  studio: Studio,
  name: string,
  beside: readonly string[] = [],
): string | undefined {
  const said = nameFromTexts(name, beside, firstTexts(studio));
  const isPage = studio.pages.some(({ id }) => id === name);
  return said ?? (isPage ? pageTitle(studio, name) : undefined);
}

/** The words of the first language, file by file. */
export function firstTexts(studio: Studio): Json[] {
  const folder = `texts/${mainLocale(studio)}/`;
  return Object.entries(studio.values).flatMap(([path, value]) =>
    path.startsWith(folder) ? [value] : [],
  );
}

/** How the form shows a value; undefined where no form is. */
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

/** The titles on the way to a value, without that of its file; its steps where no form is. */
export function titlesIn(studio: Studio, file: string, pointer: string): readonly string[] {
  const whole = wholeField(studio, file);
  const steps = pointerSteps(pointer);
  return whole ? titlesTo(studio.book, whole, steps, (field) => calledField(field, studio)) : steps;
}

/** A fact by its Italian name, even one that has no value, and is depended on for that. */
export function factTitle(studio: Studio, fact: string): string {
  const path = fact.replace(/\.\*$/, '');
  const known = studio.facts.get(path)?.label;
  if (known !== undefined) return known;
  const { file, pointer } = factAddress(path);
  const own = namedFile(studio, file)?.title ?? file;
  const titles = titlesIn(studio, file, pointer);
  // What may be there and is described nowhere has no name but the one of files.
  const said = fieldIn(studio, file, pointer) ? titles : titles.slice(0, -1);
  return [own, ...said].join(' › ');
}

/** The fact that stands at a place of a file; undefined for a group of them, and for what is none. */
export function factIn(studio: Studio, file: string, pointer: string): FactView | undefined {
  if (!file.startsWith('facts/')) return undefined;
  return [...studio.facts.values()].find(({ path }) => {
    const address = factAddress(path);
    return address.file === file && address.pointer === pointer;
  });
}

/** The list of addresses, or of pictures, whose entry a field is. */
function listKind({ definition, pointer }: Field): 'link' | 'picture' | '' {
  if (/^\/pictures\/[^/]+$/.test(pointer)) return 'picture';
  return definition === 'address' && /^\/[^/]+$/.test(pointer) ? 'link' : '';
}
