import {
  extensionFor,
  type PictureKind,
  pictureKind,
  SNIFFED_BYTES,
} from './cleaning/picture-kind.ts';

/** Larger than any phone's photo: a video or a poster. */
export const MAX_PHOTO_BYTES = 100_000_000;

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

/** Tells photos from other files by their first bytes: photos get a suffix, others a reason for rejection. */
export async function splitFiles(
  files: readonly File[],
  taken: Iterable<string>,
): Promise<{ photos: Photo[]; refused: RefusedFile[] }> {
  const photos: Photo[] = [];
  const refused: RefusedFile[] = [];
  const suffixes = new Set(taken);
  for (const file of files) {
    const kind = await judge(file);
    if (kind === 'jpeg' || kind === 'png' || kind === 'webp') {
      const suffix = newSuffix(suffixes);
      suffixes.add(suffix);
      const extension = extensionFor(file.name, kind);
      photos.push({ file, size: file.size, kind, extension, suffix });
    } else refused.push({ name: file.name, reason: kind });
  }
  return { photos, refused };
}

async function judge(file: File): Promise<PictureKind | Refusal> {
  if (file.size > MAX_PHOTO_BYTES) return 'tooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
    return start.length === 0 ? 'empty' : pictureKind(start);
  } catch (error) {
    // A dropped folder, or a file that was moved since.
    if (error instanceof DOMException) return 'unreadable';
    throw error;
  }
}

/** Of A–Z and 0–9, without those that look alike. A byte picks each of the 32 equally often. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Eight capitals or digits, unique among the photos. */
export function newSuffix(taken: ReadonlySet<string>): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    const suffix = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
    if (!taken.has(suffix)) return suffix;
  }
}
