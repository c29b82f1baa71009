import { downloadZip } from 'client-zip';
import { cleanPicture } from './cleaning/clean-picture.ts';
import { DamagedPicture } from './cleaning/parts.ts';
import { archiveName, fileName, type NameFields } from './file-name.ts';
import type { Photo, RefusedFile } from './photos.ts';

/** What the names of one run have in common. */
export interface Naming {
  readonly fields: NameFields;
  /** Today in Rome. */
  readonly date: string;
  /** The number of the archive, when there are several. */
  readonly archive: number | undefined;
}

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export interface Renamed {
  /** Undefined when no photo of the batch was sound. */
  readonly download: Download | undefined;
  readonly photos: number;
  readonly positions: number;
  /** Photos that held anything besides the picture. */
  readonly data: number;
  readonly refused: readonly RefusedFile[];
}

interface Clean extends Download {
  readonly hadPosition: boolean;
  readonly hadData: boolean;
}

/**
 * Cleans and names the photos of one batch, one after the other: a single one is handed out as it is,
 * several as an archive. At most one photo is in memory at a time, besides the archive.
 * @param onProgress told how many steps are done; each photo has two
 * @throws the reason of the signal once it is aborted
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
    positions: clean.filter(({ hadPosition }) => hadPosition).length,
    data: clean.filter(({ hadData }) => hadData).length,
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
    for (const [place, { name, content }] of clean.entries()) {
      signal.throwIfAborted();
      onProgress(place);
      // When the photo was taken is nobody's business either.
      yield { name, input: content, lastModified: new Date(`${date}T12:00:00`) };
    }
  }
  const content = await downloadZip(entries()).blob();
  signal.throwIfAborted();
  onProgress(clean.length);
  return { name: archiveName(fields, date, archive), content };
}
