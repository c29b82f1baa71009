import type { Location } from '../../../author/edit.ts';
import { filledPath } from '../../../check/declared.ts';
import {
  childOf,
  isObject,
  type JsonObject,
  parentOf,
  pointerSteps,
  valueAt,
} from '../../../content/json.ts';
import { memoize, memoizeEach } from '../../../content/memoize.ts';
import { factLocation } from '../../../content/paths.ts';
import { isCalendarDate } from '../../../time/calendar.ts';
import { isDateOrWallTime, LATER, NOTICES } from '../../../time/in-force.ts';
import { listOf } from '../../model/field.ts';
import type { SchemaBook } from '../../model/schema-book.ts';
import { mainLocale, venueOf } from '../file-titles.ts';
import type { Studio } from '../studio.ts';

/** The page that a file belongs to; undefined for other files. */
export function pageForFile(file: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file)?.[1];
}

/** The pointer of a page in the list of the site; undefined for files of no page of their own. */
export function pagePlace({ values }: Studio, id: string | undefined): string | undefined {
  const all = valueAt(values['site.json'], ['pages']);
  const index = Array.isArray(all) ? all.findIndex((item) => isObject(item) && item.id === id) : -1;
  return index < 0 ? undefined : `/pages/${index}`;
}

/** Whether a page is disabled: it is not in the site. */
export function isDisabled(studio: Studio, id: string | undefined): boolean {
  const place = pagePlace(studio, id);
  if (place === undefined) return false;
  return valueAt(studio.values['site.json'], pointerSteps(`${place}/off`)) === true;
}

/** For a dated value its fact, for a part of a notice the notice; any other value itself. */
export function shownPlace(file: string, pointer: string): { file: string; pointer: string } {
  const fact = pointerSteps(pointer)[2];
  if (file === NOTICES) return { file, pointer: pointer.split('/').slice(0, 3).join('/') };
  return file === LATER && fact ? factLocation(fact) : { file, pointer };
}

/** The date, with or without a time, from which a notice shows, or a dated value holds; empty for other values. */
export function beginning({ values }: Studio, file: string, pointer: string): string {
  const [, name = ''] = pointerSteps(pointer);
  const isGone = valueAt(values[LATER], ['changes', name]) === undefined;
  if (file === LATER) return isCalendarDate(name) && !isGone ? name : '';
  const from = file === NOTICES ? valueAt(values[file], ['notices', name, 'from']) : undefined;
  return isDateOrWallTime(from) ? String(from) : '';
}

/**
 * Ids of the pages that show a value or, if none does, the group around it, in site order, but a
 * venue's own page first; empty if unknown.
 */
export function pagesShowing(studio: Studio, at: string, within: string): readonly string[] {
  const { pages } = studio;
  const { file, pointer } = shownPlace(at, within);
  const own = pageForFile(file);
  const ids = own === undefined ? pagesOf(studio, file, pointer) : [own];
  const areAll = ids.includes(ALL);
  const shown = pages.flatMap(({ id, template }) =>
    areAll || ids.includes(id) || (own !== undefined && own === template) ? [id] : [],
  );
  const isOfVenue = (id: string) =>
    file === VENUES && venueOf(studio, `pages/${id}.json`) === pointerSteps(pointer)[0];
  return shown.toSorted((a, b) => Number(isOfVenue(b)) - Number(isOfVenue(a)));
}

export const SITE = 'site.json';
export const LINKS = 'links.json';
export const PICTURES = 'pictures.json';
export const VENUES = 'facts/venues.json';

/** What the layout shows, every page does. */
const ALL = 'layout';

function pagesOf(studio: Studio, file: string, pointer: string): readonly string[] {
  const { values } = studio;
  const [first = '', name = ''] = pointerSteps(pointer);
  if (file === LINKS || file === PICTURES) {
    // Where it is named.
    const [kind, own] = file === LINKS ? ['link', first] : ['picture', name];
    const pages = placesNaming(studio, kind, own).flatMap(
      (place) => pageForFile(place.file) ?? pagesOfFacts(studio, place.file, place.pointer),
    );
    return [...new Set(pages)];
  }
  if (file === 'notices.json') {
    const where = listOf(valueAt(values[file], [...pointerSteps(pointer).slice(0, 2), 'where']));
    return where.length > 0 ? where : [ALL];
  }
  const shown = pagesOfFacts(studio, file, pointer);
  return shown.length > 0 || pointer === '' ? shown : pagesOf(studio, file, parentOf(pointer));
}

/** Ids of the pages, and of the layout, that say a value of their own instead of a fact. */
export function pagesThatDiffer({ values }: Studio, { file, pointer }: Location): string[] {
  const isInField = (fact: string) => {
    const own = factLocation(fact);
    return own.file === file && `${pointer}/`.startsWith(`${own.pointer}/`);
  };
  return Object.entries(values).flatMap(([path, page]) => {
    const says = path.startsWith('pages/') ? Object.keys(Object(valueAt(page, ['says']))) : [];
    return says.some(isInField) ? (pageForFile(path) ?? []) : [];
  });
}

/** Ids of the pages that show a fact or any inside it. */
export function pagesOfFacts({ facts }: Studio, file: string, pointer: string): string[] {
  const inside = [...facts.values()].filter(({ path }) => {
    const location = factLocation(path);
    return location.file === file && `${location.pointer}/`.startsWith(`${pointer}/`);
  });
  return [...new Set(inside.flatMap(({ pages }) => pages))];
}

/** Where the content refers to something, in the order of the files. */
export function placesNaming(studio: Studio, kind: string, name: string) {
  return studio.files.flatMap(({ path: file }) =>
    (namedIn(studio, file).get(`${kind} ${name}`) ?? []).map((pointer) => ({ file, pointer })),
  );
}

/** A place that shows a picture, and that of the words for those who cannot see it. */
interface PicturePlace extends Location {
  readonly described?: Location;
}

/** Where pages show a picture. */
export function placesOfPicture(studio: Studio, picture: string): PicturePlace[] {
  const { files, values, book } = studio;
  return placesNaming(studio, 'picture', picture).map((place) => {
    const { file, pointer } = place;
    const schema = files.find(({ path }) => path === file)?.schema ?? '';
    const texts = `texts/${mainLocale(studio)}/${pageForFile(file)}.json`;
    let described: Location | undefined;
    book.eachPart(schema, values[file] ?? null, ({ wordsFor = null }, part, _, at) => {
      const key = parentOf(pointer) === at ? (pointerSteps(pointer).at(-1) ?? '') : '';
      const path = isObject(part) && filledPath(valueAt(wordsFor, [key]), part);
      if (path) described = { file: texts, pointer: `/${path.replaceAll('.', '/')}` };
    });
    return { ...place, ...(described && { described }) };
  });
}

/**
 * Where a page shows a picture, or else the picture itself; undefined for an unknown one.
 * @param url of its file
 * @param words the place of its description, in any language: it tells two uses on a page apart
 */
export function locationOfPicture(
  studio: Studio,
  url: string | null | undefined,
  shownOn: string | undefined,
  words: Location | undefined,
): Location | undefined {
  const all = Object.entries(Object(valueAt(studio.values[PICTURES], ['pictures'])));
  const [id] = all.find(([, one]) => isObject(one) && one.file === url) ?? [];
  if (id === undefined) return undefined;
  const page = studio.pages.find((page) => page.id === shownOn);
  const places = placesOfPicture(studio, id).filter(({ file }) =>
    [page?.id, page?.template, ALL].includes(pageForFile(file)),
  );
  const [first] = places;
  const own = places.find(({ described }) => described && described.pointer === words?.pointer);
  const mute = places.find(({ described }) => !described);
  return own ?? mute ?? first ?? { file: PICTURES, pointer: childOf('/pictures', id) };
}

/** The places where a file refers to something, by `kind name`. */
export function namedIn({ files, values, book }: Studio, file: string) {
  const { [file]: value } = values;
  const { schema } = files.find(({ path }) => path === file) ?? {};
  return isObject(value) && schema !== undefined
    ? referencesIn(book)(value, schema)
    : new Map<string, string[]>();
}

/** A parsed file is never mutated. */
const referencesIn = memoize((book: SchemaBook) =>
  memoizeEach((whole: JsonObject, schema: string) => {
    const places = new Map<string, string[]>();
    book.eachPart(schema, whole, ({ reference }, name, part, pointer) => {
      const key = `${reference} ${name}`;
      const there = places.get(key) ?? [];
      if (part === 'value' && reference && !there.includes(pointer))
        places.set(key, [...there, pointer]);
    });
    return places;
  }),
);
