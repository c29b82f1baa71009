import { isObject, isSentence, type Json } from '../../content/json.ts';
import { readable } from './file-titles.ts';
import type { Studio } from './store.ts';
import { dayName, optionName } from './words.ts';

type Known = Pick<Studio, 'facts' | 'names'>;

const LONGEST = 140;

/** A value as somebody would say it, in one line: no brackets, no internal names where there are others. */
export function spokenValue(known: Known, value: Json | undefined): string {
  const text = whole(known, value ?? '');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function whole(known: Known, value: Json): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return optionName(String(value));
  if (typeof value === 'string') return single(known, value);
  if (isSentence(value)) return readable(value, known.facts);
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts
    .map((part) => whole(known, part))
    .filter(Boolean)
    .join(', ');
}

function single({ facts, names }: Known, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayName(text);
  const called = names.venue?.[text] ?? names.body?.[text];
  return called ?? readable(optionName(text), facts);
}
