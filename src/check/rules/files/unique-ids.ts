import { isObject, type Json } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';

/** Two pages may not share an id or an address, two locales neither an id nor an address. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  description: 'Nessun nome interno si ripete nel suo elenco.',
  scope: 'value',
  check(project) {
    const site = project.document('site.json');
    if (!site) return [];
    return [
      ...repeats(site, 'pages', 'id'),
      ...repeats(site, 'pages', 'path'),
      ...repeats(site, 'locales', 'id'),
      ...repeats(site, 'locales', 'path'),
    ];
  },
};

function repeats(document: JsonDocument, list: string, key: string): Finding[] {
  const items = isObject(document.value) ? document.value[list] : undefined;
  if (!Array.isArray(items)) return [];
  const first = new Map<Json, number>();
  return items.flatMap((item, index): Finding[] => {
    const value = isObject(item) ? item[key] : undefined;
    if (typeof value !== 'string') return [];
    const place = document.locate(`/${list}/${index}/${key}`);
    const line = first.get(value);
    if (line === undefined) {
      first.set(value, place.line);
      return [];
    }
    return [
      {
        code: 'id-repeated',
        severity: 'error',
        args: { field: key, found: value, line },
        ...place,
      },
    ];
  });
}
