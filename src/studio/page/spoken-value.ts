import { isToWrite } from '../../check/text-files.ts';
import { isObject, isSentence, type Json } from '../../content/json.ts';
import { type Field, partsOf } from '../model/field.ts';
import { saidOf } from './called.ts';
import { languageName, pageTitle, readable } from './file-titles.ts';
import type { Studio } from './store.ts';
import { dayName, numberName, optionName, words } from './words.ts';

const LONGEST = 140;

/**
 * A value in words, on one line: no brackets, and no internal names if there are better ones.
 * @param field its field, which labels links, pictures and options
 */
export function spokenValue(studio: Studio, value: Json | undefined, field?: Field): string {
  const text = whole(studio, value ?? '', field);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function whole(studio: Studio, value: Json, field: Field | undefined): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberName(value, field?.definition ?? '');
  if (typeof value === 'boolean') return optionName(String(value));
  if (typeof value === 'string') return single(studio, value, field);
  if (isSentence(value)) return readable(value, studio.facts);
  return partsIn(studio, value, field).filter(Boolean).join(', ');
}

const WITH_PARTS = new Set(['group', 'list', 'names']);

function partsIn(studio: Studio, value: Json, field: Field | undefined): string[] {
  if (field && WITH_PARTS.has(field.kind))
    return partsOf(studio.book, { ...field, value }).fields.map((part) => {
      const said = whole(studio, part.value ?? '', part);
      return field.kind === 'group' && said !== '' ? `${part.title}: ${said}` : said;
    });
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts.map((part) => whole(studio, part, undefined));
}

function single(studio: Studio, text: string, field: Field | undefined): string {
  const { facts, names } = studio;
  if (isToWrite(text)) return words.toWrite;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayName(text);
  const kind = field?.described.node.reference;
  if (typeof kind === 'string') return calledAs(studio, kind, text);
  // An id is internal; the words of its item are in the same list of changes.
  if (field?.name === 'id' && field.definition === 'id') return '';
  // The name of a dish is looked up among the texts.
  const isName = field?.kind === 'plain' && /^[a-z][\w-]*$/.test(text);
  const said = isName ? saidOf(studio, text, [text]) : undefined;
  const called = names.venue?.[text] ?? names.body?.[text] ?? said;
  return called ?? readable(optionName(text), facts);
}

/** The label of a reference, as in the list of options. */
export function calledAs(studio: Studio, kind: string, name: string): string {
  if (kind === 'page') return pageTitle(studio, name);
  if (kind === 'fact' || kind === 'basis') return studio.facts.get(name)?.label ?? name;
  const known = studio.names[kind]?.[name];
  if (kind === 'locale' && known !== undefined) return languageName(name);
  return optionName(known ?? name);
}
