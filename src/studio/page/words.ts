import { createFormats } from '../../i18n/format.ts';
import words from '../words.json';

export { words };

/** «Scrivi {value}» with its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A title in the middle of a sentence; names of several capitals stay: «SC Ostiense». */
export function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const { date, monthYear, euro, percent } = createFormats('it-IT', {
  terms: {},
  age: { whole: '', half: '' },
});

/** `2026-11-20` → «20 novembre 2026»; what is no day stays. */
export function dayName(day: string): string {
  return date.accepts(day) ? date.write(day) : day;
}

/** `2026-11` → «novembre 2026»; what is no month stays. */
export function monthName(month: string): string {
  return monthYear.accepts(month) ? monthYear.write(month) : month;
}

/** What is paid, or taken off, as it is written: `151.5` → «151,50 €»; other numbers with their comma. */
export function numberName(value: number, definition: string): string {
  const isMoney = definition === 'euro' || definition === 'positiveEuro';
  const form = isMoney ? euro : definition === 'percent' ? percent : undefined;
  return form ? form.write(value).replaceAll('\u00a0', ' ') : String(value).replace('.', ',');
}

export function counted({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count });
}

/** The first of some sentences, and how many more there are. What a sentence quotes may hold braces of its own. */
export function inShort([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const { one, many } = words.summary.more;
  return fill(others.length === 1 ? one : many, { first, count: others.length });
}

/** What the site fills in while somebody reads: `total` → «totale», in signs that are no text. */
export function runtimeName(name: string): string {
  const names: Readonly<Record<string, string>> = words.runtime;
  const own = name.replace(/^\$/, '');
  return `‹${Object.hasOwn(names, own) ? names[own] : own}›`;
}

/** What a value of a list is called; the name itself where nobody has a better one. */
export function optionName(value: string): string {
  const names: Readonly<Record<string, string>> = words.options;
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}
