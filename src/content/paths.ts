/** `open-days` → `openDays`: the name under which texts refer to a fact file. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `openDays` → `open-days`: the fact file of a name that texts use. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The path of a page below the path of its locale: `/en/` and `/relax` give `/en/relax`, `/en/` and `/` give `/en`. */
export function pathIn(localePath: string, pagePath: string): string {
  return `${localePath.replace(/\/$/, '')}${pagePath === '/' ? '' : pagePath}` || '/';
}

/** Under the title of the home page: the line for who was looking for a page that is not there. */
export const UNKNOWN_ADDRESS = 'indirizzo-sconosciuto';

/** Where an unknown address leads: home, and there to the line that says so. */
export function unknownAddressAt(root: string): string {
  return `${root}#${UNKNOWN_ADDRESS}`;
}

/** A page as far as its addresses go: one of its own in each language that says one, and where it is read at all. */
export interface Addressed {
  readonly path: string;
  readonly paths?: Readonly<Record<string, string>>;
  /** The paths that it had before. */
  readonly was?: readonly string[];
  readonly only?: readonly string[];
}

/** False for a page that other languages have and this one has not, such as the staff area. */
export function isIn(localeId: string, { only }: Pick<Addressed, 'only'>): boolean {
  return only?.includes(localeId) ?? true;
}

/** The path of a page in one language: `/iscrizioni`, `/en/enrolment`. */
export function pathOfPage(
  locale: { readonly id: string; readonly path: string },
  page: Addressed,
): string {
  return pathIn(locale.path, page.paths?.[locale.id] ?? page.path);
}

/** The page that stands at a path, and its language; undefined where none does. */
export function pageAt<
  L extends { readonly id: string; readonly path: string },
  P extends Addressed,
>(
  { locales, pages }: { readonly locales: readonly L[]; readonly pages: readonly P[] },
  path: string,
): { readonly locale: L; readonly page: P } | undefined {
  for (const locale of locales) {
    const page = pages.find((one) => isIn(locale.id, one) && pathOfPage(locale, one) === path);
    if (page) return { locale, page };
  }
  return undefined;
}

/**
 * Addresses that lead elsewhere: those that a page had before, below each language, and its address as
 * the first language writes it, below a language that has a word of its own: `/en/iscrizioni` leads to
 * `/en/enrolment`. None hides a page.
 */
export function movedAddresses(
  locales: readonly { readonly id: string; readonly path: string }[],
  pages: readonly Addressed[],
): Record<string, string> {
  const moved = locales.flatMap((locale) => {
    const own = pages.filter((page) => isIn(locale.id, page));
    const taken = new Set(own.map((page) => pathOfPage(locale, page)));
    return own
      .flatMap((page) => {
        const to = pathOfPage(locale, page);
        return [page.path, ...(page.was ?? [])].map(
          (old) => [pathIn(locale.path, old), to] as const,
        );
      })
      .filter(([from]) => !taken.has(from));
  });
  return Object.fromEntries(moved);
}

/** Where the site publishes the season's calendar, in a language that has no name of its own for it. */
export const CALENDAR = '/dati/calendario.ics';

/**
 * `/dati/calendario-sport-city.ics`, `/en/data/calendar-sport-city.ics`: the calendar of one venue, by
 * the page that it has.
 */
export function calendarPath(
  { path, calendar = CALENDAR }: { readonly path: string; readonly calendar?: string | undefined },
  page?: string,
): string {
  const name = page === undefined ? calendar : calendar.replace('.ics', `-${page}.ics`);
  return pathIn(path, name);
}

/** Text files that belong to no page. */
const SHARED_TEXTS = ['layout', 'publish', 'quote'] as const;

/** The template whose tools ask the content generator: it speaks the languages of that page. */
export const STAFF_TEMPLATE = 'members';

/** The template whose pages also show the shared words of every quote. */
export const QUOTE_TEMPLATE = 'estimate';

/** The templates whose pages have a structure and words in common, in files of the template's name. */
export const SHARED_TEMPLATES: readonly string[] = ['camp'];

/** Page structures that belong to no address. */
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

/** What somebody has read and confirmed: `npm run reread` writes it, nobody else. */
export const READ_FILE = 'read/confirmed.json';

/** The fact files. A file that is not named here is reported as unknown. */
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
 * What the content generator asks of the model, in one language. Only the server reads it: it is no
 * part of what browsers get.
 */
export function instructionPath(locale: string): string {
  return `generator/${locale}.json`;
}

export interface PageEntry {
  readonly id: string;
  readonly template: string;
  /** The languages that have it; all of them when it names none. */
  readonly only?: readonly string[];
}

/** One content file that must exist, and the schema that it must meet; both relative to their folders. */
export interface ExpectedFile {
  readonly path: string;
  readonly schema: string;
}

/** Every file that the content must hold, given the pages and locales of `site.json`. */
export function expectedFiles(
  pages: readonly PageEntry[],
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
    { path: READ_FILE, schema: 'reread.schema.json' },
    ...FACT_FILES.map((name) => own(`facts/${name}`)),
    ...SHARED_PAGES.map((id) => shared('pages', 'pages', id)),
    ...pages.map((page) => shared('pages', 'pages', page.id, page.template)),
    ...locales.flatMap((locale) => [
      ...(hasStaff(pages, locale)
        ? [{ path: instructionPath(locale), schema: 'generator-instruction.schema.json' }]
        : []),
      ...SHARED_TEXTS.map((id) => shared(`texts/${locale}`, 'texts', id)),
      ...pages
        .filter((page) => isIn(locale, page))
        .map((page) => shared(`texts/${locale}`, 'texts', page.id, page.template)),
    ]),
  ];
}

/** Without a staff area in any language the generator still speaks them all. */
function hasStaff(pages: readonly PageEntry[], locale: string): boolean {
  const staff = pages.filter(({ template }) => template === STAFF_TEMPLATE);
  return staff.length === 0 || staff.some((page) => isIn(locale, page));
}
