/** Raw JSON that a typist, a converter or bad luck leaves in place of a value. */
export const STRANGE_VALUES: readonly string[] = [
  ...['null', 'true', '-1', '0', '0.1', '1e308', '1e999', '-0', '123456789012345678901234567890'],
  ...['""', '" "', '"135"', '"centotrentacinque"', '"\\u0000"', '"\\ud800"', '"👩‍👧‍👦"', '"$&$1"'],
  ...['"{{"', '"}}"', '"{{}}"', '"{{season.end}}"', '"{{season.end, euro}}"', '"{{prices, euro}}"'],
  ...['"{{season.end, date"', '"{{$count}}"', '"{{__proto__.x, date}}"', '"$t(layout:brand)"'],
  ...[
    '"__proto__"',
    '"constructor"',
    '"../../altro"',
    '"/"',
    '"https://"',
    '"javascript:alert(1)"',
  ],
  ...['"<b>grassetto</b>"', '"(((((((((("', '"da 4 a 14 anni, 135 € al 5%, lunedì 9 giugno"'],
  ...['[]', '{}', '[[]]', '[null]', '[1, "due", null]', '{ "": "" }', '{ "__proto__": 1 }'],
  ...['{ "from": null, "to": 5 }', '{ "confirm": { "fields": [null] } }', '{ "confirm": 5 }'],
  // Days, months and hours that no calendar or clock has.
  ...['"2025-19-05"', '"2025-02-30"', '"2025-00-00"', '"0000-01-01"', '"9999-12-31"', '20250609'],
  ...['"+12025-06-09"', '"2025-6-9"', '"09/06/2025"', '"2025-06-09T00:00:00Z"', '"9 giugno 2025"'],
  ...['"25:61"', '"24:00"', '"7:30"', '"07.30"', '"07:30:99"', '"alle sette"', '"2025-02-29"'],
  // Deeper than anybody would read, and as long as a book.
  `${'['.repeat(20_000)}1${']'.repeat(20_000)}`,
  `${'{ "a": '.repeat(3000)}1${'}'.repeat(3000)}`,
  '['.repeat(500),
  JSON.stringify('La settimana costa 135 €. '.repeat(15_000)),
  JSON.stringify('{{'.repeat(7_500)),
  JSON.stringify('9'.repeat(400_000)),
];

/** A few mistyped characters. */
export const STRANGE_TYPING: readonly string[] = [
  ...'{}[],:"\\\'«»“”/*#<>=&\t\r\n 0€è\0\uFEFF\u2028',
  ...['', '",', '":', '//', '<<<<<<< HEAD', '"a": 1,', '},{', '" "', '\n\n    ', ', "', '\r\n'],
];

/** A file as another program saved it, or mixed up with another file. */
export const STRANGE_FILES: readonly ((text: string) => string)[] = [
  ...['', ' ', '{}', '[]', 'null', '1', '"testo"', '{', '}', '{"":{}}'].map((text) => () => text),
  (text) => text.slice(0, text.length / 2),
  (text) => decoded(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  (text) => decoded(Buffer.from(text, 'utf16le').swap16()),
  (text) => decoded(Buffer.from(text, 'latin1')),
  (text) => `\uFEFF${text}`,
  (text) => Buffer.from(text).toString('latin1'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => decoded(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(text)])),
  (text) => `%PDF-1.7\n${text}`,
  (text) => `{\\rtf1\\ansi ${text}}`,
  (text) => `<!doctype html>\n<p>${text}</p>`,
  () => 'week: 135\nday: 35\n',
  (text) => text + '\0'.repeat(64),
];

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
