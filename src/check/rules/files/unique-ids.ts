import { valueAt } from '../../../content/json.ts';
import { errorAt, type Finding, relatedPlace } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';

/** No two pages, and no two locales, may share an id or a URL. */
export const uniqueIds: Check = (project) => {
  const site = project.document('site.json');
  if (!site) return [];
  return [
    ...repeats(site, 'pages', 'id'),
    ...repeats(site, 'pages', 'path'),
    ...project.locales.flatMap((locale) => repeats(site, 'pages', 'path', ['paths', locale])),
    ...repeats(site, 'locales', 'id'),
    ...repeats(site, 'locales', 'path'),
  ];
};

/** @param better path of a value that overrides the one under `key` */
function repeats(
  document: JsonDocument,
  list: string,
  key: string,
  better?: readonly string[],
): Finding[] {
  const items = valueAt(document.value, [list]);
  const named = (Array.isArray(items) ? items : []).flatMap((item, index) => {
    const own = better && valueAt(item, better);
    const value = own ?? valueAt(item, [key]);
    const steps = own === undefined ? [key] : (better ?? []);
    const place = document.locate(`/${list}/${index}/${steps.join('/')}`);
    return typeof value === 'string' ? [{ value, isOwn: own !== undefined, place }] : [];
  });
  return repeatsOf(named, ({ value }) => value)
    .filter(([again, first]) => !better || again.isOwn || first.isOwn)
    .map(([{ value, place }, first]) =>
      errorAt(place, 'id-repeated', { field: key, found: value, line: first.place.line }),
    );
}

/** Section numbers of a document are unique: families and quotes refer to them. */
export const sectionNumbers: Check = (project) =>
  project.pageIds().flatMap((id) => {
    const document = project.document(`pages/${id}.json`);
    const sections = valueAt(document?.value, ['sections']);
    if (!document || !Array.isArray(sections)) return [];
    const numbers = sections.flatMap((section, index) => {
      const number = valueAt(section, ['number']);
      const place = document.locate(`/sections/${index}/number`);
      return typeof number === 'number' ? [{ number, place }] : [];
    });
    return repeatsOf(numbers, ({ number }) => number).map(([{ number, place }, first]) => {
      const related = [{ ...relatedPlace(first.place, 'page', number), pages: project.urls(id) }];
      const args = { number, line: first.place.line };
      return errorAt(place, 'section-number-repeated', args, { related });
    });
  });
