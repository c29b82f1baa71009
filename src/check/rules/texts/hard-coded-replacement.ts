import type { Span } from '../../../content/span.ts';
import type { TypedValue } from '../../../reader/read-claims.ts';

const MARKS = /[<>*_&]/;

/**
 * The replacement of a hard-coded value that keeps the sentence correct: «trent’anni» needs a space.
 * Undefined where the words around must change, as for «a mezzogiorno».
 */
export function replacementFor(text: string, value: TypedValue, written: string, slot: Span) {
  const typed = text.slice(slot.start, slot.end);
  const isQuantity =
    !value.replaceable && value.value.kind === 'quantity' && !written.endsWith(', age}}');
  if (MARKS.test(typed) || isQuantity) return undefined;
  if (value.value.kind === 'time' && !/\d/.test(typed)) return undefined;
  if (/[’']$/.test(text.slice(0, slot.start))) return undefined;
  const isGlued = /[’']$/.test(typed) || /^\p{L}/u.test(text.slice(slot.end));
  return { ...slot, text: isGlued ? `${written} ` : written };
}
