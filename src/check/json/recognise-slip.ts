import {
  decimalComma,
  doubleComma,
  endOfFile,
  extraBracket,
  missingColon,
  missingComma,
  missingValue,
  trailingComma,
  unclosedGroup,
} from './punctuation-slips.ts';
import type { Recogniser, Slip, Stop } from './slip.ts';
import {
  bareWord,
  comment,
  conflictMarker,
  currencySign,
  invisible,
  leadingZero,
  singleQuote,
  smartQuote,
} from './word-slips.ts';

/** The first that knows what it sees wins: the narrow ones come before the wide ones. */
const recognisers: readonly Recogniser[] = [
  endOfFile,
  comment,
  conflictMarker,
  smartQuote,
  singleQuote,
  decimalComma,
  trailingComma,
  doubleComma,
  unclosedGroup,
  missingValue,
  currencySign,
  leadingZero,
  missingColon,
  missingComma,
  bareWord,
  extraBracket,
  invisible,
];

/** Names the slip at which a JSON reader stopped. The last resort is an unexpected character. */
export function recogniseSlip(text: string, offset: number): Slip {
  const stop: Stop = {
    text,
    offset,
    found: text[offset] ?? '',
    before: lastBefore(text, offset),
  };
  for (const recognise of recognisers) {
    const slip = recognise(stop);
    if (slip) return slip;
  }
  return {
    code: 'json-unexpected',
    offset,
    length: 1,
    args: { found: stop.found },
  };
}

function lastBefore(text: string, offset: number): Stop['before'] {
  let index = offset - 1;
  while (index >= 0 && /\s/.test(text[index] ?? '')) index -= 1;
  return { char: text[index] ?? '', offset: Math.max(index, 0) };
}
