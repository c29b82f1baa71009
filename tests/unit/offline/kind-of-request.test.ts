import { expect, it } from 'vitest';
import { requestKind } from '../../../src/offline/kind-of-request.ts';
import { pathnameOf } from '../../../src/offline/pathname-of.ts';

const ORIGIN = 'https://www.girasole.example';

it.each([
  ['/', 'page'],
  ['/prezzi', 'page'],
  ['/prezzi?from=leaflet', 'page'],
  ['/en/prezzi/', 'page'],
  ['/assets/entry-B1x.js', 'asset'],
  ['/assets/pool-480-Ab3dEf.avif', 'asset'],
  ['/pictures/pool.svg', 'picture'],
  ['/favicon.svg', 'picture'],
  ['/api/quote?venue=lago-blu', undefined],
  ['/api', undefined],
  ['/livez', undefined],
  ['/readyz', undefined],
  ['/robots.txt', undefined],
  ['/dati/fatti.json', undefined],
  ['/dati/calendario.ics', undefined],
  ['/sw.js', undefined],
])('saves a document at %s as %s', (path, kind) => {
  expect(requestKind(asked(path), ORIGIN)).toBe(kind);
});

it.each([
  ['a post', asked('/prezzi', { method: 'POST' })],
  ['a HEAD request', asked('/prezzi', { method: 'HEAD' })],
  [
    'a range of a file',
    asked('/assets/film-Ab3dEf.mp4', { headers: new Headers({ range: 'bytes=0-5' }) }),
  ],
  ['what another site sends', { ...asked('/'), url: 'https://album.example/pictures/a.jpg' }],
  ['a page that a script asks for', asked('/prezzi', { mode: 'cors' })],
])('leaves %s to the network', (_, request) => {
  expect(requestKind(request, ORIGIN)).toBeUndefined();
});

it('saves a page once, whatever follows its path', () => {
  const paths = ['/prezzi', '/prezzi/', '/prezzi?sede=lago-blu', '/prezzi#week'];
  expect(new Set(paths.map((path) => pathnameOf(ORIGIN + path)))).toEqual(new Set(['/prezzi']));
  expect(pathnameOf(`${ORIGIN}/`)).toBe('/');
});

function asked(path: string, more = {}) {
  return { method: 'GET', url: ORIGIN + path, mode: 'navigate', headers: new Headers(), ...more };
}
