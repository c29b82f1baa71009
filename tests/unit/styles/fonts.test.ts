import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../../scripts/project/letters.ts';
import { ROOT } from '../../../scripts/project/places.ts';

const FACES = ['bricolage', 'figtree'].map((name) => `${ROOT}src/styles/fonts/${name}.woff2`);
/** Of both faces together, which every first visit fetches. */
const MOST_BYTES = 55_000;

const css = readFileSync(`${ROOT}src/styles/fonts.css`, 'utf8');
const ranges = [...css.matchAll(/url\("\.\/fonts\/[^}]*?unicode-range:([^;]*);/g)].map(
  ([, range = '']) => range.replace(/\s+/g, ' ').trim(),
);
const written = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

describe('the faces that every page loads', () => {
  it('are light', () => {
    const bytes = FACES.map((face) => statSync(face).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('are asked for the letters that they hold', () => {
    const held = LETTERS.map(([from, to]) =>
      from === to ? `U+${written(from)}` : `U+${written(from)}-${written(to)}`,
    ).join(', ');
    expect(ranges).toEqual([held, held]);
  });

  it('hold every letter of the Italian words', () => {
    const folder = `${ROOT}tests/content/texts/it`;
    const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const letters = new Set([...texts.join('')].filter((one) => /\p{L}/u.test(one)));
    const missing = [...letters].filter((one) => {
      const code = one.codePointAt(0) ?? 0;
      return !LETTERS.some(([from, to]) => from <= code && code <= to);
    });
    expect(missing).toEqual([]);
  });
});
