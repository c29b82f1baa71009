import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';

/** What each module of src may import, in the order in which a value passes through them. */
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
  'content-diff': ['content', 'time', 'i18n', 'pricing', 'check', 'publish'],
  components: ['content'],
  layout: ['content', 'time', 'i18n', 'pricing', 'components'],
  staff: ['content', 'time', 'i18n', 'verify', 'components', 'layout'],
  estimate: ['content', 'time', 'i18n', 'pricing', 'components', 'layout'],
  pages: ['content', 'time', 'i18n', 'pricing', 'components', 'layout', 'estimate', 'staff'],
  server: ['content', 'time', 'i18n', 'pricing', 'verify', 'check', 'publish'],
  offline: ['content', 'time', 'i18n'],
  // Only types from entries: their files are imported by name.
  start: ['time', 'i18n', 'components', 'layout', 'offline', 'pages', 'entry'],
  router: ['content', 'layout', 'pages', 'entry'],
  // Nothing published imports it; it renders pages by the site's own routes.
  studio: ['content', 'time', 'i18n', 'check', 'author', 'components', 'styles', 'router', 'entry'],
  styles: [],
};

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }));

const GENERATED = 'content/types.ts';
const handWritten = sources.filter(({ path }) => path !== GENERATED);

function moduleOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'entry';
}

function importsOf({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    relative('', join(dirname(path), match[1] ?? '')),
  );
}

describe('the modules of src', () => {
  it('are all known to this test', () => {
    const modules = new Set(sources.map(({ path }) => moduleOf(path)));
    expect([...modules].filter((name) => name !== 'entry' && !(name in MAY_IMPORT))).toEqual([]);
  });

  it('have a README each', () => {
    const guides = Object.keys(MAY_IMPORT).map((name) => `src/${name}/README.md`);
    expect(guides.filter((guide) => !existsSync(join(ROOT, guide)))).toEqual([]);
  });

  it('import one way', () => {
    const wrong = sources.flatMap((source) => {
      const from = moduleOf(source.path);
      if (from === 'entry')
        return importsOf(source)
          .filter((path) => moduleOf(path) === 'studio')
          .map((path) => `${source.path} imports ${path}`);
      return importsOf(source)
        .filter((path) => moduleOf(path) !== from && !MAY_IMPORT[from]?.includes(moduleOf(path)))
        .map((path) => `${source.path} imports ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(MAY_IMPORT))('have no import cycle in %s', (name) => {
    const own = sources.filter(({ path }) => moduleOf(path) === name);
    const left = new Map(own.map((source) => [source.path, importsOf(source)]));
    // Files that import nothing left, or that nothing left imports, are in no cycle.
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const wanted = new Set([...left.values()].flat());
      for (const [path, imports] of left)
        if (!wanted.has(path) || !imports.some((imported) => left.has(imported))) left.delete(path);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('keep React out of modules without a user interface', () => {
    const names = 'content time i18n pricing reader verify check author publish content-diff'.split(
      ' ',
    );
    const pure = handWritten.filter(({ path }) => names.includes(moduleOf(path)));
    expect(pure.filter(({ text }) => /from 'react/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    [
      'the year of a season',
      /\b20[2-9]\d\b/,
      // Names the weekdays from a week whose days are known.
      /^i18n\/format\.ts$/,
    ],
    [
      'a formatting of its own',
      /toLocale(Date|Time)?String\(|Intl\.(Number|DateTime|RelativeTime|List)Format|toISOString\(\)\.(slice|split|sub)|\b(format|formatInTimeZone|lightFormat|formatDuration|formatDistance)\b[^;]*from 'date-fns/,
      // Days and hours as in the facts, not for readers; paper needs its date before formats load.
      /^i18n\/format(-numbers)?\.ts$|^time\/|^layout\/PrintedUrl\.client\.ts$/,
    ],
    [
      'the clock of the machine',
      /\bnew Date\(\)|Date\.now\(\)/,
      /^(entry\.|(layout|components|estimate|pages|server|staff|start|offline)\/)/,
    ],
    ['an inline style', /style=\{/, /^$/],
    ['useId, which differs between an island and its page', /\buseId\b/, /^studio\//],
  ])('writes nowhere %s', (_, pattern, except) => {
    const wrong = handWritten.filter(
      ({ path, text }) => !except.test(path) && pattern.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** Drivers, entries, and the modules that do nothing else. */
const BEHAVIOUR = /\.client\.ts$|^(?:start|router|offline|layout\/consent)\/|^entry\.|^island-code/;

describe('the guides', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|scripts|content|tests)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );

  it('say where each behaviour is: docs/architecture.md', () => {
    const islands = sources.filter(({ path }) => path === 'island-code.ts').flatMap(importsOf);
    const behaviours = sources
      .map(({ path }) => path)
      .filter((path) => BEHAVIOUR.test(path) || islands.includes(path));
    const isListed = (path: string) =>
      named.includes(`src/${path}`) || named.includes(`src/${dirname(path)}/`);
    expect(islands).not.toEqual([]);
    expect(behaviours.filter((path) => !isListed(path))).toEqual([]);
  });

  it('name only files that exist: docs/architecture.md', () => {
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
