// What each language formats its own way: amounts, dates, hours, plurals, and links to the other.
import { expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { CAMP_TODAY } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';
import { withLanguage } from '../translated-camp.ts';
import { wordsOf } from '../visible-words.ts';

/** With its own calendar and URLs. */
const camp = withLanguage('en', 'en-GB').map((source) => {
  if (source.path !== 'site.json') return source;
  const { locales, pages, ...site } = JSON.parse(source.text);
  locales[1].calendar = '/data/calendar.ics';
  const paths: Record<string, string> = { settimane: '/weeks', stima: '/estimate' };
  const named = pages.map((page: { id: string }) => {
    const en = paths[page.id];
    return en === undefined ? page : { ...page, paths: { en } };
  });
  return { ...source, text: JSON.stringify({ ...site, locales, pages: named }) };
});
const PAGES = [
  ...['/', '/economic-regulations', '/open-days', '/prezzi', '/relax', '/settimane', '/stima'],
  ...['/en', '/en/economic-regulations', '/en/open-days', '/en/relax', '/en/weeks', '/en/estimate'],
];
const checked = runChecks(camp, schemas, { served });
const site = await renderedSite(checked, Date.parse(`${CAMP_TODAY}T12:00:00Z`), PAGES);

const html = (page: string) => site.get(`${page}/index.html`.replace(/^\//, '')) ?? '';
const words = (page: string) => wordsOf(html(page)).replace(/\s+/g, ' ');

const WRITTEN: readonly (readonly [page: string, ...written: string[]])[] = [
  ['', 'Da 144 € a settimana', '6.000 bambini', 'sabato 7 giugno 2031, ore 23:59'],
  ['en', 'Da €144 a settimana', '6,000 bambini', 'Saturday 7 June 2031'],
  [
    'settimane',
    '16–20 giugno',
    '30 giugno – 4 luglio',
    'da lunedì 16 giugno a venerdì 12 settembre',
  ],
  ['en/weeks', '16–20 June', '30 June – 4 July', 'da Monday 16 June a Friday 12 September'],
  [
    'open-days',
    'domenica 25 maggio 2031',
    'mercoledì 21 maggio 2031',
    '25 maggio 2031',
    '15:30–19:0',
  ],
  [
    'prezzi',
    'La giornata intera comprende piscina',
    'Piscina c’è c’è Ristorante interno c’è non c’è Gonfiabili in acqua non c’è c’è',
  ],
  ['en/open-days', 'Sunday 25 May 2031', 'Wednesday 21 May 2031', '15:30–19:0'],
  ['stima', '1 settimana', '+144 €', 'maggio 2031'],
  ['en/estimate', '+€144', 'May 2031'],
  ['economic-regulations', '15%', '122,40 €'],
  ['en/economic-regulations', '15%', '€122.40'],
];

it.each(WRITTEN)('/%s formats values as its language does', (page, ...written) => {
  const shown = words(page);
  expect(written.filter((language) => !shown.includes(language))).toEqual([]);
});

it.each([
  ['stima', '/en/estimate', 'en-GB'],
  ['en/estimate', '/stima', 'it-IT'],
  ['relax', '/en/relax', 'en-GB'],
])('/%s leads to itself in the other language', (page, other, language) => {
  expect(html(page)).toMatch(new RegExp(`<link[^>]*hreflang="${language}"[^>]*${other}"`, 'i'));
  expect(html(page)).toMatch(
    new RegExp(`<a(?=[^>]*href="${other}")[^>]*hreflang="${language}"`, 'i'),
  );
});

it.each([
  ['settimane', '/dati/calendario.ics'],
  ['en/weeks', '/en/data/calendar.ics'],
])('/%s offers the calendar of its language', (page, calendar) => {
  const offered = [...html(page).matchAll(/href="([^"]*\.ics)"/g)].map(
    ([, url = '']) => new URL(url, 'https://girasole.example').pathname,
  );
  expect(new Set(offered)).toEqual(new Set([calendar]));
});

it('the second language is in the sitemap, and links only to itself', () => {
  expect(site.get('sitemap.xml')).toContain('<loc>https://www.girasole.example/en/relax</loc>');
  const main = /<main[\s\S]*<\/main>/.exec(html('en'))?.[0] ?? '';
  const links = [...main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/^\/en(\/|#|$)/.test(link))).toEqual([]);
});

it('the first language contains nothing of the second', () => {
  expect(html('relax')).not.toContain('§');
});
