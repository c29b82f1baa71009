import { describe, expect, it } from 'vitest';
import { assetsOf } from '../../../../scripts/site/page-assets.ts';

/** A manifest in which `src/page.tsx` is `/page.js`, with the named imports. */
function manifestOf(imports: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(imports).map(([name, imported]) => [
      `src/${name}.tsx`,
      { file: `${name}.js`, imports: imported.map((one) => `src/${one}.tsx`) },
    ]),
  );
}

describe('the files of a page', () => {
  it.each([
    ['the entry first', { entry: ['a', 'b'], a: ['b'], b: [] }, '/entry.js /a.js /b.js'],
    ['those of the page after it', { entry: [], page: ['a'], a: [] }, '/entry.js /page.js /a.js'],
    ['a file once', { entry: ['a'], page: ['a'], a: [] }, '/entry.js /a.js /page.js'],
    ['files that import each other', { entry: ['a'], a: ['entry'] }, '/entry.js /a.js'],
  ] as const)('are all that they import: %s', (_, imports, files) => {
    const modules = ['src/entry.tsx', ...('page' in imports ? ['src/page.tsx'] : [])];
    expect(assetsOf(manifestOf(imports), modules).join(' ')).toBe(files);
  });

  it('refuse an unknown module', () => {
    expect(() => assetsOf(manifestOf({ entry: [] }), ['src/entry.tsx', 'src/none.tsx'])).toThrow(
      new RangeError('the manifest has no src/none.tsx'),
    );
  });
});
