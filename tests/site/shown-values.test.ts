import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import type { DiscountsFacts } from '../../src/content/types.ts';
import { campSources, changed as changedCamp } from '../camp.ts';
import { projectOf } from '../schemas.ts';
import { wordsOf } from '../visible-words.ts';
import { builtCamp } from './built-camp.ts';

const project = projectOf(campSources);

describe('the text for visitors', async () => {
  const site = await builtCamp();
  const pages = [...site.pages()].map(([path, text]) => ({ path, text }));

  /** Findings after an edit of a built page, as `file:line:column`, and the place marked ‸. */
  function changed(path: string, from: RegExp, to: string) {
    const page = pages.find((page) => page.path === path);
    if (!page?.text.match(from)) throw new Error(`${from} matches nothing in ${path}`);
    const marked = page.text.replace(from, to);
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    const place = `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    const text = marked.replace('‸', '');
    // Other pages are reported as missing; findings in this one do not need them.
    const found = checkSite(project, [{ path, text }]).filter(({ file }) => file === path);
    return { place, found: found.map(({ file, line, column }) => `${file}:${line}:${column}`) };
  }

  it.each([
    ['a price', 'lago-blu/index.html', />144 €</, '>‸136 €<'],
    ['a price of another venue', 'lago-blu/index.html', />144 €</, '>‸153 €<'],
    [
      'the official value where the page says another',
      'colle-alto/index.html',
      />137 €</,
      '>‸144 €<',
    ],
    ['an hour', 'parco-tigli/index.html', /<time>12:30|12:30–\u2060?13:30/, '‸12:35–13:30'],
    ['a meta description', 'lago-blu/index.html', /costa 144 €, con/, 'costa ‸134 €, con'],
    [
      'a label for screen readers',
      'settimane/index.html',
      /aria-label="([^",]*), 16–\u2060?20\sgiugno"/,
      'aria-label="$1, ‸16–21 giugno"',
    ],
    ['a title', 'index.html', /<title>(.*) da 5 a 13 anni/, '<title>$1 da ‸5 a 14 anni'],
    ['a hidden page', 'members/index.html', /9:30–\u2060?17:15/, '‸9:30–17:20'],
    ['the footer', 'gallery/index.html', /18–\u2060?22\sagosto/, '‸18–24 agosto'],
    ['a worked amount', 'economic-regulations/index.html', />343 €</, '>‸342 €<'],
    [
      'a phone number',
      'open-days/index.html',
      /(<a [^>]*>[^<]*)\+39 045 000 0101/,
      '$1‸+39 045 000 0109',
    ],
  ])('cannot be changed in a page alone: %s', (_, path, from, to) => {
    const { place, found } = changed(path, from, to);
    expect(found).toContain(place);
  });

  it('knows what an incomplete chain owes, though no table has it', () => {
    const facts = changedCamp<DiscountsFacts>('facts/discounts.json', ({ chain }) => {
      chain.minChildren = 3;
      chain.table = chain.table.filter(({ children }) => children >= 3);
    });
    const path = 'economic-regulations/index.html';
    const told = checkSite(
      projectOf(facts),
      pages.filter((page) => page.path === path),
    ).filter(({ file }) => file === path);
    // The page still shows the old table; the difference of 6 % is computed.
    expect(told.map(({ args }) => args.found)).not.toContain('6%');
  });

  it('includes structured data', () => {
    const data = (price: string) =>
      `<script type="application/ld+json">{ "@type": "Event", "startDate": "2031-06-16", "description": "Una settimana costa ${price}" }</script></head>`;
    expect(changed('lago-blu/index.html', /‸?<\/head>/, data('144 €')).found).toEqual([]);
    const { place, found } = changed('lago-blu/index.html', /<\/head>/, data('‸136 €'));
    // The sentence around it is unknown too, and is reported as well.
    expect(found).toContain(place);
  });

  it('notes what is undecided once at most, and shows it as each page has it', () => {
    for (const { path, text } of pages)
      expect(text.split('data-undecided=').length, path).toBeLessThan(3);
    const footer = (path: string) => {
      const { text = '' } = pages.find((page) => page.path === path) ?? {};
      return wordsOf(/<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '').replace(/\s+/g, ' ');
    };
    expect(footer('lavoro/index.html')).toContain('19 settembre');
    expect(footer('lago-blu/index.html')).not.toContain('19 settembre');
    expect(footer('iscrizioni/index.html')).toContain('15:30–19:30');
    expect(footer('lago-blu/index.html')).not.toContain('15:30–19:30');
  });

  it('misses no page, and each agrees with the facts', () => {
    const rest = pages.filter(({ path }) => path !== 'relax/index.html');
    expect(checkSite(project, rest).map((finding) => sentenceOf(finding))).toEqual([
      'Nel sito costruito manca la pagina «relax»: rifate «npm run build».',
    ]);
  });
});
