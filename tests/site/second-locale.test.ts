import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/content/json.ts';
import type { Site } from '../../src/content/types.ts';
import { ownWords } from '../translated-camp.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

/** Keys of a text file whose value is no text. */
const NO_TEXTS = new Set(['$schema', 'showLanguage', 'state', 'restsOn']);

/** A made-up language: every text of Italian with a mark in front, its placeholders untouched. */
function inventedTexts(value: Json, key = ''): Json {
  if (typeof value === 'string') return NO_TEXTS.has(key) ? value : `§ ${value}`;
  if (Array.isArray(value)) return value.map((item) => inventedTexts(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, inventedTexts(item, name)]),
  );
}

/** What a page says to readers of the other language: that they can have it in that one. */
const OFFER = /<link rel="alternate" hreflang="en-GB"[^>]*>/;

function withoutOffer(page: string): string {
  return page.replace(OFFER, '');
}

describe('a second language', () => {
  const site = new BuiltSite();
  const html = (path: string) => site.text(path);

  beforeAll(() => {
    site.edit<Site>('site.json', ({ locales }) => {
      locales.push({
        // A language whose words the check does not know.
        id: 'xx',
        name: 'English',
        language: 'en-GB',
        path: '/en/',
        openGraph: 'en_GB',
      });
    });
    const folder = join(site.content, 'texts/xx');
    cpSync(join(site.content, 'texts/it'), folder, { recursive: true });
    site.edit<JsonObject>('texts/xx/layout.json', (texts) => {
      Object.assign(texts, ownWords('en-GB'));
    });
    for (const file of readdirSync(folder)) {
      site.edit<JsonObject>(`texts/xx/${file}`, (texts) =>
        Object.assign(texts, inventedTexts(texts)),
      );
    }
    site.edit<{ exceptions: Record<string, { text: string; file?: string }> }>(
      'exceptions.json',
      ({ exceptions }) => {
        for (const [id, exception] of Object.entries(exceptions)) {
          // Digits are read in every language, Italian weekdays are not.
          if (!/\d/.test(exception.text)) continue;
          const file = exception.file?.replace('texts/it/', 'texts/xx/');
          exceptions[`${id}-xx`] = { ...exception, ...(file && { file }) };
        }
      },
    );
    cpSync(join(site.content, 'generator/it.json'), join(site.content, 'generator/xx.json'));
    site.build();
  }, LONGEST_BUILD_MS);

  afterAll(() => site.remove());

  it('has every page under its own path', () => {
    expect(html('en/relax/index.html')).toContain('<html lang="en-GB" ');
    expect(html('en/index.html')).toContain('<title>§ ');
  });

  it('writes dates and amounts in its own way', () => {
    expect(html('en/index.html')).toMatch(/Monday 16\sJune/);
    expect(html('en/lago-blu/index.html')).toContain('€144');
  });

  it('leaves the first language as it was', () => {
    expect(html('relax/index.html')).toContain('<html lang="it-IT" ');
    expect(withoutOffer(html('relax/index.html'))).not.toContain('§');
  });

  it('says in its own words where it can be had', () => {
    const [offer = ''] = OFFER.exec(html('relax/index.html')) ?? [];
    expect(offer).toMatch(/ title="§ [^"]+" data-close="§ [^"]+">/);
    expect(html('en/relax/index.html').match(/<link [^>]*data-close=/g)).toBeNull();
  });

  it('brings a visitor of the first language no text of the other', () => {
    const pages = [...site.pages()];
    const isOther = ([path]: readonly [string, string]) => path.startsWith('en/');
    const scriptsOf = (some: typeof pages) => {
      const named = some.flatMap(([, page]) => page.match(/assets\/[^"' ]+\.js/g) ?? []);
      return [...new Set(named)].map((script) => [script, html(script)] as const);
    };
    const foreign = (some: readonly (readonly [string, string])[]) =>
      some.filter(([, text]) => withoutOffer(text).includes('§ ')).map(([path]) => path);
    const own = pages.filter((page) => !isOther(page));
    expect(own.length).toBeGreaterThan(20);
    expect(foreign([...own, ...scriptsOf(own)])).toEqual([]);
    expect(foreign(scriptsOf(pages.filter(isOther)))).not.toEqual([]);
  });

  it('links each page to its other language', () => {
    for (const page of ['relax/index.html', 'en/relax/index.html']) {
      expect(html(page)).toContain('hreflang="en-GB" href="https://www.girasole.example/en/relax"');
      expect(html(page)).toContain('hreflang="it-IT" href="https://www.girasole.example/relax"');
      expect(html(page)).toMatch(/<a[^>]*href="\/en\/relax"[^>]*>English/);
    }
  });

  it('is on the map', () => {
    expect(html('sitemap.xml')).toContain('<loc>https://www.girasole.example/en/relax</loc>');
  });

  it('keeps its links inside itself', () => {
    const main = /<main[\s\S]*<\/main>/.exec(html('en/index.html'))?.[0] ?? '';
    const links = [...main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/^\/en(\/|#|$)/.test(link))).toEqual([]);
  });
});
