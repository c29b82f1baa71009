import { downloadZip } from 'client-zip';
import { cleanPicture } from './cleaning/clean-picture.ts';
import { DamagedPicture } from './cleaning/parts.ts';
import { archiveName, fileName, type NameFields } from './file-name.ts';
import type { Photo, RefusedFile } from './photos.ts';

/** The common part of the names of one run. */
export interface Naming {
  readonly fields: NameFields;
  /** Today in Rome. */
  readonly date: string;
  /** The number of the archive, if there are several. */
  readonly archive: number | undefined;
}

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export interface Renamed {
  /** Undefined if every photo of the batch was damaged. */
  readonly download: Download | undefined;
  readonly photos: number;
  readonly withGpsCount: number;
  /** The number of photos that held any metadata. */
  readonly withMetadataCount: number;
  readonly refused: readonly RefusedFile[];
}

interface Clean extends Download {
  readonly hadPosition: boolean;
  readonly hadData: boolean;
}

/**
 * Cleans and renames the photos of one batch, one at a time: returns a single photo as it is,
 * several as an archive. At most one photo is in memory at a time, besides the archive.
 * @param onProgress called with the number of finished steps; each photo has two
 * @throws the signal's reason when it is aborted
 */
export async function renamePhotos(
  photos: readonly Photo[],
  naming: Naming,
  signal: AbortSignal,
  onProgress: (steps: number) => void,
): Promise<Renamed> {
  const clean: Clean[] = [];
  const refused: RefusedFile[] = [];
  for (const photo of photos) {
    signal.throwIfAborted();
    const result = await tryToClean(photo, naming);
    if ('reason' in result) refused.push(result);
    else clean.push(result);
    onProgress(clean.length + refused.length);
  }
  return {
    download: await pack(clean, naming, signal, (done) => onProgress(photos.length + done)),
    photos: clean.length,
    withGpsCount: clean.filter(({ hadPosition }) => hadPosition).length,
    withMetadataCount: clean.filter(({ hadData }) => hadData).length,
    refused,
  };
}

async function tryToClean(photo: Photo, naming: Naming): Promise<Clean | RefusedFile> {
  const { file, kind, suffix, extension } = photo;
  try {
    const name = fileName(naming.fields, naming.date, suffix, extension);
    return { name, ...(await cleanPicture(file, kind)) };
  } catch (error) {
    if (error instanceof DamagedPicture) return { name: file.name, reason: 'damaged' };
    if (error instanceof DOMException) return { name: file.name, reason: 'unreadable' };
    throw error;
  }
}

async function pack(
  clean: readonly Clean[],
  { fields, date, archive }: Naming,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Download | undefined> {
  const [first, ...others] = clean;
  if (!first || others.length === 0) return first;
  async function* entries() {
    for (const [index, { name, content }] of clean.entries()) {
      signal.throwIfAborted();
      onProgress(index);
      // Hides when the photo was taken, too.
      yield { name, input: content, lastModified: new Date(`${date}T12:00:00`) };
    }
  }
  const content = await downloadZip(entries()).blob();
  signal.throwIfAborted();
  onProgress(clean.length);
  return { name: archiveName(fields, date, archive), content };
}
