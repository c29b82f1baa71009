import { isObject, type Json } from './json.ts';

/** Lists whose items have their own text: only the link to a disabled page is removed from them. */
const WITH_WORDS: ReadonlySet<string> = new Set(['questions', 'blocks']);

/** Templates whose pages the rest of the site does not depend on. */
export const MAY_BE_DISABLED: ReadonlySet<string> = new Set([
  'activity',
  'gallery',
  'guide',
  'open-days',
  'sports-centres',
  'work',
]);

/**
 * Removes links to disabled pages from a page's structure: cards, buttons, lines that lead there.
 * A link outside a list is kept; the check asks for another target.
 */
export function withoutLinksTo(disabled: ReadonlySet<string>, value: Json, key = ''): Json {
  if (disabled.size === 0) return value;
  if (Array.isArray(value)) {
    const items = value.filter((item) => WITH_WORDS.has(key) || !leadsTo(disabled, item));
    return items.map((item) =>
      withoutLinksTo(disabled, WITH_WORDS.has(key) ? withoutTarget(disabled, item) : item),
    );
  }
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withoutLinksTo(disabled, part, name),
  ]);
  return Object.fromEntries(parts);
}

/** Whether an item links to one of these pages. */
export function leadsTo(disabled: ReadonlySet<string>, item: Json): boolean {
  const link = isObject(item) ? (item.target ?? item) : null;
  return isObject(link) && typeof link.page === 'string' && disabled.has(link.page);
}

function withoutTarget(disabled: ReadonlySet<string>, item: Json): Json {
  if (!isObject(item) || !leadsTo(disabled, item)) return item;
  const { target: _, ...words } = item;
  return words;
}
