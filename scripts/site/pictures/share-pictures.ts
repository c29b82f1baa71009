import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PageContent, SiteContent } from '../../../src/content/content.ts';
import { cachedOr } from '../../project/cache.ts';
import { type PictureFolders, write } from './make-pictures.ts';

/** As messengers and networks show a page that somebody sends. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** As in `src/styles/tokens.css`: phones lay icons on no paper of their own. */
const SKY = '#dcf0f8';
const MARK = '/favicon.svg';
const ICONS = [
  { address: '/apple-touch-icon.png', size: 180 },
  { address: '/icons/192.png', size: 192 },
  { address: '/icons/512.png', size: 512 },
];
/** A change of the pictures below makes them anew. */
const RECIPE = 2;

/** The page's own scene as it is shared; a page without a drawing shares that of the site. */
export function shareAddress(
  { site, pictures }: Pick<SiteContent, 'site' | 'pictures'>,
  { page }: Pick<PageContent, 'page'>,
): string | undefined {
  const file = pictures.pictures[firstPicture(page) ?? '']?.file ?? '';
  const isOurs = pictures.mediaHost === null && /^\/pictures\/.*\.svg$/.test(file);
  return isOurs ? site.origin + shared(file) : undefined;
}

/** Draws what cannot be a drawing: pictures of shared pages, and icons of phones. */
export async function makeSharePictures(
  addresses: readonly string[],
  folders: PictureFolders,
): Promise<void> {
  for (const address of addresses.filter((one) => /^\/pictures\/.*\.svg$/.test(one))) {
    await put(address, shared(address), folders, sharedPart);
  }
  for (const { address, size } of ICONS) {
    await put(MARK, address, folders, (picture) =>
      picture.resize(size, size, { fit: 'contain', background: SKY }).flatten({ background: SKY }),
    );
  }
}

/** A scene is higher than what is shared of it: two thirds of what is too much is sky, so that no head is cut. */
async function sharedPart(picture: Sharp): Promise<Sharp> {
  const { width, height } = SHARE_SIZE;
  const whole = await picture.resize({ width, height, fit: 'outside' }).png().toBuffer();
  const drawn = sharp(whole);
  const size = await drawn.metadata();
  const left = Math.round((size.width - width) / 2);
  const top = Math.round(((size.height - height) * 2) / 3);
  return drawn.extract({ left, top, width, height });
}

function shared(file: string): string {
  return file.replace(/^\/pictures\/(.*)\.svg$/, '/share/$1.png');
}

/** The first drawing that the structure of a page names. */
function firstPicture(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('picture' in value && typeof value.picture === 'string') return value.picture;
  for (const child of Object.values(value)) {
    const found = firstPicture(child);
    if (found) return found;
  }
  return undefined;
}

/** What was drawn once is kept for the next build. */
async function put(
  from: string,
  to: string,
  { served, out, cache }: PictureFolders,
  draw: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<void> {
  const source = readFileSync(join(served, from));
  const hash = createHash('sha256').update(source).update(to).digest('hex').slice(0, 20);
  const kept = join(cache, `${RECIPE}-${hash}.png`);
  const make = async () => {
    const drawn = await draw(sharp(source, { density: 144 }));
    return drawn.png({ palette: true }).toBuffer();
  };
  write(join(out, to), await cachedOr(kept, make));
}
