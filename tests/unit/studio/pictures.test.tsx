import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { record } from '../../../scripts/studio/git/record.ts';
import { savePicture } from '../../../scripts/studio/pictures.ts';
import { MAX_BYTES } from '../../../src/content/picture-file.ts';
import { newPictureFile } from '../../../src/studio/page/fields/PictureDrop.tsx';
import { temporaryFolder } from '../../temporary-folder.ts';
import { PRICES, repositoryOfContent } from './repository-of-content.ts';

function shelf() {
  const folder = temporaryFolder();
  const served = join(folder, 'public');
  const all = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  return { served, all };
}

/** As from a phone: stored on its side, with a GPS position. */
const photo = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#2a7fb8' } })
  .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '41/1 50/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

/** The same, small, for tests of names and places. */
const small = photo.then((bytes) => sharp(bytes).resize(20).jpeg().toBuffer());

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

describe('an uploaded picture', () => {
  it('is upright, resized and without metadata', async () => {
    const { served, all } = shelf();
    const url = await savePicture(await photo, 'IMG 0012 Città.JPG', served);
    expect(url).toBe('/pictures/img-0012-citta.jpg');
    const bytes = readFileSync(join(served, url));
    const { width, height, exif, orientation, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation, format }).toEqual({
      width: 1600,
      height: 2400,
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    });
    expect(bytes.includes('Anna')).toBe(false);
    expect(all()).toEqual(['img-0012-citta.jpg']);
  });

  it('overwrites no other whose name differs only in punctuation', async () => {
    const { served, all } = shelf();
    for (const name of ['a b.png', 'a#b.png', 'À&B.png'])
      await savePicture(await small, name, served);
    expect(all()).toEqual(['a-b-2.jpg', 'a-b-3.jpg', 'a-b.jpg']);
  });

  it.each([
    ['../../etc/passwd', '/pictures/foto.jpg'],
    ['../../etc/pass wd.png', '/pictures/etc-pass-wd.jpg'],
    ['\0\n<script>.jpg', '/pictures/script.jpg'],
    ['海.jpg', '/pictures/foto.jpg'],
    [`${'x'.repeat(300)}.jpg`, `/pictures/${'x'.repeat(40)}.jpg`],
  ])('is named with letters and digits only: %j', async (name, url) => {
    const { served } = shelf();
    expect(await savePicture(await small, name, served)).toBe(url);
  });

  it.each([
    ['in a format that browsers do not know', HEIC, 'picture-heic'],
    ['that is a byte too large', Buffer.alloc(MAX_BYTES + 1), 'picture-heavy'],
    ['that is a drawing with a script', Buffer.from('<svg onload="x()"/>'), 'picture-kind'],
    ['that is no picture', Buffer.from('{"week": 135}'), 'picture-kind'],
    ['that was cut off', Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), 'picture-kind'],
  ])('is refused with its reason, and leaves nothing: one %s', async (_, bytes, reason) => {
    const { served, all } = shelf();
    await expect(savePicture(bytes, 'x.jpg', served)).rejects.toMatchObject({ reason });
    expect(all()).toEqual([]);
  });

  it('leaves no partial file if the disk refuses it', async () => {
    const { served, all } = shelf();
    mkdirSync(served);
    writeFileSync(join(served, 'pictures'), 'a file in the place of the folder');
    await expect(savePicture(await small, 'x.jpg', served)).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(all()).toEqual(['pictures']);
  });
});

it('removes the size stated for the old file', () => {
  const pictures = { pictures: { pool: { file: '/pictures/pool.svg', width: 1200 } } };
  expect(newPictureFile(pictures, 'pool', '/pictures/a.jpg')).toEqual([
    { op: 'set', pointer: '/pictures/pool/file', value: '/pictures/a.jpg' },
    { op: 'remove', pointer: '/pictures/pool/width' },
  ]);
});

it('is committed with the save that names it', async () => {
  const { repository, top, git, write } = await repositoryOfContent();
  write('public/pictures/pool.jpg', 'pixels');
  const picture = join(top, 'public/pictures/pool.jpg');
  const after = PRICES.replace('135', '140');
  write('content/prices.json', after);
  expect(await record(repository, ['prices.json'], 's', [picture, '/etc/passwd'])).toBe('recorded');
  expect(git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual([
    'content/prices.json',
    'public/pictures/pool.jpg',
  ]);
  expect(git('status', '--porcelain')).toBe('');
});
