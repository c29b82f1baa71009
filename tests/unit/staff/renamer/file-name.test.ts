import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  archiveName,
  fileName,
  MAX_NAME_BYTES,
  type NameFields,
  wrongFields,
} from '../../../../src/staff/renamer/file-name.ts';
import { newSuffix } from '../../../../src/staff/renamer/photos.ts';

const DATE = '2025-06-09';
const RUNS = 10_000;
const fields = (title: string, code = 'PISCINA', prefix = 'SC'): NameFields => ({
  prefix,
  code,
  title,
});

/** Texts that could confuse a file system, an archive or a reader. */
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.string({
    unit: fc.constantFrom(...'<>:"/\\|?*. \t\0\u202E_-😀', '\uD800', 'e\u0301', 'CON', '..'),
    maxLength: 10,
  }),
);

it('follows the grammar, whatever is typed', () => {
  const extension = fc.constantFrom('jpg', 'JPG', 'jpeg', 'png', 'webp');
  const prefix = fc.string({ unit: fc.constantFrom(...'abyzABYZ'), minLength: 2, maxLength: 2 });
  let complete = 0;
  fc.assert(
    fc.property(prefix, nasty, nasty, extension, (prefix, code, title, ext) => {
      const typed = { prefix, code, title };
      if (wrongFields(typed).length > 0) return;
      complete += 1;
      const name = fileName(typed, DATE, newSuffix(new Set()), ext);
      const parts = /^([A-Z]{2})-(.+)_(.+)_(\d{4}-\d{2}-\d{2})-([A-Z0-9]{8})\.(\w+)$/u.exec(name);
      if (!parts) throw new Error(`no name: ${JSON.stringify(name)}`);
      if (parts[4] !== DATE || parts[6] !== ext || !name.startsWith(`${prefix.toUpperCase()}-`)) {
        throw new Error(`wrong parts: ${name}`);
      }
      if (/[<>:"/\\|?*\s]|\p{C}/u.test(name)) throw new Error(`refused: ${JSON.stringify(name)}`);
      if (name !== name.normalize('NFC')) throw new Error(`not composed: ${name}`);
      if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`too long: ${name}`);
    }),
    { numRuns: RUNS },
  );
  expect(complete).toBeGreaterThan(RUNS / 3);
});

describe('a name', () => {
  it.each([
    ['gara di tuffi', 'SC-PISCINA_gara_di_tuffi_2025-06-09-AB12CD34.jpg'],
    ['  due  spazi ', 'SC-PISCINA_due__spazi_2025-06-09-AB12CD34.jpg'],
    ['Perche\u0301 no?', 'SC-PISCINA_Perché_no__2025-06-09-AB12CD34.jpg'],
    ['../segreti/CON.', 'SC-PISCINA_.._segreti_CON._2025-06-09-AB12CD34.jpg'],
    ['foto\u202Egpj.exe', 'SC-PISCINA_fotogpj.exe_2025-06-09-AB12CD34.jpg'],
    ['tuffi\u0000\u200B 🏊', 'SC-PISCINA_tuffi_🏊_2025-06-09-AB12CD34.jpg'],
  ])('writes the title %j', (title, name) => {
    expect(fileName(fields(title), DATE, 'AB12CD34', 'jpg')).toBe(name);
  });

  it('writes the prefix in capitals', () => {
    expect(fileName(fields('a', 'b', 'sc'), DATE, 'AB12CD34', 'JPG')).toMatch(/^SC-b_a_.*\.JPG$/);
  });

  it('cuts a long title between visible characters', () => {
    const name = fileName(fields('👨‍👩‍👧‍👦'.repeat(50)), DATE, 'AB12CD34', 'jpg');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
    expect(name).toMatch(/^SC-PISCINA_(👨👩👧👦|👨|👩|👧|👦)+_2025-06-09-AB12CD34\.jpg$/u);
  });

  it('of an archive has a number if there are several', () => {
    expect(archiveName(fields('tuffi'), DATE, undefined)).toBe('SC-PISCINA_tuffi_2025-06-09.zip');
    expect(archiveName(fields('tuffi'), DATE, 2)).toBe('SC-PISCINA_tuffi_2025-06-09-2.zip');
  });
});

describe('the fields', () => {
  it.each([
    [fields('tuffi'), []],
    [fields('tuffi', 'A'), []],
    [fields('tuffi', '1234567890'), []],
    [fields('tuffi', 'PISCINA', 'sc'), []],
    [fields('', '', ''), ['prefix', 'code', 'title']],
    [fields('  \t'), ['title']],
    [fields('\u200B'), ['title']],
    [fields('tuffi', ' '), ['code']],
    [fields('tuffi', '12345678901'), ['code']],
    [fields('tuffi', 'PISCINA', 'S'), ['prefix']],
    [fields('tuffi', 'PISCINA', 'S1'), ['prefix']],
    [fields('tuffi', 'PISCINA', 'SCO'), ['prefix']],
    [fields('tuffi', 'PISCINA', 'È'), ['prefix']],
  ])('%j are wrong in %j', (typed, wrong) => {
    expect(wrongFields(typed)).toEqual(wrong);
  });
});
