import {
  extensionFor,
  type PictureKind,
  pictureKind,
  SNIFFED_BYTES,
} from './cleaning/picture-kind.ts';

/** Larger than any phone's photo: a video or a poster. */
export const LARGEST_PHOTO_BYTES = 100_000_000;

export type Refusal =
  | 'heic'
  | 'otherPicture'
  | 'noPicture'
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'damaged';

/** A photo to rename. Its suffix is fixed from the start, so that the preview is accurate. */
export interface Photo {
  readonly file: File;
  readonly size: number;
  readonly kind: PictureKind;
  readonly extension: string;
  readonly suffix: string;
}

export interface RefusedFile {
  readonly name: string;
  readonly reason: Refusal;
}

/** Sorts files by their first bytes: photos get a suffix, others a reason for rejection. */
export async function sortFiles(
  files: readonly File[],
  taken: Iterable<string>,
  random: RandomBytes,
): Promise<{ photos: Photo[]; refused: RefusedFile[] }> {
  const photos: Photo[] = [];
  const refused: RefusedFile[] = [];
  const suffixes = new Set(taken);
  for (const file of files) {
    const kind = await judge(file);
    if (kind === 'jpeg' || kind === 'png' || kind === 'webp') {
      const suffix = newSuffix(suffixes, random);
      suffixes.add(suffix);
      const extension = extensionFor(file.name, kind);
      photos.push({ file, size: file.size, kind, extension, suffix });
    } else refused.push({ name: file.name, reason: kind });
  }
  return { photos, refused };
}

async function judge(file: File): Promise<PictureKind | Refusal> {
  if (file.size > LARGEST_PHOTO_BYTES) return 'tooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
    return start.length === 0 ? 'empty' : pictureKind(start);
  } catch (error) {
    // A dropped folder, or a file that was moved since.
    if (error instanceof DOMException) return 'unreadable';
    throw error;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 8;
/** Bytes from here on are rejected: they would bias the result towards the first letters. */
const UNBIASED_LIMIT = 256 - (256 % LETTERS.length);

export type RandomBytes = (count: number) => Uint8Array;

/** Bytes of the device's cryptographic source. */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Eight characters of A–Z and 0–9, unique among the photos. */
export function newSuffix(taken: ReadonlySet<string>, random: RandomBytes): string {
  let suffix = '';
  do suffix = randomSuffix(random);
  while (taken.has(suffix));
  return suffix;
}

function randomSuffix(random: RandomBytes): string {
  let suffix = '';
  while (suffix.length < LENGTH) {
    for (const byte of random(LENGTH - suffix.length)) {
      if (byte < UNBIASED_LIMIT) suffix += LETTERS[byte % LETTERS.length];
    }
  }
  return suffix;
}
