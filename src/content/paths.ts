import { pointerOf } from './json.ts';

/** `open-days` → `openDays`: the name of a fact file in texts. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `openDays` → `open-days`: the fact file of a name in texts. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The file of a fact, relative to the content folder, its schema, and the JSON pointer into them. */
export function factLocation(path: string) {
  const [root = '', ...steps] = path.split('.');
  const name = `facts/${kebabCase(root)}`;
  return { file: `${name}.json`, schema: `${name}.schema.json`, pointer: pointerOf(steps), steps };
}

/** Joins the paths of a locale and a page: `/en/` and `/relax` give `/en/relax`. */
export function pathIn(localePath: string, pagePath: string): string {
  return `${localePath.replace(/\/$/, '')}${pagePath === '/' ? '' : pagePath}` || '/';
}

/** The id of the home page's message for an unknown URL. */
export const UNKNOWN_URL = 'indirizzo-sconosciuto';

/** The redirect target for unknown URLs: that message on the home page. */
export function unknownUrlAt(root: string): string {
  return `${root}#${UNKNOWN_URL}`;
}

/** The URLs of a page: its path, its paths in other languages, the languages that have it. */
export interface PageUrls {
  readonly path: string;
  readonly paths?: Readonly<Record<string, string>>;
  readonly formerPaths?: readonly string[];
  readonly only?: readonly string[];
}

/** Whether a page exists in a language; the staff area, for example, does not in all. */
export function existsInLocale(localeId: string, { only }: Pick<PageUrls, 'only'>): boolean {
  return only?.includes(localeId) ?? true;
}

/** The path of a page in one language: `/iscrizioni`, `/en/enrolment`. */
export function pathOfPage(
  locale: { readonly id: string; readonly path: string },
  page: PageUrls,
): string {
  return pathIn(locale.path, page.paths?.[locale.id] ?? page.path);
}

/** The page at a path, and its language, or undefined. */
export function pageAt<
  L extends { readonly id: string; readonly path: string },
  P extends PageUrls,
>(
  { locales, pages }: { readonly locales: readonly L[]; readonly pages: readonly P[] },
  path: string,
): { readonly locale: L; readonly page: P } | undefined {
  for (const locale of locales) {
    const page = pages.find(
      (page) => existsInLocale(locale.id, page) && pathOfPage(locale, page) === path,
    );
    if (page) return { locale, page };
  }
  return undefined;
}

/**
 * Redirects: from the former paths of a page in each language, and from its first-language path to
 * its translated one: `/en/iscrizioni` leads to `/en/enrolment`. No redirect hides a page.
 */
export function movedUrls(
  locales: readonly { readonly id: string; readonly path: string }[],
  pages: readonly PageUrls[],
): Record<string, string> {
  const moved = locales.flatMap((locale) => {
    const own = pages.filter((page) => existsInLocale(locale.id, page));
    const taken = new Set(own.map((page) => pathOfPage(locale, page)));
    return own
      .flatMap((page) => {
        const to = pathOfPage(locale, page);
        return [page.path, ...(page.formerPaths ?? [])].map(
          (old) => [pathIn(locale.path, old), to] as const,
        );
      })
      .filter(([from]) => !taken.has(from));
  });
  return Object.fromEntries(moved);
}

/** The default URL of the season's calendar, for languages without their own. */
const CALENDAR = '/dati/calendario.ics';

/**
 * The URL of a venue's calendar, by its page: `/dati/calendario-sport-city.ics`,
 * `/en/data/calendar-sport-city.ics`.
 */
export function calendarPath(
  { path, calendar = CALENDAR }: { readonly path: string; readonly calendar?: string | undefined },
  page?: string,
): string {
  const name = page === undefined ? calendar : calendar.replace('.ics', `-${page}.ics`);
  return pathIn(path, name);
}

/** Text files that do not belong to one page. */
const SHARED_TEXTS = ['layout', 'publish', 'quote'] as const;

/** The template with the content generator, which works in the languages of that page. */
export const STAFF_TEMPLATE = 'staff';

/** The template whose pages also need the texts of quotes. */
export const QUOTE_TEMPLATE = 'estimate';

/** The templates whose pages share structure and texts, in files with the template's name. */
export const SHARED_TEMPLATES: readonly string[] = ['venue'];

/** Page structures without a URL. */
export const SHARED_PAGES = ['layout'] as const;

/** Content files at the top of the folder. */
const ROOT_FILES = [
  'site',
  'links',
  'pictures',
  'later',
  'notices',
  'questions',
  'exceptions',
] as const;

/** What somebody reread and confirmed. Commands and the studio write it: do not edit it by hand. */
export const CONFIRMED_FILE = 'read/confirmed.json';

/** The fact files; any other is reported as unknown. */
export const FACT_FILES = [
  'activities',
  'agreements',
  'camp',
  'care',
  'claims',
  'contacts',
  'daily-events',
  'discounts',
  'enrolment',
  'fees',
  'generator',
  'hours',
  'legal',
  'meals',
  'open-days',
  'prices',
  'programme',
  'rules',
  'season',
  'shows',
  'sports',
  'staff',
  'testimonials',
  'venues',
  'weeks',
] as const;

/**
 * The prompt texts of the content generator in one language. Only the server reads them; browsers
 * never get them.
 */
export function instructionPath(locale: string): string {
  return `generator/${locale}.json`;
}

export interface PageNames {
  readonly id: string;
  readonly template: string;
  /** The languages that have it; all if undefined. */
  readonly only?: readonly string[];
}

/** A required content file and its schema, relative to their folders. */
export interface ExpectedFile {
  readonly path: string;
  readonly schema: string;
}

/** Every required content file, given the pages and locales of `site.json`. */
export function expectedFiles(
  pages: readonly PageNames[],
  locales: readonly string[],
): ExpectedFile[] {
  const own = (name: string): ExpectedFile => ({
    path: `${name}.json`,
    schema: `${name}.schema.json`,
  });
  const shared = (folder: string, schemas: string, id: string, template = id): ExpectedFile => ({
    path: `${folder}/${id}.json`,
    schema: `${schemas}/${template}.schema.json`,
  });
  return [
    ...ROOT_FILES.map(own),
    { path: CONFIRMED_FILE, schema: 'confirmed.schema.json' },
    ...FACT_FILES.map((name) => own(`facts/${name}`)),
    ...SHARED_PAGES.map((id) => shared('pages', 'pages', id)),
    ...pages.map((page) => shared('pages', 'pages', page.id, page.template)),
    ...locales.flatMap((locale) => [
      ...(hasGenerator(pages, locale)
        ? [{ path: instructionPath(locale), schema: 'generator-instruction.schema.json' }]
        : []),
      ...SHARED_TEXTS.map((id) => shared(`texts/${locale}`, 'texts', id)),
      ...pages
        .filter((page) => existsInLocale(locale, page))
        .map((page) => shared(`texts/${locale}`, 'texts', page.id, page.template)),
    ]),
  ];
}

/** Whether the generator works in a language: one with the staff area, or any language if none has it. */
function hasGenerator(pages: readonly PageNames[], locale: string): boolean {
  const staff = pages.filter(({ template }) => template === STAFF_TEMPLATE);
  return staff.length === 0 || staff.some((page) => existsInLocale(locale, page));
}
