/** Something in a text that visitors would read as a fault. */
export interface Fault {
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

const SIGNS: readonly (readonly [what: string, regex: RegExp])[] = [
  ['tag', /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi],
  ['entity', /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi],
  ['brackets', /\[\[[^[\]]*\]\]/g],
  ['blank', /_{3,}|\.{6,}/g],
  [
    'to-do',
    /(?<![A-Za-z])(?:TODO|FIXME|XXX|TBD|LOREM)(?![A-Za-z])|[Ll]orem ipsum|(?:€|euro|%)\s?\?{2,}|(?<!\?)\?{2,}\s?(?:€|euro|%)|\?{3,}/g,
  ],
  ['markdown', /\*\*[^*\s][^*]*\*\*|^#{1,6} /g],
  ['direction', /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g],
  ['half-sign', /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g],
  ['mojibake', /Ã[\u0080-\u00BF]|â€.|Â[\u00A0-\u00BF]|ï¿½|\uFFFD/g],
];

/** Nearly all texts hold no sign of any. */
const MAY_BE_BROKEN =
  /[<&[?*#\u200E\u200F\u202A-\u202E\u2066-\u2069\uD800-\uDFFFÃâÂï\uFFFD]|_{3}|\.{6}|todo|fixme|xxx|tbd|lorem/i;

/** Tags, entities, signs of unfinished work, and letters that were read in the wrong code. */
export function faultsIn(text: string): Fault[] {
  if (!MAY_BE_BROKEN.test(text)) return [];
  return SIGNS.flatMap(([what, regex]) =>
    [...text.matchAll(regex)].map(({ 0: found, index }) => ({
      what,
      start: index,
      end: index + found.length,
    })),
  );
}

const NAME = /(?<![\p{L}\d_.{/@-])[a-z][a-zA-Z]*(?:\.[a-zA-Z\d]+)+(?![\p{L}\d_}])/gu;

/** Nearly all points end a sentence; asking so costs a tenth. */
const WITHIN = /[a-zA-Z\d]\.[a-zA-Z\d]/;

/** Names of facts that stand in a text without their braces. */
export function namesOfFacts(text: string, paths: ReadonlySet<string>): Fault[] {
  return dottedWords(text).filter(({ what }) => paths.has(what));
}

/** What looks like the name of a fact. */
export function dottedWords(text: string): Fault[] {
  if (!WITHIN.test(text)) return [];
  return [...text.matchAll(NAME)].map(({ 0: found, index }) => ({
    what: found,
    start: index,
    end: index + found.length,
  }));
}
