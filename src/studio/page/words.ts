import { isObject, type Json } from '../../content/json.ts';
import { createFormats } from '../../i18n/format.ts';
import words from '../words.json' with { type: 'json' };

export { words };

/** «Scrivi {value}» with its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A title for the middle of a sentence; acronyms keep their capitals: «SC Ostiense». */
export function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const { date, monthYear, time, timeRange, euro, percent } = createFormats('it-IT', {
  terms: {},
  age: { whole: '', half: '' },
});

/** `2026-11-20` → «20 novembre 2026»; other texts stay. */
export function dayName(day: string): string {
  return date.accepts(day) ? date.format(day) : day;
}

/** `2026-11` → «novembre 2026»; other texts stay. */
export function monthName(month: string): string {
  return monthYear.accepts(month) ? monthYear.format(month) : month;
}

/** `09:30` → «9:30»; other texts stay. */
export function clockName(clock: string): string {
  return time.accepts(clock) ? time.format(clock) : clock;
}

/** The hours of a group that begins and ends at a time: «9:30–13:00»; empty for other values. */
export function hoursName(group: Json): string {
  return isObject(group) && timeRange.accepts(group) ? timeRange.format(group) : '';
}

/** A number with its unit: `151.5` → «151,50 €», `3.5` → «3,5 anni». */
export function numberName(value: number, unit = ''): string {
  const form = unit === '€' ? euro : unit === '%' ? percent : undefined;
  if (form) return form.format(value).replaceAll('\u00a0', ' ');
  // Other units are nouns in the plural.
  const counted = value === 1 ? '' : unit.replace(/^(?!º)\p{L}/u, ' $&');
  return String(value).replace('.', ',') + counted;
}

export function counted({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count });
}

/** The first sentence, and how many more there are; filled once, as sentences may hold braces. */
export function firstAndCount([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const { one, many } = words.summary.more;
  return fill(others.length === 1 ? one : many, { first, count: others.length });
}

/** A placeholder that the site fills in at run time: `total` → «totale», in angle quotes. */
export function runtimeName(name: string): string {
  const names: Readonly<Record<string, string>> = words.runtime;
  const own = name.replace(/^\$/, '');
  return `‹${Object.hasOwn(names, own) ? names[own] : own}›`;
}

/** The label of an option; the value itself if it has none. */
export function optionName(value: string): string {
  const names: Readonly<Record<string, string>> = words.options;
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}
