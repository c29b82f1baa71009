import { isObject, type Json, type JsonObject } from '../../../src/content/json.ts';
import type { ContentCopy } from './copy.ts';

type Change = (content: ContentCopy) => void;

/** A valid edit of the live content, and the finding that it may cause. */
export interface Edit {
  readonly title: string;
  readonly does: readonly Change[];
  /** For an incomplete edit: what the check must say, so that the manager knows what to do. */
  readonly asks?: RegExp;
}

const edit = (title: string, ...does: readonly Change[]): Edit => ({ title, does });
const asked = (asks: RegExp, title: string, ...does: readonly Change[]): Edit => ({
  ...{ title, does, asks },
});

/** `set('facts/prices week', 140)`; undefined deletes a value. */
const set =
  (place: string, value: Json | undefined): Change =>
  (content) => {
    const [file = '', path = ''] = place.split(' ');
    content.set(`${file}.json`, path, value);
  };
const push =
  (place: string, item: Json): Change =>
  (content) => {
    const [file = '', path = ''] = place.split(' ');
    content.set(`${file}.json`, path, [...content.list(`${file}.json`, path), item]);
  };
const decide =
  (...args: readonly string[]): Change =>
  (content) =>
    content.decide(...args);
/** A text in Italian and English. */
const words = (place: string, it: Json | undefined, en: Json | undefined): Change[] => [
  set(`texts/it/${place}`, it),
  set(`texts/en/${place}`, en),
];
/** Changes the count beside a list. */
const counted =
  (file: string, by: number): Change =>
  (content) =>
    content.set(`${file}.json`, 'count', Number(content.get(`${file}.json`, 'count')) + by);
/** Changes the entry of a page in site.json. */
const entry =
  (id: string, changes: JsonObject): Change =>
  (content) => {
    const pages = content.list('site.json', 'pages').filter(isObject);
    const changed = pages.map((page) => (page.id === id ? { ...page, ...changes } : page));
    content.set('site.json', 'pages', changed);
  };

/** The chain's percentages and its table, which follows from them. */
const chain = (perChild: number, cap: number): Change[] => [
  set('facts/discounts chain.percentPerChild', perChild),
  set('facts/discounts chain.maxPercent', cap),
  set(
    'facts/discounts chain.table',
    Array.from({ length: Math.ceil(cap / perChild) - 1 }, (_, place) => ({
      children: place + 2,
      percent: Math.min(cap, (place + 2) * perChild),
    })),
  ),
];

/** bench/mutations changes every kind of value for the check alone. */
const values: readonly Edit[] = [
  edit('week 140', set('facts/prices week', 140)),
  edit('a week with cents', set('facts/prices week', 137.13)),
  edit('chain 5 % / 25 %', ...chain(5, 25)),
  edit('a season that starts a week later', set('facts/season start', '2025-06-16')),
  edit(
    'an open day a week earlier',
    set('facts/open-days events.first.date', '2025-05-11'),
    set('facts/open-days events.first.bookBy', '2025-05-07'),
  ),
  edit('enrolments until Thursday', set('facts/enrolment deadline.weekday', 'thursday')),
  asked(
    /july/,
    'a second closure',
    set('facts/season closures.july', { from: '2025-07-07', to: '2025-07-11' }),
  ),
  asked(/extension/, 'the extension withdrawn', set('facts/season extension', undefined)),
  edit('half days until 14:30', set('facts/hours halfDay.to', '14:30')),
  edit(
    'a pool half an hour longer',
    set('facts/programme slots.pool.to', '12:15'),
    set('facts/programme slots.lunch.from', '12:15'),
  ),
  edit(
    'children from 5 to 15',
    set('facts/camp age', { min: 5, max: 15 }),
    set('facts/open-days age', { min: 5, max: 15 }),
  ),
  edit('shorter posts', set('facts/generator post.maxCharacters', 800)),
];

const decisions: readonly Edit[] = [
  edit('season end decided, 12 September', decide('season.end', '2025-09-12')),
  edit('season end kept', decide('season.end', '--keep')),
  edit('August closure decided', decide('season.closures.august.to', '2025-08-17')),
  edit('week of Latina decided, 135', decide('prices.week', '135')),
  edit('week decided as Latina says', decide('prices.week', '129')),
  edit('agreement week decided, 118', decide('agreements.rates.week', '118')),
  edit(
    'list of bodies decided as SC Ostiense has it',
    decide('agreements.count', 'agreements.bodies', '--as', 'sc-ostiense'),
  ),
  edit('Saturdays decided', decide('hours.secretariat.saturday', '--as', 'iscrizioni')),
  edit('Sundays kept', decide('hours.secretariat.sunday', '--keep')),
  edit('age of village heads kept', decide('staff.villageHeads.minAge', '25')),
  edit('activities decided to end at 16:45', decide('hours.activities.to', '16:45')),
  edit('legal date kept', decide('legal.updated', '--keep')),
  edit('rounding decided, up', decide('discounts.rounding.mode', 'up')),
  edit('rounding decided, nearest', decide('discounts.rounding.mode', 'nearest')),
  edit('positions confirmed', decide('venues.sportCity.positions', '--keep')),
];

/** A new page in each language, copied from one of the same template. */
const newPage =
  (from: string, id: string, it: string, en: string): Change =>
  (content) => {
    for (const folder of ['pages', 'texts/it', 'texts/en'])
      content.copy(`${folder}/${from}.json`, `${folder}/${id}.json`);
    const text = (italian: string, english: string) =>
      [`${it}${italian}`, `${en}${english}`] as const;
    const own = [
      ...words(
        `${id} meta.title`,
        ...text(': una pagina nuova del campus', ': a new page of the camp'),
      ),
      ...words(
        `${id} meta.description`,
        ...text(
          ': una pagina con le sue parole e le sue foto.',
          ': a page with its own words and photos.',
        ),
      ),
      ...words(`${id} hero.title`, it, en),
      ...words(`layout pages.${id}`, it, en),
    ];
    for (const change of own) change(content);
    const model = content
      .list('site.json', 'pages')
      .filter(isObject)
      .find((page) => page.id === from);
    push('site pages', { ...model, id, path: `/${id}` })(content);
  };

const RULES = 'economic-regulations';
const MUSEUM = [
  push('facts/agreements bodies', 'museum'),
  set('facts/agreements names.museum', 'Museo'),
];
const BOOKS = push('pages/relax sections.1.items', { id: 'books', icon: 'book' });

const parts: readonly Edit[] = [
  edit('Latina on the home page, still in definition', set('facts/venues tcNascosa.listed', true)),
  edit(
    'TC Nascosa opened',
    set('facts/venues tcNascosa.listed', true),
    set('facts/venues tcNascosa.status', 'open'),
    set('facts/venues tcNascosa.confirm', undefined),
    set('pages/tc-nascosa banner', undefined),
    ...words('tc-nascosa banner', undefined, undefined),
    entry('tc-nascosa', { listed: true, indexed: true, menus: ['venues'] }),
  ),
  edit(
    'a venue closed for this summer',
    set('facts/venues scOstiense.listed', false),
    entry('sc-ostiense', { listed: false, indexed: false, menus: [] }),
  ),
  edit('another name of a venue', set('facts/venues sportCity.name', 'Città dello Sport')),
  edit('a page added', newPage('relax', 'laboratori', 'Laboratori', 'Workshops')),
  edit('a page taken off the menu', entry('shows', { menus: [] })),
  edit('a page hidden from search', entry('gallery', { indexed: false, listed: false })),
  edit(
    'another title of the home page',
    ...words('home hero.title', 'L’estate dei bambini, vicino a casa', 'Summer, close to home'),
  ),
  edit(
    'a section of the regulations added',
    push(`pages/${RULES} sections`, {
      ...{ id: 'fotografie', number: 7, blocks: [{ id: 'photographs', kind: 'text' }] },
    }),
    ...words(`${RULES} sections.fotografie`, { title: 'Fotografie' }, { title: 'Photographs' }),
    ...words(
      `${RULES} blocks.photographs`,
      { title: 'Le foto del campus', body: ['Si pubblicano soltanto con il consenso scritto.'] },
      { title: 'The photographs', body: ['They are published only with written consent.'] },
    ),
  ),
  edit('the order of the home page', (content) => {
    const [first, ...rest] = content.list('pages/home.json', 'blocks');
    const [second, third, ...others] = rest;
    const order = [first, second, ...others, third].filter((id) => id !== undefined);
    content.set('pages/home.json', 'blocks', order);
  }),
  edit(
    'a testimonial added',
    set('facts/testimonials testimonials.cousins', { rating: 5 }),
    ...words(
      'home testimonials.items.cousins',
      {
        highlight: 'Anche i cugini',
        text: 'Si aspettano al cancello.',
        author: 'Una zia',
        role: 'di nipoti',
      },
      {
        highlight: 'The cousins too',
        text: 'They wait at the gate.',
        author: 'An aunt',
        role: 'of nephews',
      },
    ),
  ),
  edit(
    'a testimonial taken away',
    set('facts/testimonials testimonials.shy', undefined),
    ...words('home testimonials.items.shy', undefined, undefined),
  ),
  edit('a body with an agreement added', ...MUSEUM, counted('facts/agreements', 1)),
  asked(
    /«agreements\.count» vale \d+, ma «agreements\.bodies» ha \d+ voci/,
    'a body added, its count forgotten',
    ...MUSEUM,
  ),
  edit(
    'two events change their day',
    set('facts/daily-events events.party.weekday', 'wednesday'),
    set('facts/daily-events events.creation.weekday', 'tuesday'),
  ),
  edit(
    'a card of an activity added',
    BOOKS,
    ...words(
      'relax items.books',
      { title: 'Libri', text: 'Una cassetta di libri da sfogliare all’ombra.' },
      { title: 'Books', text: 'A crate of books to leaf through in the shade.' },
    ),
  ),
  asked(/Per «books» manca il testo/, 'a card added, its words forgotten', BOOKS),
  edit('another picture of a page', set('pages/relax picture', 'pool')),
  edit('a picture replaced by a file', set('pictures pictures.garden.file', '/pictures/games.svg')),
  edit(
    'the real phone of the secretariat',
    set('facts/contacts secretariat.phone', '+39 06 5555 0199'),
    set('facts/contacts secretariat.confirm', undefined),
  ),
  edit('the address of the app', set('links appIos', { url: 'https://app.example/fun-village' })),
  edit('season moved to 2026', (content) => content.season('2026', '--write')),
];

/** All edits, in the order of their numbers, from 1. */
export const EDITS: readonly Edit[] = [...values, ...decisions, ...parts];
