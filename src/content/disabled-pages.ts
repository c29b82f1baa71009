import { isObject, type Json } from './json.ts';

/** Lists whose items have their own text: only the link to a hidden page is removed from them. */
const WITH_WORDS: ReadonlySet<string> = new Set(['questions', 'blocks']);

/** Templates whose pages the rest of the site does not depend on. */
export const MAY_BE_OFF: ReadonlySet<string> = new Set(['activity', 'guide']);

/**
 * Removes links to hidden pages from a page's structure: cards, buttons, lines that lead there.
 * A link outside a list is kept; the check asks for another target.
 */
export function withoutLinksTo(off: ReadonlySet<string>, value: Json, key = ''): Json {
  if (off.size === 0) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => WITH_WORDS.has(key) || !leadsTo(off, item));
    return kept.map((item) => withoutLinksTo(off, WITH_WORDS.has(key) ? still(off, item) : item));
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withoutLinksTo(off, part, name),
  ]);
  return Object.fromEntries(parts);
}

/** Whether an item links to one of these pages. */
export function leadsTo(off: ReadonlySet<string>, item: Json): boolean {
  const link = isObject(item) ? (item.target ?? item) : null;
  return isObject(link) && typeof link.page === 'string' && off.has(link.page);
}

function still(off: ReadonlySet<string>, item: Json): Json {
  if (!isObject(item) || !leadsTo(off, item)) return item;
  const { target: _, ...words } = item;
  return words;
}
