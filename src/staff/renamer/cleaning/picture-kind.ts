/** Formats whose metadata can be removed without re-encoding. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** The other kinds exist for an accurate reason for rejection. */
export type FileKind = PictureKind | 'heic' | 'otherPicture' | 'noPicture';

/** The number of leading bytes that `pictureKind` reads. */
export const SNIFFED_BYTES = 32;

const EXTENSIONS: Readonly<Record<PictureKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  png: ['png', 'apng'],
  webp: ['webp'],
};

const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|miaf)$/;
/** GIF, BMP, TIFF and raw photos, icons, Photoshop, JPEG XL. */
const OTHERS = ['GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '8BPS', '\xFF\x0A', '\0\0\0\x0CJXL '];

/** The kind of a file by its magic bytes, regardless of its name. */
export function pictureKind(start: Uint8Array): FileKind {
  const text = String.fromCharCode(...start.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.slice(4, 8) === 'ftyp') return kindOfBox(text);
  return OTHERS.some((mark) => text.startsWith(mark)) ? 'otherPicture' : 'noPicture';
}

/** The kind of an ISO base media file (HEIC, or a video). */
function kindOfBox(text: string): FileKind {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/[\s\S]{4}/g) ?? [])];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'otherPicture';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : 'noPicture';
}

/** The file's own extension, unless it does not match the kind. */
export function extensionFor(name: string, kind: PictureKind): string {
  const known = EXTENSIONS[kind];
  const typed = /\.([^.]+)$/u.exec(name)?.[1] ?? '';
  return known.includes(typed.toLowerCase()) ? typed : (known[0] ?? kind);
}
