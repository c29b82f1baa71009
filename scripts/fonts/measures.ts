import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { LETTERS_TEXT } from '../project/letters.ts';
import { at } from '../project/places.ts';
import type { Measures } from './stand-ins.ts';

/** Sentences of the site in its languages, kept so that a table of measures stays true when texts change. */
const SAMPLE = readFileSync(at('scripts/fonts/sample.txt'), 'utf8').trim().split('\n');
/** In the table of names (OpenType, “name”). */
const POST_SCRIPT_NAME = 6;
const LETTERS = SAMPLE.reduce((sum, line) => sum + line.length, 0);

/** In em (a size of the letters): how wide a letter of the sample is in the middle, kerning included, and how far a line reaches. */
export interface Measure {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a face from its own tables. @param font a static TrueType or OpenType font */
export function measured(font: Uint8Array): Measure {
  const face = new Face(new Blob(font));
  const shaped = new Font(face);
  const { ascender, descender } = shaped.hExtents();
  const em = (units: number) => Number((units / face.upem).toFixed(4));
  const advance = SAMPLE.reduce((sum, line) => sum + advanceOf(line, shaped), 0);
  return { width: em(advance / LETTERS), ascent: em(ascender), descent: em(-descender) };
}

function advanceOf(line: string, font: Font): number {
  const buffer = new Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** The name by which `local()` finds it on every system. */
export function postScriptName(font: Uint8Array): string {
  return new Face(new Blob(font)).getName(POST_SCRIPT_NAME, 'en');
}

/** Measures the faces that the site serves; of a text's weights the two that its styles use most. */
export async function servedMeasures(): Promise<Measures['served']> {
  return {
    display: await instance('bricolage', {}),
    regular: await instance('figtree', { wght: 400 }),
    bold: await instance('figtree', { wght: 700 }),
  };
}

async function instance(name: string, variationAxes: Record<string, number>): Promise<Measure> {
  const face = readFileSync(at(`src/styles/fonts/${name}.woff2`));
  return measured(
    await subsetFont(face, LETTERS_TEXT, { targetFormat: 'truetype', variationAxes }),
  );
}
