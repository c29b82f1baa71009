/** A visible character drawn by the device, and its size in ems. */
export interface Drawing {
  /** A PNG as a data URL. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  /** The distance from the top of the image to the baseline. */
  readonly baseline: number;
}

export interface DeviceGlyphs {
  /** Whether the device has a font for every part of it. */
  canDraw(cluster: string): boolean;
  /** @param ink the colour of characters without their own */
  draw(cluster: string, ink: string): Drawing;
}

const FONTS =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", Helvetica, Arial, sans-serif';
/** In pixels: 432 dpi at 12 points. */
const EM = 72;
const HEIGHT = 1.4;
const BASELINE = 1.1;
/** Joiners and modifiers, which have no glyph of their own. */
const SHAPELESS = /[\u200D\uFE0E\uFE0F\p{Emoji_Modifier}\u{E0020}-\u{E007F}]/gu;
/** Noncharacters of different lengths: some fonts show a box with the code's digits for them. */
const NO_CHARACTERS = ['\uFDD0', '\u{1FFFE}', '\u{10FFFE}'];

/**
 * What the fonts of this device can draw. Needs a browser.
 * @throws Error when the browser gives no canvas
 */
export function deviceGlyphs(): DeviceGlyphs {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas to draw characters on');
  context.font = `${EM}px ${FONTS}`;
  const missing = new Set(NO_CHARACTERS.map((character) => shapeOf(context, character)));
  const known = new Map<string, boolean>();
  const hasGlyph = (character: string) => {
    const answer = known.get(character) ?? !missing.has(shapeOf(context, character));
    known.set(character, answer);
    return answer;
  };
  return {
    canDraw: (cluster) => [...cluster.replace(SHAPELESS, '')].every(hasGlyph),
    draw: (cluster, ink) => draw(context, cluster, ink),
  };
}

/** The metrics of a character; those of a noncharacter are those of the missing-glyph box. */
function shapeOf(context: CanvasRenderingContext2D, character: string): string {
  const measured = context.measureText(character);
  return [
    measured.width,
    measured.actualBoundingBoxLeft,
    measured.actualBoundingBoxRight,
    measured.actualBoundingBoxAscent,
    measured.actualBoundingBoxDescent,
  ]
    .map((side) => side.toFixed(2))
    .join(' ');
}

function draw(context: CanvasRenderingContext2D, cluster: string, ink: string): Drawing {
  const { canvas } = context;
  const width = Math.max(1, Math.ceil(context.measureText(cluster).width));
  canvas.width = width;
  canvas.height = Math.ceil(EM * HEIGHT);
  // Resizing resets the font. White paper, so that the PNG needs no transparency.
  context.font = `${EM}px ${FONTS}`;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.fillText(cluster, 0, EM * BASELINE);
  return {
    picture: canvas.toDataURL('image/png'),
    width: width / EM,
    height: canvas.height / EM,
    baseline: BASELINE,
  };
}
