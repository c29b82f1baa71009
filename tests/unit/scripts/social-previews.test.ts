import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  makeSocialPreviews,
  PREVIEW_SIZE,
  socialPreviewUrl,
} from '../../../scripts/site/pictures/social-previews.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const site = { origin: 'https://camp.example' };
const pictures = { mediaHost: null, pictures: { lake: { file: '/pictures/lake.svg' } } };
type Args = Parameters<typeof socialPreviewUrl>;
const shared = (page: object, from: object = pictures) =>
  socialPreviewUrl(...([{ site, pictures: from }, { page }] as unknown as Args));

it('renders a preview of each scene, and phone icons', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const folders = { served: at('public'), out: at('out'), cache: at('cache') };
  mkdirSync(at('public/pictures'), { recursive: true });
  for (const name of ['favicon.svg', 'pictures/lake.svg'])
    writeFileSync(join(folders.served, name), DRAWING);
  await makeSocialPreviews(['/pictures/lake.svg', '/pictures/photo.jpg'], folders);
  const size = async (name: string) => {
    const { width, height } = await sharp(join(folders.out, name)).metadata();
    return { width, height };
  };
  expect(await size('share/lake.png')).toEqual(PREVIEW_SIZE);
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
