import { FREE } from '../rules/texts/free-entry.ts';
import type { HtmlText } from './html-texts.ts';

/** What vocabularies fix, and no reader of a page sees: addresses, codes of countries and money. */
const VOCABULARY = /^(?:https?:\/\/|[A-Z]{2,3}$|true$|false$)/;

/**
 * The words and values of a page's structured data that its readers do not find on it. Dates and
 * hours count as read when the page states them, in whatever form; a price of nothing when the page
 * says that it is free.
 * @param values the kinds and values that a text states
 */
export function hiddenValues(
  texts: readonly HtmlText[],
  values: (text: string) => readonly string[],
): HtmlText[] {
  const visible = texts.filter(({ data }) => data === undefined);
  const words = plain(visible.map(({ text }) => text).join('\n'));
  const stated = new Set(visible.flatMap(({ text }) => values(text)));
  return texts.filter(({ text, data }) => {
    if (data === undefined || VOCABULARY.test(text) || UNSEEN.has(data)) return false;
    if (data === 'price' && text === '0') return !FREE.test(words);
    return !partsOf(text).every((part) => stated.has(part) || says(words, plain(part)));
  });
}

/** The place in a list is no word of the page. */
const UNSEEN: ReadonlySet<string> = new Set(['position']);

/** True for whole words: 4 is not said by 14. */
function says(words: string, part: string): boolean {
  const inside = (character: string | undefined) => /[\p{L}\d]/u.test(character ?? '');
  for (let at = words.indexOf(part); at >= 0; at = words.indexOf(part, at + 1))
    if (!inside(words[at - 1]) && !inside(words[at + part.length])) return true;
  return false;
}

/** `2025-05-18T15:00:00+02:00` is a day and an hour, `4-14` two ages, a number an amount. */
export function partsOf(text: string): string[] {
  const parts = INSTANT.exec(text) ?? RANGE.exec(text);
  return parts ? parts.slice(1) : [text];
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00[+-]\d\d:\d\d$/;
const RANGE = /^(\d+)-(\d+)$/;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
