import { describe, expect, it } from 'vitest';
import {
  type ContentFiles,
  readPageContent,
  readSite,
  readSiteContent,
} from '../../src/content/content.ts';
import {
  eachText,
  isObject,
  isSentence,
  type Json,
  type JsonObject,
} from '../../src/content/json.ts';
import { campFiles } from '../camp.ts';
import { live } from './live.ts';

/** Words that no page may hold once a venue is open, or the extension decided. */
const DEFINING = ['Stiamo preparando', 'prevediamo', 'che stiamo definendo', 'in definizione'];
const UNDECIDED = ['non è ancora deciso', 'è soggetto a verifica', 'non consideratelo garantito'];
const CONFIRMED = ['è confermato'];

const STATUSES = ['open', 'in-definition'] as const;
const EXTENSIONS = { open: CONFIRMED, confirmed: UNDECIDED, dropped: [...UNDECIDED, ...CONFIRMED] };

const liveFiles: ContentFiles = new Map(
  live.project.documents.map(({ path, value }) => [path, value ?? null]),
);

const STATES = Object.entries({ 'made-up': campFiles, live: liveFiles }).flatMap(([camp, files]) =>
  STATUSES.flatMap((status) =>
    [true, false].flatMap((listed) =>
      Object.entries(EXTENSIONS).map(([extension, never]) => ({
        camp,
        files: inState(files, status, listed, extension),
        status,
        listed,
        extension,
        never: status === 'open' ? [...never, ...DEFINING] : never,
      })),
    ),
  ),
);

/** The content with its last venue and its extension in some state. */
function inState(
  files: ContentFiles,
  status: string,
  listed: boolean,
  extension: string,
): ContentFiles {
  const venues = files.get('facts/venues.json');
  const season = files.get('facts/season.json');
  if (!isObject(venues) || !isObject(season))
    throw new Error('the camp has no venues or no season');
  const last = Object.keys(venues).at(-1) ?? '';
  const venue = { ...(venues[last] as JsonObject), status, listed };
  const longer = isObject(season.extension) ? season.extension : {};
  return new Map([
    ...files,
    ['facts/venues.json', { ...venues, [last]: venue }],
    ['facts/season.json', { ...season, extension: { ...longer, status: extension } }],
  ]);
}

/** What visitors can read of each page, and what all pages share; words that only wait are left out. */
function textsOf(files: ContentFiles): Map<string, string[]> {
  const site = readSite(files);
  const [locale] = site.locales;
  if (!locale) throw new Error('the camp has no language');
  const { terms: _, ...shared } = readSiteContent(files, locale.id).texts;
  const pages = site.pages.map(({ id }): [string, string[]] => {
    const { banner: __, ...texts } = readPageContent(files, locale.id, id)
      .texts as unknown as JsonObject;
    return [id, wordsIn(texts)];
  });
  return new Map([...pages, ['layout', wordsIn(shared as unknown as Json)]]);
}

function wordsIn(value: Json): string[] {
  return eachText(value).map(({ text }) => text);
}

/** Every form of every text, whatever state is in force. */
function* formsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value) && 'forms' in value) yield* wordsIn(value.forms as Json);
  else for (const child of Object.values(value)) yield* formsIn(child);
}

describe.each(STATES)(
  'the $camp camp, venue $status, listed $listed, extension $extension',
  (state) => {
    const { files, never, listed } = state;
    const texts = textsOf(files);

    it('says nothing of another state', () => {
      const found = [...texts].flatMap(([id, own]) =>
        own.flatMap((text) =>
          never.filter((words) => isSaid(text, words)).map(() => `${id}: ${text}`),
        ),
      );
      expect(found).toEqual([]);
    });

    it('shows the venue’s page in menus only when it is listed', () => {
      const page = Object.values(files.get('facts/venues.json') as JsonObject).at(-1) as JsonObject;
      const entry = readSite(files).pages.find(({ id }) => id === page.page);
      expect(entry?.indexed).toBe(listed);
      expect((entry?.menus.length ?? 0) > 0).toBe(listed);
    });
  },
);

/** «Se una sede è ancora in fase di definizione» is true in every state. */
function isSaid(text: string, words: string): boolean {
  return text.replace(/Se una sede [^.;,]*/g, '').includes(words);
}

it('has words for more than one state', () => {
  const all = [...campFiles].flatMap(([path, value]) =>
    path.startsWith('texts/') ? [...formsIn(value)] : [],
  );
  expect(all.length).toBeGreaterThan(STATES.length);
});
