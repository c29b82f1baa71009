import type { Slip } from './slip.ts';

/** How many brackets may stand one inside the other; the deepest content of ours has eight. */
export const MOST_DEPTH = 40;

/** The bracket that goes too deep, in a text that no reader can follow to its bottom. */
export function tooDeep(text: string): Slip {
  let depth = 0;
  let offset = 0;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g)) {
    if (found === '{' || found === '[') depth += 1;
    else if (!found.startsWith('"')) depth -= 1;
    offset = index;
    if (depth > MOST_DEPTH) break;
  }
  return { code: 'json-too-deep', offset, length: 1, args: { limit: MOST_DEPTH } };
}
