import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { getOrCreate, readCache, writeCache } from '../../../scripts/project/cache.ts';
import { compressSite } from '../../../scripts/site/release/compress-site.ts';
import { inheritAssets } from '../../../scripts/site/release/inherit-assets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const NOW = Date.parse('2030-07-06T12:00:00Z');
const PAGE = `<!doctype html>${'<p>Casa</p>'.repeat(400)}`;
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = temporaryFolder();
});

/** Damage to a file by a crash, a full disk or an edit. */
const LEFTOVERS: [string, (file: string) => void][] = [
  ['emptied', (file) => truncateSync(file)],
  ['cut off', (file) => truncateSync(file, 50)],
  ['cut off within its hash', (file) => truncateSync(file, 8)],
  ['made of zeros', (file) => writeFileSync(file, Buffer.alloc(200))],
  ['random', (file) => writeFileSync(file, randomBytes(200))],
  ['changed in one byte', (file) => flip(file, 40)],
  ['longer than it was', (file) => writeFileSync(file, '!', { flag: 'a' })],
  ['a folder', (file) => [unlinkSync(file), mkdirSync(file)]],
];

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describe('the cache', () => {
  it('is read again', () => {
    for (const data of ['', 'text', randomBytes(1000)]) {
      writeCache(at('a/b'), data);
      expect(readCache(at('a/b'))).toEqual(Buffer.from(data));
    }
  });

  it.each(LEFTOVERS)('is made again when it is %s', async (_, damage) => {
    const make = async () => Buffer.from(PAGE);
    await getOrCreate(at('a'), make);
    damage(at('a'));
    expect(readCache(at('a'))).toBeUndefined();
    expect(String(await getOrCreate(at('a'), make))).toBe(PAGE);
  });

  it('does no harm when its folder is a file', async () => {
    writeFileSync(at('cache'), '');
    expect(String(await getOrCreate(at('cache/a'), async () => Buffer.from('made')))).toBe('made');
  });
});

describe('the compressed variants of a site', () => {
  it('contain the page, whatever the cache holds', async () => {
    for (const [, damage] of [...LEFTOVERS, ['whole', () => undefined] as const]) {
      rmSync(at('site'), { recursive: true, force: true });
      mkdirSync(at('site'));
      writeFileSync(at('site/index.html'), PAGE);
      await compressSite(at('site'), at('cache'), NOW);
      const forms = [
        String(brotliDecompressSync(readFileSync(at('site/index.html.br')))),
        String(gunzipSync(readFileSync(at('site/index.html.gz')))),
      ];
      expect(forms).toEqual([PAGE, PAGE]);
      for (const name of readdirSync(at('cache'))) damage(at(`cache/${name}`));
    }
  });

  it('are not inherited when they are damaged', () => {
    for (const name of ['old', 'new']) mkdirSync(at(`${name}/assets`), { recursive: true });
    writeFileSync(at('old/assets/a.js'), PAGE);
    writeFileSync(at('old/assets/a.js.br'), '');
    inheritAssets(at('old'), at('new'), NOW);
    expect(readFileSync(at('new/assets/a.js'), 'utf8')).toBe(PAGE);
    expect(() => readFileSync(at('new/assets/a.js.br'))).toThrow('ENOENT');
  });
});
