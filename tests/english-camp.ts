// The made-up camp in two languages, as the browser tests visit it. Its English stands beside it, so
// that tests of one language see one.
import { readContentFolder } from '../scripts/project/content-folder.ts';
import { at } from '../scripts/project/places.ts';
import type { SourceFile } from '../src/check/json/json-document.ts';
import type { ContentFiles } from '../src/content/content.ts';
import { isObject, type Json, valueAt } from '../src/content/json.ts';
import { campSources, textOf } from './camp.ts';

const ENGLISH = {
  id: 'en',
  name: 'English',
  language: 'en-GB',
  path: '/en/',
  openGraph: 'en_GB',
  calendar: '/data/calendar.ics',
};

/** Addresses of its own, for those pages that a family is led to most. */
const PATHS: Readonly<Record<string, string>> = {
  iscrizioni: '/enrolment',
  prezzi: '/prices',
  stima: '/estimate',
  settimane: '/weeks',
  centri: '/sports-centres',
};

/** What families read to be open. */
const NOTICES: Readonly<Record<string, string>> = {
  'l’ultimo giorno della stagione': 'the last day of the season',
  'la tariffa settimanale in convenzione': 'the weekly price with an agreement',
};

function site(): string {
  const site = JSON.parse(textOf('site.json'));
  site.locales.push(ENGLISH);
  for (const page of site.pages) {
    const path = PATHS[page.id];
    if (path !== undefined) page.paths = { en: path };
    if (page.template === 'members') page.only = ['it'];
  }
  return JSON.stringify(site, null, 2);
}

function questions(): string {
  return textOf('questions.json').replaceAll(
    /"notice": \{ "it": "([^"]*)" \}/g,
    (_, it: string) => `"notice": ${JSON.stringify({ it, en: NOTICES[it] })}`,
  );
}

/** The Italian text with English words in it; what nobody has put into English yet stays Italian. */
function inEnglish(italian: Json, english: Json | undefined): Json {
  if (Array.isArray(italian))
    return italian.map((item, index) => inEnglish(item, valueAt(english ?? null, [String(index)])));
  if (isObject(italian)) {
    const entries = Object.entries(italian);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, inEnglish(value, valueAt(english ?? null, [key]))]),
    );
  }
  return typeof english === 'string' ? english : italian;
}

function texts(): SourceFile[] {
  return readContentFolder(at('tests/english-camp')).map(({ path, text }) => {
    const english = JSON.parse(text);
    const whole = inEnglish(JSON.parse(textOf(path.replace('/en/', '/it/'))), english);
    const { translation, ordinals } = english;
    const own = translation && isObject(whole) ? { ...whole, translation, ordinals } : whole;
    return { path, text: JSON.stringify(own, null, 2) };
  });
}

/** Every file of it, as it would be typed. */
export function bilingualCamp(): SourceFile[] {
  return [
    ...campSources.filter(({ path }) => !/^(?:site|questions)\.json$/.test(path)),
    { path: 'site.json', text: site() },
    { path: 'questions.json', text: questions() },
    ...texts(),
  ];
}

/** Its files as they are read. */
export const bilingualFiles: ContentFiles = new Map(
  bilingualCamp().map(({ path, text }) => [path, JSON.parse(text)]),
);
