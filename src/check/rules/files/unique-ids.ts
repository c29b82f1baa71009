import { isObject, type Json, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';

/** Two pages may not share an id or an address, two locales neither an id nor an address. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  description: 'Nessun nome interno si ripete nel suo elenco.',
  stage: 'form',
  check(project) {
    const site = project.document('site.json');
    if (!site) return [];
    return [
      ...repeats(site, 'pages', 'id'),
      ...repeats(site, 'pages', 'path'),
      ...project.locales.flatMap((locale) => repeats(site, 'pages', 'path', ['paths', locale])),
      ...repeats(site, 'locales', 'id'),
      ...repeats(site, 'locales', 'path'),
    ];
  },
};

/** @param better where an item may say otherwise than under `key` */
function repeats(
  document: JsonDocument,
  list: string,
  key: string,
  better?: readonly string[],
): Finding[] {
  const items = isObject(document.value) ? document.value[list] : undefined;
  if (!Array.isArray(items)) return [];
  const first = new Map<Json, { readonly line: number; readonly own: boolean }>();
  return items.flatMap((item, index): Finding[] => {
    const own = better && valueAt(item, better);
    const value = own ?? valueAt(item, [key]);
    if (typeof value !== 'string') return [];
    const steps = own === undefined ? [key] : (better ?? []);
    const place = document.locate(`/${list}/${index}/${steps.join('/')}`);
    const same = first.get(value);
    if (!same) {
      first.set(value, { line: place.line, own: own !== undefined });
      return [];
    }
    if (better && own === undefined && !same.own) return [];
    return [
      {
        code: 'id-repeated',
        severity: 'error',
        args: { field: key, found: value, line: same.line },
        ...place,
      },
    ];
  });
}
