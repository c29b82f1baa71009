// Venues, pages, sections, items of lists, pictures, contacts, the next season, a third language.
import { isObject, type JsonObject } from '../../../src/content/json.ts';
import { type Change, type Edit, edit, push, set, words } from './edit.ts';

const SITE = 'site.json';
const VENUES = 'facts/venues.json';

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
      words('tc-nascosa.json', 'banner', undefined, undefined),
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

/** A page of its own in each language, made from one of the same template. */
const newPage =
  (from: string, id: string, name: { it: string; en: string }): Change =>
  (content) => {
    const [it, en] = [
      `${name.it}: una pagina nuova del campus`,
      `${name.en}: a new page of the camp`,
    ];
    for (const folder of ['pages', 'texts/it', 'texts/en'])
      content.copy(`${folder}/${from}.json`, `${folder}/${id}.json`);
    words(`${id}.json`, 'meta.title', it, en)(content);
    words(
      `${id}.json`,
      'meta.description',
      `${it}, con le sue parole e le sue foto.`,
      `${en}, with its own words and its own photographs.`,
    )(content);
    words(`${id}.json`, 'hero.title', name.it, name.en)(content);
    words('layout.json', `pages.${id}`, name.it, name.en)(content);
    const entries = content.list(SITE, 'pages');
    const model = entries.find((page) => isObject(page) && page.id === from);
    if (!isObject(model)) throw new Error(`no page ${from}`);
    content.set(SITE, 'pages', [...entries, { ...model, id, path: `/${id}` }]);
  };

export const pages: readonly Edit[] = [
  edit('a page added', newPage('relax', 'laboratori', { it: 'Laboratori', en: 'Workshops' })),
  edit('a page taken off the menu', entry('shows', { menus: [] })),
  edit('a page that search engines leave out', entry('gallery', { indexed: false, listed: false })),
  edit(
    'another title of the home page',
    words(
      'home.json',
      'hero.title',
      'L’estate dei bambini, vicino a casa',
      'The children’s summer, close to home',
    ),
  ),
  edit(
    'a section of the regulations added',
    push('pages/economic-regulations.json', 'sections', {
      id: 'fotografie',
      number: 7,
      blocks: [{ id: 'photographs', kind: 'text' }],
    }),
    words(
      'economic-regulations.json',
      'sections.fotografie',
      { title: 'Fotografie' },
      { title: 'Photographs' },
    ),
    words(
      'economic-regulations.json',
      'blocks.photographs',
      {
        title: 'Le foto del campus',
        body: [
          'Le foto si pubblicano soltanto con il consenso scritto di chi ha la responsabilità del bambino.',
        ],
      },
      {
        title: 'The photographs of the camp',
        body: ['Photographs are published only with the written consent of those responsible.'],
      },
    ),
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
    words('home.json', 'glance.items.what', undefined, undefined),
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
    words(
      'home.json',
      'testimonials.items.cousins',
      {
        highlight: 'Quest’anno sono venuti anche i cugini',
        text: 'Hanno cominciato in due e adesso sono in cinque: la mattina si aspettano al cancello.',
        author: 'Una zia',
        role: 'di nipoti che corrono',
      },
      {
        highlight: 'This year the cousins came along too',
        text: 'They began as two and now they are five: each morning they wait at the gate.',
        author: 'An aunt',
        role: 'of nephews who run',
      },
    ),
  ),
  edit(
    'a testimonial taken away',
    set(TESTIMONIALS, 'testimonials.shy', undefined),
    counted(TESTIMONIALS, -1),
    words('home.json', 'testimonials.items.shy', undefined, undefined),
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
    words(
      'sports.json',
      'lists.sports.archery',
      { title: 'Tiro con l’arco', text: 'Si respira, si mira, si lascia andare la corda.' },
      { title: 'Archery', text: 'Breathe, aim, let the string go.' },
    ),
  ),
  edit('a theme of the shows taken away', (content) => {
    const themes = content.list('facts/shows.json', 'themes');
    content.set(
      'facts/shows.json',
      'themes',
      themes.filter((theme) => theme !== 'sanremo'),
    );
    counted('facts/shows.json', -1)(content);
    words('shows.json', 'lists.themes.sanremo', undefined, undefined)(content);
  }),
  edit(
    'two events change their day',
    set('facts/daily-events.json', 'events.party.weekday', 'wednesday'),
    set('facts/daily-events.json', 'events.creation.weekday', 'tuesday'),
  ),
  edit(
    'a card of an activity added',
    push('pages/relax.json', 'sections.1.items', { id: 'books', icon: 'book' }),
    words(
      'relax.json',
      'items.books',
      { title: 'Libri', text: 'Una cassetta di libri da sfogliare all’ombra.' },
      { title: 'Books', text: 'A crate of books to leaf through in the shade.' },
    ),
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

export const large: readonly Edit[] = [
  edit('season moved to 2026', (content) => content.season('2026', '--write')),
  edit('a third language begun', (content) => content.addLocale('fr')),
];
