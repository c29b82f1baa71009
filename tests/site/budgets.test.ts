import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eachInParallel } from '../../scripts/project/parallel.ts';
import { fromRoot } from '../../scripts/project/paths.ts';
import { compressed } from '../../scripts/site/release/compress-site.ts';
import budgets from './budgets.json' with { type: 'json' };
import { builtCamp } from './built-camp.ts';

/** Bytes with Brotli, and requests: before any interaction, and what one loads. */
type Kind = keyof (typeof budgets)['every page'];
const ofRoutes: Readonly<Record<string, Partial<Record<Kind, number>>>> = budgets;

// The made-up camp: another venue on the live site does not count against the code's budget.
const { dist } = await builtCamp();
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, file] as const);

/** What the server of a deployed site sends, by URL; the camp is built uncompressed. */
const sent = new Map<string, Uint8Array>();
const read = (path: string) => readFileSync(join(dist, path));
const CONCURRENCY = 4;

async function compress(path: string): Promise<void> {
  const cache = fromRoot('.cache/compressed');
  sent.set(path, await compressed(read(path), '.br', cache, Date.now()));
}

function bytesOf(path: string): number {
  return (sent.get(path.replace(/^\//, '')) ?? read(path)).length;
}

/** Ten packets arrive before a browser answers (RFC 6928); about one is headers. */
const FIRST_TRIP_BYTES = 9 * 1460;

/** The part of a page that a browser can show after one round trip. */
function firstTrip(file: string): string {
  return brotliDecompressSync(sent.get(file)?.subarray(0, FIRST_TRIP_BYTES) ?? '', {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString('utf8');
}

const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + bytesOf(path), 0);

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, path = '']) => path);
}

const SCENE = 'data-scene="yes"';

function hasScene(file: string): boolean {
  return readFileSync(join(dist, file), 'utf8').includes(SCENE);
}

/** What a page loads, from its HTML alone. */
function costOf(file: string): Record<Kind, number> {
  const html = readFileSync(join(dist, file), 'utf8').replace(/<template[\s\S]*?<\/template>/g, '');
  const scripts = found(
    html,
    /<(?:script[^>]* (?:data-)?src|link rel="modulepreload" href)="([^"]+)"/g,
  );
  // All fonts that its texts need, not only preloaded ones.
  const fonts = found(html, /url\((\/assets\/[^)]+\.woff2)\)/g);
  const pictures = found(html, /<img[^>]* src="([^"]+)"[^>]* loading="eager"/g);
  const sheets = found(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  // The page itself, and its icon.
  const others = 2 + sheets.length + fonts.length + pictures.length;
  const modules = [
    ...new Set(found(html, /data-islands="([^"]+)"/g).flatMap((files) => files.split(' '))),
  ];
  return {
    html: bytesOf(file),
    script: sum(scripts),
    font: sum(fonts),
    picture: sum(pictures),
    style: sum(sheets),
    afterInteraction: sum(modules),
    requests: others + scripts.length,
    requestsWithCode: others + new Set([...scripts, ...modules]).size,
  };
}

describe('the built site', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const counted = files.filter((file) => /\.(?:html|js|css|svg)$/.test(file));
  await eachInParallel(counted, CONCURRENCY, compress);

  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(([, file]) => hasScene(file)).length).toBeGreaterThan(15);
  });

  it.each(pages)('keeps the budget of %s', (route, file) => {
    const budget = { ...budgets['every page'], ...ofRoutes[route] };
    const over = Object.entries(costOf(file)).filter(([kind, cost]) => cost > budget[kind as Kind]);
    expect(over).toEqual([]);
  });

  it.each(pages)('has the heading of %s in its first round trip', (_, file) => {
    expect(firstTrip(file)).toContain('</h1>');
  });

  it.each(pages.filter(([, file]) => hasScene(file)))(
    'has the scene of %s in its first round trip',
    (_, file) => {
      const [, scene = ''] = firstTrip(file).split(SCENE);
      expect(scene).toMatch(
        /^[^>]*><div[^>]*><svg [^>]*data-inline="\/pictures\/[^"]+"[\s\S]*<\/svg>/,
      );
    },
  );

  it('has the drawing and the answers of the home page in its first round trip', () => {
    const [, after = ''] = firstTrip('index.html').split('</h1>');
    const [glance, rest] = after.split('</section>');
    expect(glance).toContain('<svg class="');
    expect(glance).toContain('data-inline="/pictures/camp.svg"');
    expect(rest).toBeDefined();
  });

  it('has a budget only for existing pages', () => {
    const known = new Set<string>(pages.map(([route]) => route));
    expect(Object.keys(budgets).filter((route) => /^\//.test(route) && !known.has(route))).toEqual(
      [],
    );
  });
});
