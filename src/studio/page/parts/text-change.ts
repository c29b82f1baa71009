import { type Json, valueAt } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import { isSentence } from '../../../content/sentences.ts';
import type { Difference } from '../../model/changes.ts';
import type { Field } from '../../model/field.ts';
import { type TextPart, wordDiff } from '../../model/word-diff.ts';
import { readable } from '../file-titles.ts';
import type { Studio } from '../studio.ts';

/** A part of a change as shown: unchanged, removed or added. */
export interface ShownPart {
  readonly kind: TextPart['kind'];
  readonly text: string;
}

/**
 * The change of a text, word by word; undefined unless the texts have several words, and are no
 * telephone number, address or name.
 */
export function textChange(
  facts: Studio['facts'],
  { before, after, field }: Pick<Difference, 'before' | 'after'> & { field?: Field | undefined },
): ShownPart[] | undefined {
  if (field?.kind === 'plain') return undefined;
  const [oldText, newText] = [before, after].map(textIn);
  if (oldText === undefined || newText === undefined || !`${oldText}${newText}`.includes(' '))
    return undefined;
  return wordDiff(oldText, newText).map(({ kind, tokens }) => {
    const typed = tokens.join('');
    // Two placeholders may read the same, so a changed one is named.
    const changed = kind === 'same' ? [] : placeholdersOf(typed);
    const named = changed.reduceRight((all, { end, name }) => {
      const label = facts.get(name)?.label;
      return label === undefined ? all : `${all.slice(0, end)} ‹${label}›${all.slice(end)}`;
    }, typed);
    return { kind, text: readable(named, facts) };
  });
}

function textIn(value: Json | undefined): string | undefined {
  const text = isSentence(value) ? valueAt(value ?? null, ['text']) : value;
  return typeof text === 'string' ? text : undefined;
}
