import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile } from '../../src/content/picture-file.ts';

/** From this Exif orientation on, a picture is rotated by 90°. */
const FIRST_ROTATED_ORIENTATION = 5;

/** The files that the site serves as they are, by URL; pictures are measured on request. */
export class ServedFiles extends Set<string> {
  readonly #folder: string;
  readonly #measured = new Map<string, PictureFile>();

  constructor(folder: string, urls: Iterable<string>) {
    super(urls);
    this.#folder = folder;
  }

  pictureAt(url: string): PictureFile | undefined {
    if (!this.has(url)) return undefined;
    const picture = this.#measured.get(url) ?? measured(join(this.#folder, url));
    this.#measured.set(url, picture);
    return picture;
  }
}

function measured(path: string): PictureFile {
  const { size: bytes } = statSync(path);
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(readFileSync(path));
    const turned = orientation >= FIRST_ROTATED_ORIENTATION;
    const size = turned ? { width: height, height: width } : { width, height };
    return { kind: type, ...size, bytes };
  } catch {
    return { kind: '', width: 0, height: 0, bytes };
  }
}
