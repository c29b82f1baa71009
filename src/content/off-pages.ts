import { isObject, type Json } from './json.ts';

/** Lists whose items have words of their own: of these only the way to the page goes. */
const WITH_WORDS: ReadonlySet<string> = new Set(['questions', 'blocks']);

/**
 * The structure of a page without the ways to pages that are off the site: the cards, buttons and lines
 * that do nothing but lead there. A way that stands alone stays: the check asks for another one.
 */
export function withoutWaysTo(off: ReadonlySet<string>, value: Json, key = ''): Json {
  if (off.size === 0) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => WITH_WORDS.has(key) || !leadsTo(off, item));
    return kept.map((item) => withoutWaysTo(off, WITH_WORDS.has(key) ? still(off, item) : item));
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutWaysTo(off, part, name)]);
  return Object.fromEntries(parts);
}

/** True for an item that does nothing but lead to one of these pages, or leads there beside its words. */
export function leadsTo(off: ReadonlySet<string>, item: Json): boolean {
  const way = isObject(item) ? (item.target ?? item) : null;
  return isObject(way) && typeof way.page === 'string' && off.has(way.page);
}

function still(off: ReadonlySet<string>, item: Json): Json {
  if (!isObject(item) || !leadsTo(off, item)) return item;
  const { target: _, ...words } = item;
  return words;
}
