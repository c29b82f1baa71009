import { extensionFor, kindOf, type PictureKind, SNIFFED_BYTES } from './cleaning/picture-kind.ts';
import { newSuffix, type RandomBytes } from './suffix.ts';

/** Larger than any phone's photo: somebody chose a film or a poster. */
export const LARGEST_PHOTO_BYTES = 100_000_000;

export type Refusal =
  | 'heic'
  | 'otherPicture'
  | 'noPicture'
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'damaged';

/** A photo that can be renamed. The suffix is its own from the start, so that the preview is true. */
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

export interface SortedFiles {
  readonly photos: readonly Photo[];
  readonly refused: readonly RefusedFile[];
}

/** Looks at the first bytes of each file: what is a photo gets a suffix, the others a reason. */
export async function sortFiles(
  files: readonly File[],
  taken: Iterable<string>,
  random: RandomBytes,
): Promise<SortedFiles> {
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
    return start.length === 0 ? 'empty' : kindOf(start);
  } catch (error) {
    // A folder that was dropped, or a file that has been moved since.
    if (error instanceof DOMException) return 'unreadable';
    throw error;
  }
}
