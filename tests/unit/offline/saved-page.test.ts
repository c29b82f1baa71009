import { expect, it } from 'vitest';
import {
  filesToRender,
  filesToUse,
  inlineSvgs,
  isPage,
  savedAt,
  stamped,
  withSavedBanner,
} from '../../../src/offline/saved-page.ts';
import { fallbacksFor } from '../../../src/offline/settings.ts';

const LOCALE = {
  path: '/',
  language: 'it-IT',
  saved: 'La pagina com’era {{date}}.',
  again: 'Riprovate',
  essentials: [],
  fallback: '/offline.html',
};
const POLICY = "default-src 'none'";
const HTML =
  '<script type="module" src="/assets/start-1.js"></script><div id="root"><h1>135 €</h1></div>';
/** Half past midnight in Rome, while it is still the day before in London. */
const NIGHT = Date.parse('2025-06-08T22:30:00Z');

const page = (status = 200, type = 'text/html; charset=utf-8') =>
  new Response(HTML, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': '12',
      'Content-Security-Policy': POLICY,
    },
  });

it('saves a page with its policy and the time', async () => {
  const saved = await stamped(page(), NIGHT);
  expect(await saved.clone().text()).toBe(HTML);
  expect(savedAt(saved)).toBe(NIGHT);
  expect(saved.headers.get('Content-Security-Policy')).toBe(POLICY);
  expect(saved.headers.has('Content-Encoding')).toBe(false);
  expect(saved.headers.has('Content-Length')).toBe(false);
});

it('shows above a saved page its day in Rome', async () => {
  const shown = await withSavedBanner(await stamped(page(), NIGHT), LOCALE, '/prezzi');
  const [before, after] = (await shown.text()).replaceAll('\u00A0', ' ').split('<div id="root">');
  expect(before).toContain(
    '<aside data-saved><p>La pagina com’era lunedì 9 giugno 2025. <a href="/prezzi">Riprovate</a></p></aside>',
  );
  expect(after).toBe('<h1>135 €</h1></div>');
  expect(shown.headers.get('Content-Security-Policy')).toBe(POLICY);
});

it('escapes markup in a URL', async () => {
  const shown = await withSavedBanner(await stamped(page(), NIGHT), LOCALE, '/"><script>$&');
  expect(await shown.text()).toContain('<a href="/&quot;&gt;&lt;script&gt;$&amp;">');
});

it.each([
  ['an error', page(500)],
  ['a partial response', page(206)],
  ['data', page(200, 'application/json')],
  ['nothing', new Response(null, { status: 204 })],
])('does not save %s', (_, response) => {
  expect(isPage(response)).toBe(false);
});

it('tells files loaded at once from later files and inline drawings', () => {
  const html = `<link rel="preload" href="/assets/figtree-Ab3dEf12.woff2" as="font">
<script src="/assets/start-1.js" data-sheet="/assets/style-2.css" data-modules="/assets/a-3.js /assets/b-4.js"></script>
<img src="/assets/pool-5.avif" data-inline="">
<svg data-inline="/pictures/pine.svg"></svg>`;
  const drawn = ['/assets/figtree-Ab3dEf12.woff2', '/assets/start-1.js'];
  expect(filesToRender(html)).toEqual(drawn);
  expect(inlineSvgs(html)).toEqual(['/pictures/pine.svg']);
  expect(filesToUse(html)).toEqual([
    ...drawn,
    '/assets/style-2.css',
    '/assets/a-3.js',
    '/assets/b-4.js',
  ]);
});

it('has a fallback for a language not read here before', () => {
  const english = { ...LOCALE, path: '/en/', language: 'en-GB', fallback: '/en/offline.html' };
  const settings = { revision: '1', pages: [], tools: {}, locales: [LOCALE, english] };
  expect(fallbacksFor(settings, '/en/prices')).toEqual(['/en/offline.html', '/offline.html']);
  expect(fallbacksFor(settings, '/prezzi')).toEqual(['/offline.html', '/en/offline.html']);
});
