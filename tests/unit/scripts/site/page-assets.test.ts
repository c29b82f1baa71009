import { describe, expect, it } from 'vitest';
import { assetsOf } from '../../../../scripts/site/page-assets.ts';

/** `src/page.tsx` is `/page.js`, and imports what is named. */
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
    ['each after what it imports', { entry: ['a', 'b'], a: ['b'], b: [] }, '/b.js /a.js /entry.js'],
    [
      'the page after the entry',
      { entry: [], page: ['a'], a: ['entry'] },
      '/entry.js /a.js /page.js',
    ],
    [
      'what imports the entry after it, though the entry imports it too',
      { entry: ['shared', 'library'], shared: ['library', 'entry'], library: [], page: ['shared'] },
      '/library.js /entry.js /shared.js /page.js',
    ],
    ['a file once', { entry: ['a'], page: ['a'], a: [] }, '/a.js /page.js /entry.js'],
  ] as const)('stand in the order in which they are evaluated: %s', (_, imports, order) => {
    const modules = ['src/entry.tsx', ...('page' in imports ? ['src/page.tsx'] : [])];
    const { script, files } = assetsOf(manifestOf(imports), modules);
    expect(files.join(' ')).toBe(order);
    expect(script).toBe('/entry.js');
  });

  it('refuse a module that nobody built', () => {
    expect(() => assetsOf(manifestOf({ entry: [] }), ['src/entry.tsx', 'src/none.tsx'])).toThrow(
      new RangeError('the manifest has no src/none.tsx'),
    );
  });
});
