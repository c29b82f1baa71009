import type { DocumentNode } from '@humanwhocodes/momoa';
import { parse } from '@humanwhocodes/momoa';
import { bracketSlips } from './brackets.ts';
import { tooDeep } from './depth.ts';
import { missingQuotes } from './odd-quotes.ts';
import { missingOpeners } from './openers.ts';
import { unclosedSlip } from './punctuation-slips.ts';
import { controlCharacter, quoteSlip } from './quotes.ts';
import { recogniseSlip } from './recognise-slip.ts';
import type { Mend, Slip } from './slip.ts';

export interface ReadJson {
  /** The tree of the mended text; absent when the slips could not be mended. */
  readonly tree: DocumentNode | undefined;
  /** Slips with offsets of the text as typed. */
  readonly slips: readonly Slip[];
  /** Turns an offset of the mended text into one of the text as typed. */
  readonly toTyped: (offset: number) => number;
}

const MOST_SLIPS = 50;

/**
 * Reads JSON and names every slip of the syntax at once: each slip is mended in memory, so that
 * the reader can go on to the next one and the rest of the file is still checked.
 */
export function readJson(typed: string): ReadJson {
  const slips: Slip[] = [];
  const insertions: number[] = [];
  const toTyped = (offset: number) => offset - insertions.filter((at) => at < offset).length;
  let text = typed;
  while (slips.length < MOST_SLIPS) {
    const outcome = firstSlip(text);
    if ('tree' in outcome) return { tree: outcome.tree, slips, toTyped };
    const { slip } = outcome;
    slips.push({ ...slip, offset: toTyped(slip.offset) });
    if (!slip.mend) break;
    text = mended(text, slip.mend);
    noteInsertion(insertions, slip.mend);
  }
  return { tree: undefined, slips, toTyped };
}

function firstSlip(text: string): Outcome {
  const isStrict = isJson(text);
  const quote = isStrict ? undefined : (provenQuote(text) ?? quoteSlip(text));
  if (quote) return { slip: quote };
  const outcome = parsed(text);
  if ('slip' in outcome) return { slip: provenBracket(text, outcome.slip) ?? outcome.slip };
  const hidden = isStrict ? undefined : controlCharacter(text);
  return hidden ? { slip: hidden } : outcome;
}

type Outcome = { readonly tree: DocumentNode } | { readonly slip: Slip };

/** Quick and strict: what it takes needs no look at quotation marks. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): Outcome {
  try {
    return { tree: parse(text, { mode: 'json', ranges: true }) };
  } catch (error) {
    if (error instanceof RangeError) return { slip: tooDeep(text) };
    if (!(error instanceof Error) || !('offset' in error)) throw error;
    if (error.constructor.name === 'UnexpectedEOF') return { slip: unclosedSlip(text) };
    return { slip: recogniseSlip(text, Number(error.offset)) };
  }
}

/** A quotation mark explains an odd line when the file is whole with it, or read beyond the line. */
function provenQuote(text: string): Slip | undefined {
  const { slips, beyond } = missingQuotes(text);
  const tried = slips.flatMap((slip) => (slip.mend ? { slip, text: mended(text, slip.mend) } : []));
  const whole = tried.find((one) => isJson(one.text));
  if (whole || beyond === undefined) return whole?.slip;
  return tried.find((one) => {
    const next = parsed(one.text);
    return 'tree' in next || next.slip.offset > beyond;
  })?.slip;
}

/** A bracket explains a stop when the reader comes further with it than without. */
function provenBracket(text: string, stop: Slip): Slip | undefined {
  const slips = [...missingOpeners(text, stop.offset), ...bracketSlips(text)];
  return slips.find(({ mend }) => {
    if (!mend) return false;
    const next = parsed(mended(text, mend));
    return 'tree' in next || (stop.code !== 'json-unclosed' && next.slip.offset > stop.offset + 1);
  });
}

function mended(text: string, mend: Mend): string {
  return text.slice(0, mend.offset) + mend.insert + text.slice(mend.offset + mend.remove);
}

/** Mends keep the length of the text, save for the single characters that they put in. */
function noteInsertion(insertions: number[], mend: Mend): void {
  const added = mend.insert.length - mend.remove;
  for (let index = 0; index < insertions.length; index += 1) {
    const at = insertions[index] ?? 0;
    if (at >= mend.offset) insertions[index] = at + added;
  }
  for (let index = 0; index < added; index += 1) insertions.push(mend.offset + index);
}
