import {
  isObject,
  type JsonObject,
  pointerOf,
  pointerSteps,
  valueAt,
} from '../../../content/json.ts';
import { existsInLocale } from '../../../content/paths.ts';
import { declaredParts, filledPath, partsWithWords } from '../../declared.ts';
import { factPlace, officialValue } from '../../facts/fact-place.ts';
import { errorAt, type Finding, relatedPlace, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { entries } from '../../page-urls.ts';
import type { Project } from '../../project.ts';
import { repeatsOf } from '../../repeats.ts';
import type { Check } from '../../rule.ts';
import { pageOfEntry } from '../coherence/venues.ts';

/** Parts of a page and their words must both exist; no schema sees both files. */
export const pageParts: Check = (project) =>
  project.pageIds().flatMap((id) => {
    const page = project.document(`pages/${id}.json`);
    if (!isObject(page?.value)) return [];
    const files = project.locales.map((locale) => project.document(`texts/${locale}/${id}.json`));
    return files
      .filter((texts) => texts !== undefined)
      .flatMap((texts) => [
        ...withoutWords(project, page, texts),
        ...withoutWarning(project, page, texts),
      ]);
  });

function withoutWords(project: Project, page: JsonDocument, texts: JsonDocument): Finding[] {
  return partsWithWords(project, page.path).flatMap(({ pointer, words }): Finding[] => {
    const [group, key = ''] = [words.slice(0, -1), words.at(-1)];
    const hasText = valueAt(texts.value, words) !== undefined;
    if (hasText || !isObject(valueAt(texts.value, group))) return [];
    const shown = page.locate(pointer);
    const value = valueAt(page.value, pointerSteps(pointer)) ?? null;
    const related = [relatedPlace(shown, 'page', value)];
    const args = { key, pageFile: page.path, line: shown.line };
    return [
      errorAt(texts.locate(pointerOf(group), 'key'), 'part-without-words', args, { related }),
    ];
  });
}

/** A page needs words for a state of a fact, such as a venue still in definition. */
function withoutWarning(project: Project, page: JsonDocument, texts: JsonDocument): Finding[] {
  // Another rule reports a page with the wrong venue.
  const isMismatched = declaredParts(project, page.path, 'namesPage').some(
    (part) => page.path !== `pages/${pageOfEntry(project, part).named}.json`,
  );
  if (isMismatched || !isObject(texts.value)) return [];
  return declaredParts(project, page.path, 'wordsWhile').flatMap(({ declared, value }) =>
    Object.entries<JsonObject>(Object(declared)).flatMap(([key, { fact, is = null }]) => {
      const path = (isObject(value) && filledPath(fact, value)) || '';
      const place = factPlace(project, path);
      const isSo = officialValue(project, path) === is;
      if (!place || !isSo || valueAt(texts.value, [key]) !== undefined) return [];
      const [, venue = ''] = path.split('.');
      const related = [relatedPlace(place, 'authority', is)];
      return [errorAt(texts.locate('', 'key'), 'banner-missing', { venue, key }, { related })];
    }),
  );
}

/** Every page needs a name in the layout texts of every locale, its own in each menu. */
export const pageNames: Check = (project) =>
  project.locales.flatMap((locale) => {
    const document = project.document(`texts/${locale}/layout.json`);
    const names = valueAt(document?.value, ['pages']);
    if (!document || !isObject(names)) return [];
    const nameless = project.pages
      .filter((page) => existsInLocale(locale, page) && !Object.hasOwn(names, page.id))
      .filter(({ id }) => project.document(`pages/${id}.json`))
      .map(({ id }): Finding => {
        return errorAt(document.locate('/pages', 'key'), 'page-name-missing', { id });
      });
    const repeated = sameEntries(project, names).map(([again, first]): Finding => {
      const args = { found: String(names[again.id]), id: first.id, menu: again.menu };
      return errorAt(document.locate(pointerOf(['pages', again.id])), 'menu-name-repeated', args);
    });
    return [...nameless, ...repeated];
  });

/** The entries of menus that have the name of an earlier one in the same menu. */
function sameEntries(project: Project, names: JsonObject) {
  const shown = entries(project.value('site.json'), 'pages').flatMap(({ id, off, menus }) => {
    const isShown = off !== true && names[String(id)] !== undefined;
    return (isShown && Array.isArray(menus) ? menus : []).map((menu) => {
      return { id: String(id), menu: String(menu) };
    });
  });
  return repeatsOf(shown, ({ id, menu }) => `${menu} ${String(names[id]).toLowerCase()}`);
}

/** A part that a page no longer shows because of a fact would go without a word. */
export const hiddenParts: Check = (project) =>
  project.pageIds().flatMap((id) => {
    const path = `pages/${id}.json`;
    return declaredParts(project, path, 'shownUpTo').flatMap(({ declared, value, pointer }) => {
      const { fact = '', most = 0 } = Object(valueAt(declared, [String(value)]));
      const place = project.document(path)?.locate(pointer);
      if (!place || Number(officialValue(project, fact)) <= most || fact === '') return [];
      return [warningAt(place, 'part-hidden', { part: String(value), fact, most })];
    });
  });
