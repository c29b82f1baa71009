import type { FindingArgs } from '../finding.ts';
import type { FindingCode } from '../messages.ts';

/** Why a file is not read at all. */
export interface Refusal {
  readonly code: FindingCode;
  readonly args: FindingArgs;
}

/** No file of ours comes near; beyond it the check would keep people waiting. */
export const MOST_CHARACTERS = 8_000_000;

/** Files of other programs by their first characters, as a reader of UTF-8 sees them. */
const KINDS: readonly [begins: RegExp, kind: string][] = [
  [/^\uFFFDPNG\r\n/, 'un’immagine PNG'],
  [/^\uFFFD{3,4}(?:.{0,6}(?:JFIF|Exif)|\0)/s, 'un’immagine JPEG'],
  [/^GIF8/, 'un’immagine GIF'],
  [/^RIFF.{4}WEBP/s, 'un’immagine WebP'],
  [/^.{4}ftyphei/s, 'un’immagine HEIC'],
  [/^%PDF/, 'un documento PDF'],
  [/^PK\p{Cc}{2}/u, 'un documento Word o Excel, oppure un archivio ZIP'],
  [/^\uFFFD{2}\p{Cc}\u0871/u, 'un documento Word o Excel'],
  [/^\{\\rtf/, 'un documento RTF, non testo semplice'],
  [/^<(?:!doctype|html|\?xml)/i, 'una pagina web'],
];

/** One character in so many. */
const MOST_ZEROS = 50;

/** UTF-16 in one of its two orders, with its mark or without: each other character is a zero. */
const UTF_16 = /^(?:\uFFFD{2}(?:[^\0]\0|\0[^\0])|[^\0]\0[^\0]\0|\0[^\0]\0)/;

/** What keeps a file from being read as JSON at all: its size, its encoding, its kind. */
export function refusalOf(text: string): Refusal | undefined {
  if (text.trim() === '') return { code: 'json-empty', args: {} };
  if (text.length > MOST_CHARACTERS)
    return { code: 'file-too-large', args: { megabytes: Math.ceil(text.length / 1_000_000) } };
  const kind = KINDS.find(([begins]) => begins.test(text))?.[1];
  if (kind !== undefined) return { code: 'file-other-kind', args: { kind } };
  if (!/[{}[\]]/.test(text))
    return { code: 'file-other-kind', args: { kind: 'testo senza parentesi' } };
  const zeros = text.split('\0').length - 1;
  if (zeros > 0 && UTF_16.test(text))
    return { code: 'file-other-encoding', args: { encoding: 'UTF-16' } };
  // A zero or two are a slip, many are a picture or a program.
  if (zeros * MOST_ZEROS < text.length) return undefined;
  return { code: 'file-other-kind', args: { kind: 'un file che non è di testo' } };
}

/** «Ã¨», «â€™», «√®»: accents and apostrophes of UTF-8 that were read in an older code, and saved so. */
const TWICE_READ = /[ÃÂ][\u0080-\u00BF…†‡°Œœ]|â[\u0080€]|√[\u00A8\u00A9\u00AE†π≤]|‚Ä/g;
/** One may be a word of another language. */
const MOST_STRANGE = 2;

/** Letters that the wrong encoding made unreadable: where the first stands, and what they became. */
export function garbledLetters(
  text: string,
): { start: number; end: number; args: FindingArgs } | undefined {
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) return { start: lost, end: lost + 1, args: {} };
  const [first, ...others] = text.matchAll(TWICE_READ);
  if (!first || others.length < MOST_STRANGE) return undefined;
  const { index: start, 0: found } = first;
  return { start, end: start + found.length, args: { found, count: others.length + 1 } };
}
