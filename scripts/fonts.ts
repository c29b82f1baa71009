// node scripts/fonts.ts: writes src/styles/fonts from fontsource's fonts, with only the letters of
// the site's languages and the weights that the styles use: a third of the bytes. Pages whose text
// needs other letters load fontsource's own files (src/styles/fonts.css); letters that appear
// later, typed or from another page, show in the fallback font.
import { readFileSync, writeFileSync } from 'node:fs';
import { expectNoArguments } from './project/arguments.ts';
import { command } from './project/command-error.ts';
import { importFrom, installExtraPackages } from './project/install-extra-packages.ts';
import { fromRoot } from './project/paths.ts';

const FACES = [
  // One optical size for all titles, near the largest: half the bytes, and the same metrics.
  [
    'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    'bricolage',
    { wght: 800, opsz: 60 },
  ],
  ['figtree/files/figtree-latin-wght-normal', 'figtree', { wght: { min: 400, max: 800 } }],
] as const;

/** The options of subset-font 2 that we use: it has no types. */
type Subset = (
  font: Uint8Array,
  letters: string,
  options: { readonly targetFormat: 'woff2'; readonly variationAxes: object },
) => Promise<Uint8Array>;

async function writeFonts(): Promise<void> {
  expectNoArguments(process.argv.slice(2), 'node scripts/fonts.ts');
  const modules = installExtraPackages('subset-font', { 'subset-font': '2.9.0' });
  const { default: subsetFont }: { default: Subset } = await importFrom(
    modules,
    'subset-font/index.js',
  );
  for (const [source, name, variationAxes] of FACES) {
    const face = readFileSync(fromRoot(`node_modules/@fontsource-variable/${source}.woff2`));
    const subset = await subsetFont(face, letters(), { targetFormat: 'woff2', variationAxes });
    writeFileSync(fromRoot(`src/styles/fonts/${name}.woff2`), subset);
    console.log(`${name}.woff2: ${subset.length} byte`);
  }
}

/** The letters that the style sheet requests these fonts for. */
function letters(): string {
  const css = readFileSync(fromRoot('src/styles/fonts.css'), 'utf8');
  const [, ranges = ''] = /url\("\.\/fonts\/[^}]*?unicode-range:([^;]*);/.exec(css) ?? [];
  const codes = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.match(/[\dA-F]+/g)?.map((hex) => parseInt(hex, 16)) ?? [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
}

await command(writeFonts);
