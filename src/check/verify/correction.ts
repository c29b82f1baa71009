import { asPlaceholder } from '../mentions/as-placeholder.ts';
import type { KnownFact } from '../mentions/known-facts.ts';
import type { Mention } from '../mentions/mention.ts';
import { replacementFor } from '../mentions/written.ts';

/** What to write, and in place of which characters, so that a sentence says the value of a fact. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fact, and its value by the name of each form in which people type it. */
export interface Right {
  readonly fact: KnownFact;
  readonly forms: Readonly<Record<string, string>>;
}

/**
 * Puts a value right in the form in which it was typed; undefined where only a person can.
 * @param rightAt the fact of a path, which the ends of a range are asked for
 */
export function correctionOf(
  text: string,
  mention: Mention,
  path: string,
  rightAt: (path: string) => Right | undefined,
): Correction | undefined {
  const { ends } = mention;
  return (ends && ofRange(text, ends, path, rightAt)) ?? ofValue(text, mention, rightAt(path));
}

/** «dalle 7 alle 13» keeps its words: each end is put right by itself. */
function ofRange(
  text: string,
  [first, last]: readonly [Mention, Mention],
  path: string,
  rightAt: (path: string) => Right | undefined,
): Correction | undefined {
  const end = (names: readonly string[]) =>
    names.map((name) => rightAt(`${path}.${name}`)).find((right) => right !== undefined);
  const from = ofValue(text, first, end(['from', 'min']));
  const to = ofValue(text, last, end(['to', 'max']));
  if (!from || !to) return undefined;
  return {
    start: from.start,
    end: to.end,
    text: from.text + text.slice(from.end, to.start) + to.text,
  };
}

function ofValue(text: string, mention: Mention, right: Right | undefined): Correction | undefined {
  if (!right) return undefined;
  const format = /, (\w+)\}\}$/.exec(asPlaceholder(right.fact, mention))?.[1];
  const written = format === undefined ? String(right.fact.value) : right.forms[format];
  if (written === undefined) return undefined;
  const slot = format === 'age' ? mention : (mention.slot ?? mention);
  const plain = written.replaceAll('\u00A0', ' ');
  const found = replacementFor(text, slot, plain, right.fact, mention);
  return typeof found === 'string' ? undefined : { ...found.slot, text: found.text };
}
