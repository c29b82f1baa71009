import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_BYTES } from '../../src/content/picture-file.ts';
import { pictureKind } from '../../src/staff/renamer/cleaning/picture-kind.ts';
import { slugOf } from '../../src/studio/model/slug.ts';
import { CommandError } from '../project/command-error.ts';
import { writeAtomic } from '../project/write-atomic.ts';
import { cleanForSite } from '../site/pictures/make-pictures.ts';
import { PictureRefused } from './request.ts';

const FOLDER = 'pictures';
const MAX_NAME_LENGTH = 40;

/**
 * Adds a picture to those of the site, without metadata, resized, and under a free name; it is
 * written whole or not at all.
 * @param served folder of the files that the site serves as they are
 * @returns its URL
 * @throws PictureRefused, or the error of the disk
 */
export async function savePicture(
  bytes: Uint8Array,
  name: string,
  served: string,
): Promise<string> {
  const clean = await cleaned(Buffer.from(bytes));
  const own = plainName(name);
  // No await between finding a free name and taking it: two pictures must not share one.
  for (let count = 1; ; count += 1) {
    const file = `${own}${count > 1 ? `-${count}` : ''}.${clean.extension}`;
    if (existsSync(join(served, FOLDER, file))) continue;
    writeAtomic(join(served, FOLDER, file), clean.bytes);
    return `/${FOLDER}/${file}`;
  }
}

async function cleaned(bytes: Buffer) {
  if (bytes.length > MAX_BYTES) throw new PictureRefused('heavy');
  if (pictureKind(bytes) === 'heic') throw new PictureRefused('heic');
  try {
    const clean = await cleanForSite(bytes);
    if (clean) return clean;
  } catch (error) {
    if (error instanceof CommandError) throw new PictureRefused('detail');
    if (error instanceof Error && 'code' in error) throw error;
  }
  throw new PictureRefused('kind');
}

/** `IMG 0012.JPG` → `img-0012`; `foto` if no Latin letters are left. */
function plainName(name: string): string {
  const own = slugOf(name.replace(/\.[^.]*$/, '')).slice(0, MAX_NAME_LENGTH);
  return own.replace(/-+$/, '') || 'foto';
}
