import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PageContent, SiteContent } from '../../../src/content/content.ts';
import { getOrCreate } from '../../project/cache.ts';
import { type PictureFolders, write } from './make-pictures.ts';

/** As messengers and social networks preview a shared page. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** As in `src/styles/tokens.css`: icons need a background of their own. */
const SKY = '#dcf0f8';
const LOGO = '/favicon.svg';
const ICONS = [
  { path: '/apple-touch-icon.png', size: 180 },
  { path: '/icons/192.png', size: 192 },
  { path: '/icons/512.png', size: 512 },
];
/** Increase it with a change below, to make the pictures again. */
const VERSION = 2;

/** The URL of a page's preview; undefined without a drawing, for the site's preview. */
export function socialPreviewUrl(
  { site, pictures }: Pick<SiteContent, 'site' | 'pictures'>,
  { page }: Pick<PageContent, 'page'>,
): string | undefined {
  const file = pictures.pictures[firstPicture(page) ?? '']?.file ?? '';
  const isOurs = pictures.mediaHost === null && /^\/pictures\/.*\.svg$/.test(file);
  return isOurs ? site.origin + previewPath(file) : undefined;
}

/** Renders what must be PNG: previews of pages, and phone icons. */
export async function makeSocialPreviews(
  paths: readonly string[],
  folders: PictureFolders,
): Promise<void> {
  for (const path of paths.filter((path) => /^\/pictures\/.*\.svg$/.test(path))) {
    await writeRendered(path, previewPath(path), folders, cropped);
  }
  for (const { path, size } of ICONS) {
    await writeRendered(LOGO, path, folders, (picture) =>
      picture.resize(size, size, { fit: 'contain', background: SKY }).flatten({ background: SKY }),
    );
  }
}

/** Crops a scene: two thirds of the excess at the top, in the sky, so that no head is cut. */
async function cropped(picture: Sharp): Promise<Sharp> {
  const { width, height } = PREVIEW_SIZE;
  const fitted = await picture.resize({ width, height, fit: 'outside' }).png().toBuffer();
  const resized = sharp(fitted);
  const size = await resized.metadata();
  const left = Math.round((size.width - width) / 2);
  const top = Math.round(((size.height - height) * 2) / 3);
  return resized.extract({ left, top, width, height });
}

function previewPath(file: string): string {
  return file.replace(/^\/pictures\/(.*)\.svg$/, '/share/$1.png');
}

/** The first picture that the structure of a page names. */
function firstPicture(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('picture' in value && typeof value.picture === 'string') return value.picture;
  for (const child of Object.values(value)) {
    const found = firstPicture(child);
    if (found) return found;
  }
  return undefined;
}

/** Renders a picture, or takes it from the cache. */
async function writeRendered(
  from: string,
  to: string,
  { served, out, cache }: PictureFolders,
  draw: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<void> {
  const source = readFileSync(join(served, from));
  const hash = createHash('sha256').update(source).update(to).digest('hex').slice(0, 20);
  const cached = join(cache, `${VERSION}-${hash}.png`);
  const make = async () => {
    const resized = await draw(sharp(source, { density: 144 }));
    return resized.png({ palette: true }).toBuffer();
  };
  write(join(out, to), await getOrCreate(cached, make));
}
