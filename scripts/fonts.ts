// node scripts/fonts.ts: writes the faces of src/styles/fonts from those of fontsource: the letters of
// the site's languages and the weights that the styles name, a third of the bytes. What is left out
// stays in fontsource's own files, which come with a page whose text needs them; see
// src/styles/fonts.css. A letter that comes later, typed or with another page, has the fallback's form.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './project/letters.ts';
import { ROOT } from './project/places.ts';

const FACES = [
  ['bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal', 'bricolage', { wght: 800 }],
  ['figtree/files/figtree-latin-wght-normal', 'figtree', { wght: { min: 400, max: 800 } }],
] as const;

const text = LETTERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
).join('');

for (const [source, name, variationAxes] of FACES) {
  const face = readFileSync(`${ROOT}node_modules/@fontsource-variable/${source}.woff2`);
  const subset = await subsetFont(face, text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`${ROOT}src/styles/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${subset.length} byte`);
}
