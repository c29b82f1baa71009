import type { Claim as Read } from '../reader/read-claims.ts';
import { formatFor } from '../reader/typed-form.ts';
import type { Correction } from './claim.ts';
import type { VerifyFact } from './verify-text.ts';

/**
 * Corrects a value in the format in which it was typed; undefined where only a person can.
 * @param factAt looks up a fact by its path, for the ends of a range
 */
export function correctionOf(
  text: string,
  { fact, ends, ...claim }: Read,
  factAt: (path: string) => VerifyFact | undefined,
): Correction | undefined {
  if (!fact) return undefined;
  if (!ends) return ofValue(text, claim, factAt(fact.path));
  const end = (...names: readonly string[]) =>
    names.map((name) => factAt(`${fact.path}.${name}`)).find((one) => one !== undefined);
  const from = ofValue(text, ends[0], end('from', 'min', 'start'));
  const to = ofValue(text, ends[1], end('to', 'max', 'end'));
  return from && to && joined(text, from, to);
}

/** «dalle 7 alle 13» keeps its words: each end is corrected separately. */
function joined(text: string, from: Correction, to: Correction): Correction {
  const between = text.slice(from.end, to.start);
  return { start: from.start, end: to.end, text: from.text + between + to.text };
}

function ofValue(
  text: string,
  typed: Pick<Read, 'slot' | 'value'>,
  fact: VerifyFact | undefined,
): Correction | undefined {
  const { slot, value } = typed;
  if (!fact || !slot || (value.isRange ?? false) !== fact.kind.endsWith('Range')) return undefined;
  const written = fact.forms[formatFor(fact, value, text.slice(slot.start, slot.end)) ?? ''];
  if (written === undefined) return undefined;
  // «trent’anni» needs a space.
  const isGlued = /^\p{L}/u.test(text.slice(slot.end)) && /^[\d,.]+$/.test(written);
  return { ...slot, text: written.replaceAll('\u00A0', ' ') + (isGlued ? ' ' : '') };
}
