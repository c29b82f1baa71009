import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  makeSharePictures,
  SHARE_SIZE,
  shareUrl,
} from '../../../scripts/site/pictures/share-pictures.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const site = { origin: 'https://camp.example' };
const pictures = { mediaHost: null, pictures: { lake: { file: '/pictures/lake.svg' } } };
type Args = Parameters<typeof shareUrl>;
const shared = (page: object, from: object = pictures) =>
  shareUrl(...([{ site, pictures: from }, { page }] as unknown as Args));

it('renders a preview of each scene, and phone icons', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  const [served, out, cache] = ['public', 'out', 'cache'].map((name) => join(folder, name));
  mkdirSync(join(String(served), 'pictures'), { recursive: true });
  for (const name of ['favicon.svg', 'pictures/lake.svg'])
    writeFileSync(join(String(served), name), DRAWING);
  await makeSharePictures(['/pictures/lake.svg', '/pictures/photo.jpg'], {
    served: String(served),
    out: String(out),
    cache: String(cache),
  });
  const size = async (name: string) => {
    const { width, height } = await sharp(join(String(out), name)).metadata();
    return { width, height };
  };
  expect(await size('share/lake.png')).toEqual(SHARE_SIZE);
  expect(await size('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  expect(await size('icons/512.png')).toEqual({ width: 512, height: 512 });
});

it('uses the first drawing that a page names', () => {
  expect(shared({ sections: [{ picture: 'lake' }] })).toBe('https://camp.example/share/lake.png');
});

it('uses the site’s preview for a page without a drawing of ours', () => {
  expect(shared({ sections: [] })).toBeUndefined();
  expect(
    shared({ picture: 'lake' }, { ...pictures, mediaHost: 'https://media.example' }),
  ).toBeUndefined();
});
