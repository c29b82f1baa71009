import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';

/** What each part of src may import, in the order in which a value passes through them. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  content: [],
  time: ['content'],
  i18n: ['content', 'time'],
  pricing: ['content', 'time', 'i18n'],
  reader: ['content', 'time'],
  verify: ['content', 'reader'],
  check: ['content', 'time', 'i18n', 'pricing', 'reader'],
  author: ['content', 'time', 'i18n', 'check'],
  publish: ['content', 'time', 'i18n', 'pricing', 'reader', 'verify', 'check'],
  since: ['content', 'time', 'i18n', 'pricing', 'check', 'publish'],
  components: ['content'],
  layout: ['content', 'time', 'i18n', 'pricing', 'components'],
  staff: ['content', 'time', 'i18n', 'components', 'layout'],
  estimate: ['content', 'time', 'i18n', 'pricing', 'components', 'layout'],
  pages: ['content', 'time', 'i18n', 'pricing', 'components', 'layout', 'estimate', 'staff'],
  server: ['content', 'time', 'i18n', 'pricing', 'verify', 'check', 'publish'],
  offline: ['content', 'time', 'i18n'],
  // Only types from entries: their files are imported by name.
  start: ['time', 'i18n', 'components', 'layout', 'offline', 'pages', 'entry'],
  router: ['content', 'components', 'layout', 'pages', 'entry'],
  // Nothing published imports it; it renders pages by the site's own routes.
  studio: ['content', 'time', 'i18n', 'check', 'author', 'components', 'styles', 'router', 'entry'],
  styles: [],
};

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }));

const GENERATED = 'content/types.ts';
const typed = sources.filter(({ path }) => path !== GENERATED);

function partOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'entry';
}

function importsOf({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative('', join(dirname(path), match[1] ?? '')),
  );
}

describe('the parts of src', () => {
  it('are all known to this test', () => {
    const parts = new Set(sources.map(({ path }) => partOf(path)));
    expect([...parts].filter((part) => part !== 'entry' && !(part in MAY_IMPORT))).toEqual([]);
  });

  it('import one way', () => {
    const wrong = sources.flatMap((source) => {
      const part = partOf(source.path);
      if (part === 'entry')
        return importsOf(source)
          .filter((path) => partOf(path) === 'studio')
          .map((path) => `${source.path} imports ${path}`);
      return importsOf(source)
        .filter((path) => partOf(path) !== part && !MAY_IMPORT[part]?.includes(partOf(path)))
        .map((path) => `${source.path} imports ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(['reader', 'check', 'author'])('have no import cycle in %s', (room) => {
    const own = sources.filter(({ path }) => partOf(path) === room);
    const left = new Map(own.map((source) => [source.path, importsOf(source)]));
    // Files that import nothing left, or that nothing left imports, are in no cycle.
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const wanted = new Set([...left.values()].flat());
      for (const [path, imports] of left)
        if (!wanted.has(path) || !imports.some((one) => left.has(one))) left.delete(path);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('keep Node, Vite and the disk out of the browser’s code', () => {
    const outside = typed.filter(({ path }) => partOf(path) !== 'server');
    const wrong = outside.filter(({ text }) => /from '(node:|vite|fs)/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('keep React out of content, time, prices and checks', () => {
    const rooms = 'content time i18n pricing reader verify check author publish since'.split(' ');
    const pure = typed.filter(({ path }) => rooms.includes(partOf(path)));
    expect(pure.filter(({ text }) => /from 'react/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    [
      'the year of a season',
      /\b20[2-9]\d\b(?!-\d\d-\d\d')/,
      /placeholders?\.ts|format\.ts|formats\.ts|rewrite\.ts/,
    ],
    ['an any', /:\s*any\b|\bas any\b|<any>/, /^$/],
    [
      'a formatting of its own',
      /toLocale(Date|Time)?String\(|Intl\.(Number|DateTime|RelativeTime|List)Format|toISOString\(\)\.(slice|split|sub)|\b(format|formatInTimeZone|lightFormat|formatDuration|formatDistance)\b[^;]*from 'date-fns/,
      // Days and hours as in the facts, not for readers; paper needs its date before formats load.
      /^i18n\/format(-numbers)?\.ts$|^time\/|^layout\/PrintedAddress\.client\.ts$/,
    ],
    [
      'the clock of the machine',
      /\bnew Date\(\)|Date\.now\(\)/,
      /^(entry\.|(layout|components|estimate|pages|server|staff|start|offline)\/)/,
    ],
    ['an inline style', /style=\{/, /^$/],
    ['an id of React, another in an island than in its page', /\buseId\b/, /^studio\//],
  ])('writes nowhere %s', (_, pattern, except) => {
    const wrong = typed.filter(
      ({ path, text }) => !except.test(path) && pattern.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** Parts without a README, because another page documents them. */
const TOLD_IN: Readonly<Record<string, string>> = {
  router: 'docs/architecture.md',
  start: 'docs/architecture.md',
};

const GUIDES = [
  'README.md',
  'docs/architecture.md',
  'CONTRIBUTING.md',
  'scripts/README.md',
  ...Object.keys(MAY_IMPORT).map((room) => TOLD_IN[room] ?? `src/${room}/README.md`),
];

describe('the guides', () => {
  it.each(GUIDES)('name only files that exist: %s', (guide) => {
    const text = readFileSync(join(ROOT, guide), 'utf8');
    const paths = [
      ...text.matchAll(/`((?:content|schemas|scripts|src|tests|docs|public)\/[\w./-]*)`/g),
    ].map((match) => match[1] ?? '');
    const lost = paths.filter((path) => !existsSync(join(ROOT, path)) && !/\ben\b/.test(path));
    expect(lost).toEqual([]);
  });

  it('say where each behaviour is: docs/architecture.md', () => {
    const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
    const untold = sources.filter(
      ({ path }) =>
        /\.client\.ts$|^(?:start|router)\/|^entry\.|^islands/.test(path) &&
        !text.includes(`\`src/${path}\``),
    );
    expect(untold.map(({ path }) => path)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
