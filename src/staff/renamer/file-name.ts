/** What staff type, as they typed it. */
export interface NameFields {
  readonly prefix: string;
  readonly code: string;
  readonly title: string;
}

export type FieldName = keyof NameFields;

/** Section 5 of the specification. */
export const PREFIX_LETTERS = 2;
export const LONGEST_CODE = 10;

/**
 * File systems hold 255 bytes; what is left lets an archive be unpacked some folders deep, where
 * Windows counts the whole path.
 */
export const LONGEST_NAME_BYTES = 200;

const PREFIX = /^[A-Za-z]{2}$/;
/** What Windows refuses in names, and what would make folders elsewhere. */
const FORBIDDEN = /[<>:"/\\|?*]/gu;
/** Controls, marks of direction and of width, halves of characters: nobody could see them. */
const INVISIBLE = /\p{C}|\u034F|[\u115F\u1160\u3164\uFFA0]/gu;

/** The fields that are missing or wrong, in their order on the page. */
export function wrongFields({ prefix, code, title }: NameFields): FieldName[] {
  const characters = [...code.trim().normalize('NFC')].length;
  const wrong: Readonly<Record<FieldName, boolean>> = {
    prefix: !PREFIX.test(prefix.trim()),
    code: characters > LONGEST_CODE || inName(code) === '',
    title: inName(title) === '',
  };
  return (['prefix', 'code', 'title'] as const).filter((field) => wrong[field]);
}

/**
 * `PR-code_title_YYYY-MM-DD-XXXXXXXX.ext` (specification, section 3). A name never starts with a word
 * that Windows keeps for itself, because the prefix has two letters. A title that is too long is cut.
 * @param date of the calendar in Rome
 * @param extension without a point
 */
export function fileName(
  fields: NameFields,
  date: string,
  suffix: string,
  extension: string,
): string {
  const start = startOf(fields);
  const end = `_${date}-${suffix}.${extension}`;
  return `${start}${cut(inName(fields.title), LONGEST_NAME_BYTES - bytesOf(start + end))}${end}`;
}

/** The name of an archive; its number is there when it is one of several. */
export function archiveName(fields: NameFields, date: string, number: number | undefined): string {
  const start = startOf(fields);
  const end = `_${date}${number === undefined ? '' : `-${number}`}.zip`;
  return `${start}${cut(inName(fields.title), LONGEST_NAME_BYTES - bytesOf(start + end))}${end}`;
}

function startOf({ prefix, code }: NameFields): string {
  return `${prefix.trim().toUpperCase()}-${inName(code)}_`;
}

function inName(text: string): string {
  return (
    text
      .trim()
      .replace(/\s/gu, '_')
      .replace(FORBIDDEN, '_')
      .replace(INVISIBLE, '')
      // Last: what stood between two marks may have kept them apart.
      .normalize('NFC')
  );
}

/** Cuts between visible characters. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
