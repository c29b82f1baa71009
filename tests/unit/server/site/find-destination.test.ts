import { describe, expect, test } from 'vitest';
import { findDestination } from '../../../../src/server/site/find-destination.ts';

const FILES = [
  'index.html',
  'sport-city/index.html',
  'en/index.html',
  'en/sport-city/index.html',
  '404.html',
  'site-headers.json',
  'site-api.json',
  'robots.txt',
  '.well-known/security.txt',
  'pictures/foto estate.jpg',
  'assets/entry-B1x.js',
  '.vite/manifest.json',
];
const site = {
  localeRoots: ['/', '/en'],
  moved: { '/en/iscrizioni': '/en/enrolment', '/en/sport-city': '/en/elsewhere' },
  hasFile: (file: string) => FILES.includes(file),
};
const find = (pathname: string) => findDestination(pathname, site);

describe('findDestination', () => {
  test.each([
    ['/', 'index.html'],
    ['/sport-city', 'sport-city/index.html'],
    ['/en', 'en/index.html'],
    ['/en/sport-city', 'en/sport-city/index.html'],
    ['/404.html', '404.html'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/pictures/foto%20estate.jpg', 'pictures/foto estate.jpg'],
    ['/assets/entry-B1x.js', 'assets/entry-B1x.js'],
  ])('serves %s', (pathname, file) => {
    expect(find(pathname)).toEqual({ kind: 'file', file });
  });

  test.each([
    ['/index.html', '/'],
    ['//', '/'],
    ['/sport-city/', '/sport-city'],
    ['//sport-city', '/sport-city'],
    ['/sport-city/index.html', '/sport-city'],
    ['/sport-city.html', '/sport-city'],
    ['/sport-city/.', '/sport-city'],
    ['/./en', '/en'],
    ['/sport%2Dcity', '/sport-city'],
    ['/en/', '/en'],
    ['/en/index.html', '/en'],
    ['/robots.txt/', '/robots.txt'],
    ['/en/iscrizioni', '/en/enrolment'],
    ['/en/iscrizioni/', '/en/enrolment'],
    ['/en/iscrizioni.html', '/en/enrolment'],
  ])('redirects %s to its one URL', (pathname, to) => {
    expect(find(pathname)).toEqual({ kind: 'moved', to });
  });

  test.each([
    ['/nowhere', '/'],
    ['/sport-city/nowhere', '/'],
    ['/english', '/'],
    ['//nowhere//', '/'],
    ['/en/nowhere', '/en'],
    ['/en/sport-city/nowhere/', '/en'],
  ])('redirects the unknown page %s home', (pathname, to) => {
    expect(find(pathname)).toEqual({ kind: 'unknownPage', to });
  });

  test.each([
    '/nowhere.png',
    '/en/nowhere.js',
    '/site-headers.json',
    '/site-api.json',
    '/.vite/manifest.json',
    '/.env',
    '/.well-known/change-password',
    '/.well-known/.env',
    '//other.example/',
  ])('finds nothing at %s', (pathname) => {
    expect(find(pathname)).toEqual({ kind: 'missing' });
  });

  test.each([
    '/%',
    '/%zz',
    '/%E0%A4',
    '/a%00b',
    '/a%0Ab',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc',
    '/%2e%2e%2fpackage.json',
  ])('refuses %s', (pathname) => {
    expect(find(pathname)).toEqual({ kind: 'malformed' });
  });
});
