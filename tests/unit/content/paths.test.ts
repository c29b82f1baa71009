import { describe, expect, it } from 'vitest';
import { sitemap } from '../../../scripts/site/root-files.ts';
import {
  calendarPath,
  existsInLocale,
  expectedFiles,
  movedUrls,
  pageAt,
  pathOfPage,
} from '../../../src/content/paths.ts';
import type { Site } from '../../../src/content/types.ts';

const it_ = { id: 'it', name: 'Italiano', language: 'it-IT', path: '/', openGraph: 'it_IT' };
const en = { id: 'en', name: 'English', language: 'en-GB', path: '/en/', openGraph: 'en_GB' };

const page = { menus: [], listed: true, indexed: true };
const site: Site = {
  origin: 'https://www.girasole.example',
  locales: [it_, en],
  offline: { enabled: false, pages: [] },
  pages: [
    { ...page, id: 'home', path: '/', template: 'home' },
    { ...page, id: 'prices', path: '/prezzi', paths: { en: '/prices' }, template: 'guide' },
    { ...page, id: 'relax', path: '/relax', template: 'activity' },
    { ...page, id: 'staff', path: '/staff', only: ['it'], template: 'staff' },
  ],
};

describe('the URLs of a page', () => {
  it.each([
    ['home', '/', '/en'],
    ['prices', '/prezzi', '/en/prices'],
    ['relax', '/relax', '/en/relax'],
  ])('differ by language: %s', (id, italian, english) => {
    const found = site.pages.find((page) => page.id === id) ?? { path: '' };
    expect([pathOfPage(it_, found), pathOfPage(en, found)]).toEqual([italian, english]);
    expect(pageAt(site, italian)).toEqual({ locale: it_, page: found });
    expect(pageAt(site, english)).toEqual({ locale: en, page: found });
  });

  it('do not exist in a language without the page', () => {
    expect(pageAt(site, '/en/staff')).toBeUndefined();
  });

  it('exist in the languages that have the page', () => {
    const [home, , , staff] = site.pages;
    expect([home, staff].map((page) => page && existsInLocale('en', page))).toEqual([true, false]);
  });

  it('are in the sitemap with their alternates', () => {
    const map = sitemap(site);
    expect(map).toContain(
      '<loc>https://www.girasole.example/en/prices</loc><xhtml:link rel="alternate" hreflang="it-IT" href="https://www.girasole.example/prezzi"/>',
    );
    expect(map).toContain('<loc>https://www.girasole.example/staff</loc></url>');
    expect(map).not.toContain('/en/staff');
  });
});

describe('the files of a language', () => {
  it('do not include its missing pages, nor the generator', () => {
    const files = expectedFiles(site.pages, ['it', 'en']).map(({ path }) => path);
    expect(files).toContain('texts/it/staff.json');
    expect(files).toContain('generator/it.json');
    expect(files).toContain('texts/en/prices.json');
    expect(files).not.toContain('texts/en/staff.json');
    expect(files).not.toContain('generator/en.json');
  });
});

describe('a URL of the first language below another', () => {
  const locales = [
    { id: 'it', path: '/' },
    { id: 'en', path: '/en/' },
  ];

  it('redirects to the path in that language', () => {
    const pages = [
      { path: '/iscrizioni', paths: { en: '/enrolment' } },
      { path: '/relax' },
      { path: '/soci', only: ['it'], paths: { en: '/members' } },
    ];
    expect(movedUrls(locales, pages)).toEqual({ '/en/iscrizioni': '/en/enrolment' });
  });

  it('redirects from former paths, in each language', () => {
    const pages = [
      { path: '/splash', formerPaths: ['/aquafun', '/piscina'] },
      { path: '/iscrizioni', paths: { en: '/enrolment' }, formerPaths: ['/iscriversi'] },
      { path: '/piscina' },
    ];
    expect(movedUrls(locales, pages)).toEqual({
      '/aquafun': '/splash',
      '/iscriversi': '/iscrizioni',
      '/en/aquafun': '/en/splash',
      '/en/iscriversi': '/en/enrolment',
      '/en/iscrizioni': '/en/enrolment',
    });
  });

  it('names the calendar in the words of a language', () => {
    const english = { path: '/en/', calendar: '/data/calendar.ics' };
    expect(calendarPath({ path: '/' })).toBe('/dati/calendario.ics');
    expect(calendarPath({ path: '/de/' }, 'lago')).toBe('/de/dati/calendario-lago.ics');
    expect(calendarPath(english)).toBe('/en/data/calendar.ics');
    expect(calendarPath(english, 'lago')).toBe('/en/data/calendar-lago.ics');
  });

  it('hides no page', () => {
    const pages = [
      { path: '/privacy', paths: { en: '/privacy-notice' } },
      { path: '/dati', paths: { en: '/privacy' } },
    ];
    expect(movedUrls(locales, pages)).toEqual({ '/en/dati': '/en/privacy' });
  });
});
