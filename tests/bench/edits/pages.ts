// Venues, pages, sections, items of lists, pictures, contacts, the next season, a second language.
import { isObject, type Json, type JsonObject } from '../../../src/content/json.ts';
import type { ContentCopy } from './content-copy.ts';
import { type Change, type Edit, edit, push, set } from './edit.ts';

const SITE = 'site.json';
const VENUES = 'facts/venues.json';
const HOME = 'texts/it/home.json';
const LAYOUT = 'texts/it/layout.json';

/** Changes the entry of a page in site.json. */
const entry =
  (id: string, changes: JsonObject): Change =>
  (content) =>
    content.set(
      SITE,
      'pages',
      content
        .list(SITE, 'pages')
        .map((page) => (isObject(page) && page.id === id ? { ...page, ...changes } : page)),
    );

const shown = { listed: true, indexed: true, menus: ['venues'] };

export const venues: readonly Edit[] = [
  edit('Latina on the home page, still in definition', set(VENUES, 'tcNascosa.listed', true)),
  {
    ...edit(
      'TC Nascosa opened',
      set(VENUES, 'tcNascosa.listed', true),
      set(VENUES, 'tcNascosa.status', 'open'),
      set(VENUES, 'tcNascosa.confirm', undefined),
      set('pages/tc-nascosa.json', 'banner', undefined),
      set('texts/it/tc-nascosa.json', 'banner', undefined),
      set('texts/en/tc-nascosa.json', 'banner', undefined),
      entry('tc-nascosa', shown),
    ),
    browser: true,
  },
  edit(
    'a venue closed for this summer',
    set(VENUES, 'scOstiense.listed', false),
    entry('sc-ostiense', { listed: false, indexed: false, menus: [] }),
  ),
  edit('another address', set(VENUES, 'sportCity.addresses', ['Via Alvaro del Portillo 300'])),
  edit('another name of a venue', set(VENUES, 'sportCity.name', 'Città dello Sport')),
];

/** A page of its own, made from one of the same template. */
const newPage =
  (from: string, id: string, name: string): Change =>
  (content) => {
    content.copy(`pages/${from}.json`, `pages/${id}.json`);
    content.copy(`texts/it/${from}.json`, `texts/it/${id}.json`);
    content.set(`texts/it/${id}.json`, 'meta.title', `${name}: una pagina nuova del campus`);
    content.set(
      `texts/it/${id}.json`,
      'meta.description',
      `${name}: una pagina nuova del campus, con le sue parole e le sue foto.`,
    );
    content.set(`texts/it/${id}.json`, 'hero.title', name);
    content.set(LAYOUT, `pages.${id}`, name);
    const entries = content.list(SITE, 'pages');
    const model = entries.find((page) => isObject(page) && page.id === from);
    if (!isObject(model)) throw new Error(`no page ${from}`);
    content.set(SITE, 'pages', [...entries, { ...model, id, path: `/${id}` }]);
  };

export const pages: readonly Edit[] = [
  edit('a page added', newPage('relax', 'laboratori', 'Laboratori')),
  edit('a page taken off the menu', entry('shows', { menus: [] })),
  edit('a page that search engines leave out', entry('gallery', { indexed: false, listed: false })),
  edit(
    'another title of the home page',
    set(HOME, 'hero.title', 'L’estate dei bambini, vicino a casa'),
  ),
  edit(
    'a section of the regulations added',
    push('pages/economic-regulations.json', 'sections', {
      id: 'fotografie',
      number: 7,
      blocks: [{ id: 'photographs', kind: 'text' }],
    }),
    set('texts/it/economic-regulations.json', 'sections.fotografie', { title: 'Fotografie' }),
    set('texts/it/economic-regulations.json', 'blocks.photographs', {
      title: 'Le foto del campus',
      body: [
        'Le foto si pubblicano soltanto con il consenso scritto di chi ha la responsabilità del bambino.',
      ],
    }),
  ),
  edit('the order of the home page', (content) => {
    const [first, second, third, ...rest] = content.list('pages/home.json', 'blocks');
    content.set(
      'pages/home.json',
      'blocks',
      [first, second, ...rest, third].filter((id) => id !== undefined),
    );
  }),
  edit(
    'an answer at a glance taken away',
    (content) =>
      content.set(
        'pages/home.json',
        'glance.items',
        content
          .list('pages/home.json', 'glance.items')
          .filter((item) => isObject(item) && item.id !== 'what'),
      ),
    set(HOME, 'glance.items.what', undefined),
  ),
];

/** One more or one fewer of a list and of the count beside it. */
const counted =
  (file: string, by: number): Change =>
  (content) =>
    content.set(file, 'count', Number(content.get(file, 'count')) + by);

const TESTIMONIALS = 'facts/testimonials.json';
const AGREEMENTS = 'facts/agreements.json';

export const lists: readonly Edit[] = [
  edit(
    'a testimonial added',
    set(TESTIMONIALS, 'testimonials.cousins', { rating: 5 }),
    counted(TESTIMONIALS, 1),
    set(HOME, 'testimonials.items.cousins', {
      highlight: 'Quest’anno sono venuti anche i cugini',
      text: 'Hanno cominciato in due e adesso sono in cinque: la mattina si aspettano al cancello.',
      author: 'Una zia',
      role: 'di nipoti che corrono',
    }),
  ),
  edit(
    'a testimonial taken away',
    set(TESTIMONIALS, 'testimonials.shy', undefined),
    counted(TESTIMONIALS, -1),
    set(HOME, 'testimonials.items.shy', undefined),
  ),
  edit(
    'a body with an agreement added',
    push(AGREEMENTS, 'bodies', 'museum'),
    set(AGREEMENTS, 'names.museum', 'Museo'),
    counted(AGREEMENTS, 1),
  ),
  {
    ...edit(
      'a body added, its count forgotten',
      push(AGREEMENTS, 'bodies', 'museum'),
      set(AGREEMENTS, 'names.museum', 'Museo'),
    ),
    asks: /«agreements\.count» vale \d+, ma «agreements\.bodies» ha \d+ voci/,
  },
  edit(
    'a sport added',
    set('facts/sports.json', 'sports.archery', {}),
    counted('facts/sports.json', 1),
    set('texts/it/sports.json', 'lists.sports.archery', {
      title: 'Tiro con l’arco',
      text: 'Si respira, si mira, si lascia andare la corda.',
    }),
  ),
  edit('a theme of the shows taken away', (content) => {
    const themes = content.list('facts/shows.json', 'themes');
    content.set(
      'facts/shows.json',
      'themes',
      themes.filter((theme) => theme !== 'sanremo'),
    );
    counted('facts/shows.json', -1)(content);
    content.set('texts/it/shows.json', 'lists.themes.sanremo', undefined);
  }),
  edit(
    'two events change their day',
    set('facts/daily-events.json', 'events.party.weekday', 'wednesday'),
    set('facts/daily-events.json', 'events.creation.weekday', 'tuesday'),
  ),
  edit(
    'a card of an activity added',
    push('pages/relax.json', 'sections.1.items', { id: 'books', icon: 'book' }),
    set('texts/it/relax.json', 'items.books', {
      title: 'Libri',
      text: 'Una cassetta di libri da sfogliare all’ombra.',
    }),
  ),
  {
    ...edit(
      'a card added, its words forgotten',
      push('pages/relax.json', 'sections.1.items', { id: 'books', icon: 'book' }),
    ),
    asks: /Per «books» manca il testo/,
  },
];

export const others: readonly Edit[] = [
  edit('another picture of a page', set('pages/relax.json', 'picture', 'pool')),
  edit(
    'a picture replaced by a file',
    set('pictures.json', 'pictures.garden.file', '/pictures/games.svg'),
  ),
  edit(
    'the real phone of the secretariat',
    set('facts/contacts.json', 'secretariat.phone', '+39 06 5555 0199'),
    set('facts/contacts.json', 'secretariat.confirm', undefined),
  ),
  edit(
    'the real address of the app',
    set('links.json', 'appIos', { url: 'https://app.example/fun-village' }),
  ),
  edit('another provider of the albums', (content) => {
    for (const name of Object.keys(content.read('links.json')))
      if (name.startsWith('gallery'))
        content.set('links.json', `${name}.frame`, { provider: 'Foto Nuove' });
  }),
  edit('no more claim of satisfaction', set('facts/claims.json', 'satisfaction.percent', 95)),
  edit('shorter posts', set('facts/generator.json', 'post.maxCharacters', 800)),
];

/** A year later on the same weekdays: 52 weeks. */
function nextSeason(value: Json): Json {
  if (value === 2025) return 2026;
  if (typeof value === 'string' && /^2025-\d\d-\d\d$/.test(value)) {
    return new Date(Date.parse(value) + 364 * 86_400_000).toISOString().slice(0, 10);
  }
  if (typeof value === 'string') return value.replace(/^2025-(\d\d)$/, '2026-$1');
  if (Array.isArray(value)) return value.map(nextSeason);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nextSeason(part)]));
}

function moveSeason(content: ContentCopy): void {
  const files = [...content.files('facts'), ...content.files('pages'), 'questions.json'];
  for (const file of files) content.write(file, nextSeason(content.read(file)));
}

/** A made-up translation: every text with a mark in front, its placeholders untouched. */
function translated(value: Json, key = ''): Json {
  if (typeof value === 'string')
    return /^(\$schema|showLanguage)$/.test(key) ? value : `§ ${value}`;
  if (Array.isArray(value)) return value.map((item) => translated(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, translated(part, name)]),
  );
}

function addLanguage(content: ContentCopy): void {
  content.push(SITE, 'locales', {
    id: 'en',
    name: 'English',
    language: 'en-GB',
    path: '/en/',
    openGraph: 'en_GB',
  });
  content.copy('texts/it', 'texts/en');
  content.copy('generator/it.json', 'generator/en.json');
  for (const file of content.files('texts/en')) content.write(file, translated(content.read(file)));
  for (const [id, one] of Object.entries(content.get('exceptions.json', 'exceptions') ?? {})) {
    if (!isObject(one) || !/\d/.test(String(one.text))) continue;
    const copy: JsonObject = { ...one };
    if (typeof one.file === 'string') copy.file = one.file.replace('/it/', '/en/');
    content.set('exceptions.json', `exceptions.${id}-en`, copy);
  }
}

export const large: readonly Edit[] = [
  edit('season moved to 2026', moveSeason),
  edit('a second language', addLanguage),
];
