import { choiceTitle } from '../../check/schema/schema-tree.ts';
import { isToWrite } from '../../check/text-files.ts';
import { isObject, type Json, parentOf, pointerSteps } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { isSentence } from '../../content/sentences.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import {
  type Field,
  fieldAt,
  fieldName,
  fieldParts,
  fileField,
  idOf,
  isScalar,
  titlesTo,
  unitOf,
} from '../model/field.ts';
import { factNamed, fileTitle, languageName, pageTitle, readable } from './file-titles.ts';
import { pageForFile, placesNaming } from './preview/pages-showing.ts';
import { saidIn, saidOf } from './said-names.ts';
import type { Studio } from './studio.ts';
import { clockName, dayName, fill, hoursName, numberName, optionName, words } from './words.ts';

/** The label of a value; a member with a free name is labelled with the words visitors read. */
export function fieldLabel(field: Field, studio: Studio): string {
  const { isNamed, title, name } = field;
  if (!isNamed) return itemLabel(field, studio);
  const own = fieldName(field);
  if (own !== name) return own;
  if (isCalendarDate(own)) return `${title}: ${dayName(own)}`;
  const { venue, body, page, locale, ...lists } = studio.names;
  const kind = listKind(field);
  const known =
    venue?.[own] ?? body?.[own] ?? (lists[kind]?.[own] && optionLabel(studio, kind, own));
  if (known !== undefined) return known;
  if (locale?.[own] !== undefined) return fill(words.kinds.other, { language: languageName(own) });
  // «Fascia “Merenda”»: all members share one title.
  const said =
    (page?.[own] === undefined ? saidIn(studio, own, field) : pageTitle(studio, own)) ??
    (ownWords(field, studio, true) || undefined);
  return said === undefined ? title : `${title} “${said}”`;
}

/** The label of an item, with the words of its id or its own: «Blocco “Pranzo e merenda”». */
function itemLabel(field: Field, studio: Studio): string {
  const { title, value, siblingCount, kind } = field;
  const isName = isObject(value) || kind === 'plain';
  const id = isName && siblingCount !== undefined ? idOf(value) : undefined;
  const own = kind === 'reference' && siblingCount !== undefined && !isPicture(field);
  const said = own
    ? valueInWords(studio, value, field)
    : id === undefined
      ? ownWords(field, studio)
      : saidIn(studio, id, field);
  return said ? `${title} “${said}”` : title;
}

/** A picture is named by its place, so that it names nothing itself. */
function isPicture({ described }: Field): boolean {
  return described.node.reference === 'picture';
}

const MAX_TITLE_LENGTH = 60;

/**
 * The first two values of a group among others: «Sport City, 18 maggio 2025»; empty without any.
 * @param withDay only if the group has a day, which tells more than its internal name
 */
export function ownWords({ value, ...field }: Field, studio: Studio, withDay = false): string {
  if (!isObject(value) || field.siblingCount === undefined || isSentence(value)) return '';
  const parts = fieldParts(studio.book, { ...field, value }).fields;
  if (withDay && !parts.some(({ kind }) => kind === 'date' || kind === 'dateTime')) return '';
  // Its ends are the first two values of a range.
  const hours = hoursName(value);
  if (hours !== '') return hours;
  const shown = parts.filter(
    (part) =>
      (isScalar(part) && part.kind !== 'boolean' && !isPicture(part)) || part.kind === 'names',
  );
  const told = shown.flatMap((part) => {
    // Of a text in several languages, the first.
    const [first]: (Json | undefined)[] =
      part.kind === 'names' ? Object.values(Object(part.value)) : [part.value];
    const said = valueInWords(studio, first, part);
    const isReadable = said !== '' && said !== words.toWrite && part.name !== 'name';
    return isReadable ? said.replace(/\.$/, '') : [];
  });
  // A URL names nothing.
  if (told.some((said) => said.startsWith('/'))) return '';
  const text = [...new Set(told)].slice(0, 2).join(', ');
  return text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH)}…` : text;
}

/** The field of a value; undefined if no form shows it. */
export function fieldIn(
  studio: Studio,
  file: string,
  pointer: string,
  value = studio.values[file],
): Field | undefined {
  const whole = wholeField(studio, file, value);
  return whole && fieldAt(studio.book, whole, pointerSteps(pointer));
}

function wholeField(studio: Studio, file: string, value: Json | undefined): Field | undefined {
  const schema = studio.files.find(({ path }) => path === file)?.schema;
  if (schema === undefined || value === undefined) return undefined;
  return fileField(studio.book, schema, value);
}

/** The titles on the path to a value, without its file's; the bare steps if it has no form. */
export function titlesIn(
  studio: Studio,
  file: string,
  pointer: string,
  value = studio.values[file],
): readonly string[] {
  const whole = wholeField(studio, file, value);
  const steps = pointerSteps(pointer);
  if (!whole) return steps;
  const titles = titlesTo(studio.book, whole, steps, (field) => fieldLabel(field, studio));
  // What a page says of its own is under the path of a fact.
  return titles.map((title) => factTitle(studio, title));
}

/** What people call a fact or a group of facts, by its path; any other text as it is. */
export function factTitle(studio: Studio, path: string): string {
  const known = factNamed(studio.facts, path);
  if (known) return known.label;
  const { file, pointer: own } = factLocation(path);
  // An optional fact that is absent has the title of its group.
  let pointer = own;
  while (pointer !== '' && !fieldIn(studio, file, pointer)) pointer = parentOf(pointer);
  if (pointer === '') return path;
  return [fileTitle(studio, file), ...titlesIn(studio, file, pointer)].join(' › ');
}

/** Whether a field is an entry in the list of links, or of pictures. */
function listKind({ definition, pointer }: Field): 'link' | 'picture' | '' {
  if (/^\/pictures\/[^/]+$/.test(pointer)) return 'picture';
  return definition === 'externalLink' && /^\/[^/]+$/.test(pointer) ? 'link' : '';
}

/** The field of a fact in its own file. */
export function officialField(studio: Studio, fact: string): Field | undefined {
  const { file, pointer } = factLocation(fact);
  return fieldIn(studio, file, pointer);
}

const MAX_VALUE_LENGTH = 240;

/**
 * A value in words, on one line: no brackets, and no internal names if there are better ones.
 * @param field its field, which labels links, pictures and options
 */
export function valueInWords(studio: Studio, value: Json | undefined, field?: Field): string {
  const text = inWords(studio, value ?? '', field);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function inWords(studio: Studio, value: Json, field: Field | undefined): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberName(value, field && unitOf(field));
  if (typeof value === 'boolean') return optionName(String(value));
  if (typeof value === 'string') return stringInWords(studio, value, field);
  if (isSentence(value)) return readable(value, studio.facts);
  // A title separates more than a comma would.
  const parts = partsIn(studio, value, field).filter(Boolean);
  return parts.map((part) => part.replace(/\.$/, '')).join(field?.kind === 'group' ? '; ' : ', ');
}

const WITH_PARTS = new Set(['group', 'list', 'names']);
/** The parts of a range of hours. */
const ENDS = new Set(['from', 'to']);

function partsIn(studio: Studio, value: Json, field: Field | undefined): string[] {
  if (field?.kind === 'says')
    return Object.entries(value ?? {}).map(([fact, stated]) => {
      const said = inWords(studio, stated, officialField(studio, fact));
      return `${factTitle(studio, fact)}: ${said}`;
    });
  const hours = hoursName(value);
  const isLeft = (name: string) => hours === '' || !ENDS.has(name);
  if (!field || !WITH_PARTS.has(field.kind)) {
    const parts = Object.entries<Json>(Object(value)).filter(([name]) => isLeft(name));
    return [hours, ...parts.map(([, part]) => inWords(studio, part, undefined))];
  }
  const parts = fieldParts(studio.book, { ...field, value }).fields;
  const said = (part: Field) => {
    const text = inWords(studio, part.value ?? '', part);
    return field.kind === 'group' && text !== '' ? `${part.title}: ${text}` : text;
  };
  return [hours, ...parts.filter(({ name }) => isLeft(name)).map(said)];
}

function stringInWords(studio: Studio, text: string, field: Field | undefined): string {
  const { facts, names } = studio;
  if (isToWrite(text)) return words.toWrite;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayName(text);
  if (/^\d{2}:\d{2}$/.test(text)) return clockName(text);
  const kind = field?.described.node.reference;
  if (kind === 'picture') return optionLabel(studio, kind, text);
  if (typeof kind === 'string') return calledAs(studio, kind, text);
  // An id is internal; the words of its item are in the same list of changes.
  if (field?.name === 'id' && field.definition === 'id') return '';
  // The name of a dish is looked up among the texts.
  const isName = field?.kind === 'plain' && /^[a-z][\w-]*$/.test(text);
  const said = isName ? saidOf(studio, text, [text]) : undefined;
  const choice = choiceTitle(field?.described.node ?? {}, text);
  const called = choice ?? names.venue?.[text] ?? names.body?.[text] ?? said;
  return called ?? readable(optionName(text), facts);
}

/** The label of a reference, as in the list of options. */
export function calledAs(studio: Studio, kind: string, name: string): string {
  if (kind === 'page') return pageTitle(studio, name);
  if (['fact', 'dependency', 'state'].includes(kind)) return factTitle(studio, name);
  const { [kind]: all = {} } = studio.names;
  const known = all[name];
  if (kind === 'locale' && known !== undefined) return languageName(name);
  // The words of a theme stand among the texts.
  const said = kind === 'theme' ? saidOf(studio, name, Object.keys(all)) : undefined;
  return optionName(said ?? known ?? name);
}

/** The label of an option: a link also has its first use, a picture only that: «Prezzi › Immagine». */
export function optionLabel(studio: Studio, kind: string, name: string): string {
  if (kind === 'picture') return usedAt(studio, kind, name) || words.picture.unused;
  const label = calledAs(studio, kind, name);
  return [kind === 'link' && usedAt(studio, kind, name), label].filter(Boolean).join(' · ');
}

/** Where a link or a picture is first used: «Relax › Galleria»; empty if nowhere. */
function usedAt(studio: Studio, kind: string, name: string): string {
  const [first] = placesNaming(studio, kind, name);
  if (!first) return '';
  const { file } = first;
  // Drops final steps such as `link` or `picture`, and positions in lists: neither says where it is.
  const pointer = first.pointer.replace(/(?:\/(?:link|target|picture))+$/, '');
  const isListItem = /\/\d+$/.test(pointer) && pointer === first.pointer;
  const page = pageForFile(file);
  const title = page === undefined ? fileTitle(studio, file) : pageTitle(studio, page);
  const titles = titlesIn(studio, file, pointer);
  const last = titles.slice(titles.at(-1)?.endsWith('”') ? -1 : -2, isListItem ? -1 : undefined);
  return [title, ...last, ...(isListItem ? [calledAs(studio, kind, name)] : [])].join(' › ');
}
