import { isObject, type Json, valueAt } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';

/** No two pages, and no two locales, may share an id or an address. */
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

/** @param better path of a value that overrides the one under `key` */
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

/** Section numbers of a document are unique: families and quotes refer to them. */
export const sectionNumbers: Rule = {
  name: 'section-numbers',
  description: 'Due sezioni di un documento non hanno lo stesso numero.',
  stage: 'pages',
  check: (project) =>
    project.pageIds().flatMap((id) => {
      const document = project.document(`pages/${id}.json`);
      const sections = valueAt(document?.value, ['sections']);
      if (!document || !Array.isArray(sections)) return [];
      const first = new Map<number, string>();
      return sections.flatMap((section, index): Finding[] => {
        const number = isObject(section) ? section.number : undefined;
        if (typeof number !== 'number') return [];
        const pointer = `/sections/${index}/number`;
        const other = first.get(number);
        if (other === undefined) {
          first.set(number, pointer);
          return [];
        }
        const role = 'page' as const;
        const pages = project.addresses(id);
        const related = [{ ...document.locate(other), value: number, pages, role }];
        const args = { number, line: document.locate(other).line };
        const place = document.locate(pointer);
        return [{ code: 'section-number-repeated', severity: 'error', args, related, ...place }];
      });
    }),
};
