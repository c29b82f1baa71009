import { isObject, type Json, type JsonObject, valueAt } from '../content/json.ts';
import { existsInLocale, type PageNames, pathIn } from '../content/paths.ts';

/** The objects in a list of `site.json`; anything else is skipped. */
export function entries(site: Json | undefined, key: string): JsonObject[] {
  const list = isObject(site) ? site[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Ids of the published languages, or of the drafts. */
export function localeIds(site: Json | undefined, draft: boolean): string[] {
  return entries(site, 'locales').flatMap((locale) =>
    typeof locale.id === 'string' && (locale.draft === true) === draft ? [locale.id] : [],
  );
}

/** The URLs of each page by its id, one per published language that has it, sorted. */
export function urlsIn(site: Json | undefined): Map<string, readonly string[]> {
  const locales = entries(site, 'locales').filter(({ draft }) => draft !== true);
  return new Map(
    entries(site, 'pages').map((page) => [
      String(page.id),
      (page.off === true ? [] : locales)
        .filter(({ id }) => existsInLocale(String(id), onlyIn(page)))
        .flatMap(({ id, path: start }) => {
          const path = valueAt(page, ['paths', String(id)]) ?? page.path;
          return typeof start === 'string' && typeof path === 'string' ? [pathIn(start, path)] : [];
        })
        .sort(),
    ]),
  );
}

/** The page; nothing when its id or template is missing. */
export function pageEntry(page: JsonObject): PageNames[] {
  const { id, template } = page;
  if (typeof id !== 'string' || typeof template !== 'string') return [];
  return [{ id, template, ...onlyIn(page) }];
}

function onlyIn({ only }: JsonObject): Pick<PageNames, 'only'> {
  return Array.isArray(only) ? { only: only.map(String) } : {};
}
