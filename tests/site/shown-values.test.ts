import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import { realContent, realSchemas } from '../check/real-content.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

const { project } = runChecks(realContent, realSchemas);

describe('what visitors read', () => {
  const site = new BuiltSite();
  let pages: SourceFile[] = [];

  beforeAll(() => {
    site.build();
    pages = [...site.pages()].map(([path, text]) => ({ path, text }));
  }, LONGEST_BUILD_MS);

  afterAll(() => site.remove());

  /** The findings after one edit of a built page, as `line:column «value»`, and where the ‸ of the edit was. */
  function changed(path: string, from: RegExp, to: string) {
    const page = pages.find((one) => one.path === path);
    if (!page?.text.match(from)) throw new Error(`${from} matches nothing in ${path}`);
    const marked = page.text.replace(from, to);
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    const place = `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    const text = marked.replace('‸', '');
    const files = pages.map((one) => (one.path === path ? { path, text } : one));
    const found = checkSite(project, files);
    return { place, found: found.map(({ file, line, column }) => `${file}:${line}:${column}`) };
  }

  it('says what the facts say, on every page', () => {
    expect(checkSite(project, pages).map((finding) => sentenceOf(finding))).toEqual([]);
  });

  it.each([
    ['a price', 'sport-city/index.html', />135 €</, '>‸136 €<'],
    ['a price of another venue', 'sport-city/index.html', />135 €</, '>‸139 €<'],
    [
      'the official value where the page says another',
      'tc-nascosa/index.html',
      />129 €</,
      '>‸135 €<',
    ],
    ['an hour', 'sc-ostiense/index.html', /<time>12:00|12:00–13:00/, '‸12:05–13:00'],
    ['a meta description', 'sport-city/index.html', /costa 135 €, con/, 'costa ‸134 €, con'],
    [
      'a label for screen readers',
      'preventivo/index.html',
      /aria-label="Settimana 9–13 giugno"/,
      'aria-label="Settimana ‸9–14 giugno"',
    ],
    ['a title', 'index.html', /<title>(.*) da 4 a 14 anni/, '<title>$1 da ‸4 a 15 anni'],
    ['a hidden page', 'members/index.html', /9:00–16:45/, '‸9:00–16:50'],
    ['the footer', 'gallery/index.html', /11–17 agosto/, '‸11–15 agosto'],
    ['a worked amount', 'economic-regulations/index.html', />421 €</, '>‸420 €<'],
    [
      'a phone number',
      'open-days/index.html',
      /(<a [^>]*>[^<]*)\+39 06 0000 0001/,
      '$1‸+39 06 0000 0009',
    ],
  ])('cannot be changed in a page alone: %s', (_, path, from, to) => {
    const { place, found } = changed(path, from, to);
    expect(found).toContain(place);
  });

  it('includes structured data', () => {
    const data = (price: string) =>
      `<script type="application/ld+json">{ "@type": "Event", "startDate": "2025-06-09", "description": "Una settimana costa ${price}" }</script></head>`;
    expect(changed('sport-city/index.html', /‸?<\/head>/, data('135 €')).found).toEqual([]);
    const { place, found } = changed('sport-city/index.html', /<\/head>/, data('‸136 €'));
    expect(found).toEqual([place]);
  });

  it('misses no page', () => {
    const rest = pages.filter(({ path }) => path !== 'relax/index.html');
    expect(checkSite(project, rest).map((finding) => sentenceOf(finding))).toEqual([
      'Nel sito costruito manca la pagina «relax»: rifate «npm run build».',
    ]);
  });
});
