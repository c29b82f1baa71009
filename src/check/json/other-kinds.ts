import type { FindingArgs } from '../finding.ts';
import type { Slip } from './span.ts';

/** Far above any file of ours; a larger one would make the check slow. */
export const MAX_CHARACTERS = 8_000_000;

/** Files of other programs by their first characters, as decoded from UTF-8. */
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

/** Text has fewer zeros than one in this many characters. */
const MAX_ZEROS = 50;

/** UTF-16 in either byte order, with or without its mark: every other character is a zero. */
const UTF_16 = /^(?:\uFFFD{2}(?:[^\0]\0|\0[^\0])|[^\0]\0[^\0]\0|\0[^\0]\0)/;

/** Why a file cannot be JSON at all: its size, its encoding, its kind. */
export function refusalOf(text: string): Pick<Slip, 'code' | 'args'> | undefined {
  if (text.trim() === '') return { code: 'json-empty', args: {} };
  if (text.length > MAX_CHARACTERS)
    return { code: 'file-too-large', args: { megabytes: Math.ceil(text.length / 1_000_000) } };
  const kind = KINDS.find(([begins]) => begins.test(text))?.[1];
  if (kind !== undefined) return { code: 'file-other-kind', args: { kind } };
  if (!/[{}[\]]/.test(text))
    return { code: 'file-other-kind', args: { kind: 'testo senza parentesi' } };
  const zeros = text.split('\0').length - 1;
  if (zeros > 0 && UTF_16.test(text))
    return { code: 'file-other-encoding', args: { encoding: 'UTF-16' } };
  // A zero or two are a mistake, many are a picture or a program.
  if (zeros * MAX_ZEROS < text.length) return undefined;
  return { code: 'file-other-kind', args: { kind: 'un file che non è di testo' } };
}

/** «Ã¨», «â€™», «√®»: UTF-8 letters that were decoded as an older encoding and saved. */
const TWICE_READ = /[ÃÂ][\u0080-\u00BF…†‡°Œœ]|â[\u0080€]|√[\u00A8\u00A9\u00AE†π≤]|‚Ä/g;
/** So few may be words of another language. */
const MAX_STRANGE = 2;

/** Letters garbled by the wrong encoding: where the first is, what it became, how many. */
export function garbledLetters(
  text: string,
): { start: number; end: number; args: FindingArgs } | undefined {
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) return { start: lost, end: lost + 1, args: {} };
  const [first, ...others] = text.matchAll(TWICE_READ);
  if (!first || others.length < MAX_STRANGE) return undefined;
  const { index: start, 0: found } = first;
  return { start, end: start + found.length, args: { found, count: others.length + 1 } };
}
