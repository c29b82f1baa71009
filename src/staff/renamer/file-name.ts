/** What staff type, as they typed it. */
export interface NameFields {
  readonly prefix: string;
  readonly code: string;
  readonly title: string;
}

export type FieldName = keyof NameFields;

/** Lengths that the owner's specification fixes. */
export const PREFIX_LETTERS = 2;
export const MAX_CODE_LENGTH = 10;

/**
 * File systems hold 255 bytes; what is left lets an archive be unpacked some folders deep, where
 * Windows counts the whole path.
 */
export const MAX_NAME_BYTES = 200;

const PREFIX = /^[A-Za-z]{2}$/;
/** Characters that Windows forbids in names, and path separators. */
const FORBIDDEN = /[<>:"/\\|?*]/gu;
/** Invisible characters: controls, bidi and width marks, lone surrogates. */
const INVISIBLE = /\p{C}|\u034F|[\u115F\u1160\u3164\uFFA0]/gu;

/** The missing or invalid fields, in page order. */
export function wrongFields({ prefix, code, title }: NameFields): FieldName[] {
  const characters = [...code.trim().normalize('NFC')].length;
  const wrong: Readonly<Record<FieldName, boolean>> = {
    prefix: !PREFIX.test(prefix.trim()),
    code: characters > MAX_CODE_LENGTH || inName(code) === '',
    title: inName(title) === '',
  };
  return (['prefix', 'code', 'title'] as const).filter((field) => wrong[field]);
}

/**
 * `PR-code_title_YYYY-MM-DD-XXXXXXXX.ext`, as the owner specified. A name never starts with a
 * word that Windows reserves, because the prefix has two letters. Long titles are truncated.
 * @param date of the calendar in Rome
 * @param extension without a dot
 */
export function fileName(
  fields: NameFields,
  date: string,
  suffix: string,
  extension: string,
): string {
  return withEnd(fields, `_${date}-${suffix}.${extension}`);
}

/** The name of an archive, with its number if there are several. */
export function archiveName(fields: NameFields, date: string, number: number | undefined): string {
  return withEnd(fields, `_${date}${number === undefined ? '' : `-${number}`}.zip`);
}

function withEnd({ prefix, code, title }: NameFields, end: string): string {
  const start = `${prefix.trim().toUpperCase()}-${inName(code)}_`;
  return `${start}${cut(inName(title), MAX_NAME_BYTES - bytesOf(start + end))}${end}`;
}

function inName(text: string): string {
  return (
    text
      .trim()
      .replace(/\s/gu, '_')
      .replace(FORBIDDEN, '_')
      .replace(INVISIBLE, '')
      // Last, since a removed character may have separated combining marks.
      .normalize('NFC')
  );
}

/** Truncates between visible characters. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let shortened = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(shortened + segment) > bytes) break;
    shortened += segment;
  }
  return shortened;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
