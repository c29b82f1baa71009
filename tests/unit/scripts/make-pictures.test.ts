import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ServedFiles } from '../../../scripts/project/served-files.ts';
import { makePictures } from '../../../scripts/site/pictures/make-pictures.ts';
import { measuredContent } from '../../../scripts/site/pictures/measured-content.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const home = temporaryFolder();

const folders = {
  served: join(home, 'public'),
  out: join(home, 'dist'),
  cache: join(home, 'cache'),
};
const POOL = '/pictures/pool.jpg';
const files = new ServedFiles(folders.served, [POOL]);

/** A rotated photograph with a location and a camera name. */
async function takePhoto(): Promise<void> {
  mkdirSync(join(folders.served, 'pictures'), { recursive: true });
  const photo = sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#2a7fb8' },
  });
  const exif = { IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '41/1 50/1 0/1' } };
  const bytes = await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(join(folders.served, POOL), bytes);
}

describe('a photograph of a phone', async () => {
  await takePhoto();

  it('is measured upright', () => {
    expect(files.pictureAt(POOL)).toMatchObject({ kind: 'jpg', width: 800, height: 1200 });
  });

  it('is offered in several sizes, upright and without metadata', async () => {
    await makePictures([POOL], files, folders);
    const made = readdirSync(join(folders.out, 'pictures')).sort();
    expect(made).toEqual([
      'pool-jpg-480.avif',
      'pool-jpg-480.webp',
      'pool-jpg-800.avif',
      'pool-jpg-800.webp',
      'pool.jpg',
    ]);
    for (const name of made) {
      const path = join(folders.out, 'pictures', name);
      const { width = 0, height = 0, exif, orientation } = await sharp(path).metadata();
      expect([name, height / width, exif, orientation]).toEqual([name, 1.5, undefined, undefined]);
      expect(readFileSync(path).includes('Anna')).toBe(false);
    }
  });

  it('is not made again if it is cached', async () => {
    const kept = readdirSync(folders.cache);
    await makePictures([POOL], files, folders);
    expect(readdirSync(folders.cache)).toEqual(kept);
  });

  it('gives content its size and, in a build, its widths', () => {
    const content = new Map([
      ['pictures.json', { mediaHost: null, pictures: { pool: { file: POOL } } }],
    ]);
    const pool = (isBuilt: boolean) =>
      measuredContent(content, files, isBuilt).get('pictures.json');
    const size = { file: POOL, width: 800, height: 1200 };
    expect(pool(false)).toMatchObject({ pictures: { pool: size } });
    expect(pool(true)).toMatchObject({ pictures: { pool: { ...size, widths: [480, 800] } } });
  });

  it('stops the build when it stays too heavy', async () => {
    const noise = sharp({
      create: {
        width: 480,
        height: 1700,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
    const path = '/pictures/noise.jpg';
    writeFileSync(join(folders.served, path), await noise.jpeg({ quality: 95 }).toBuffer());
    const noisy = new ServedFiles(folders.served, [path]);
    await expect(makePictures([path], noisy, folders)).rejects.toThrow(
      /^La foto public\/pictures\/noise\.jpg pesa \d+ kB anche rimpicciolita, più dei 350/,
    );
  });
});
