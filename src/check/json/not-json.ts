import type { FindingArgs } from '../finding.ts';
import type { SyntaxSlip } from './brackets.ts';

/** Far above any file of ours; a larger one would make the check slow. */
export const MAX_CHARACTERS = 8_000_000;

/** How pictures, documents, archives and web pages begin, as decoded from UTF-8. */
const OTHER_PROGRAM =
  /^(?:\uFFFDPNG\r\n|\uFFFD{3,4}(?:.{0,6}(?:JFIF|Exif)|\0)|GIF8|RIFF.{4}WEBP|.{4}ftyphei|%PDF|PK\p{Cc}{2}|\uFFFD{2}\p{Cc}\u0871|\{\\rtf|<(?:!doctype|html|\?xml))/isu;

/** Text has fewer zeros than one in this many characters. */
const MAX_ZEROS = 50;

/** UTF-16 in either byte order, with or without its mark: every other character is a zero. */
const UTF_16 = /^(?:\uFFFD{2}(?:[^\0]\0|\0[^\0])|[^\0]\0[^\0]\0|\0[^\0]\0)/;

/** Why a file cannot be JSON at all: its size, its encoding, its kind. */
export function notJson(text: string): Pick<SyntaxSlip, 'code' | 'args'> | undefined {
  if (text.trim() === '') return { code: 'json-empty', args: {} };
  if (text.length > MAX_CHARACTERS)
    return { code: 'file-too-large', args: { megabytes: Math.ceil(text.length / 1_000_000) } };
  const otherKind = (kind: string) => ({ code: 'file-other-kind', args: { kind } }) as const;
  if (OTHER_PROGRAM.test(text)) return otherKind('il file di un altro programma');
  if (!/[{}[\]]/.test(text)) return otherKind('testo senza parentesi');
  const zeros = text.split('\0').length - 1;
  if (zeros > 0 && UTF_16.test(text))
    return { code: 'file-other-encoding', args: { encoding: 'UTF-16' } };
  // A zero or two are a mistake, many are a picture or a program.
  if (zeros * MAX_ZEROS < text.length) return undefined;
  return otherKind('un file che non è di testo');
}

/** «Ã¨», «â€™», «√®», «ï¿½»: UTF-8 letters that were decoded as an older encoding and saved. */
export const MOJIBAKE =
  /[ÃÂ][\u0080-\u00BF…†‡°Œœ]|â[\u0080€].?|√[\u00A8\u00A9\u00AE†π≤]|‚Ä|ï¿½|\uFFFD/g;
/** So few may be words of another language. */
const MAX_STRANGE = 2;

/** Letters garbled by the wrong encoding: where the first is, what it became, how many. */
export function garbledLetters(
  text: string,
): { start: number; end: number; args: FindingArgs } | undefined {
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) return { start: lost, end: lost + 1, args: {} };
  const [first, ...others] = text.matchAll(MOJIBAKE);
  if (!first || others.length < MAX_STRANGE) return undefined;
  const { index: start, 0: found } = first;
  return { start, end: start + found.length, args: { found, count: others.length + 1 } };
}
