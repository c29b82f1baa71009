import { isSentence, type Json, valueAt } from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';
import type { SummaryRow } from '../../model/summary.ts';
import { inShort, type Stretch, tokensOf, wordDiff } from '../../model/word-diff.ts';
import { readable } from '../file-titles.ts';
import type { Studio } from '../store.ts';

const MARKS = { same: 'span', gone: 'del', new: 'ins' } as const;

interface ToldStretch {
  readonly kind: Stretch['kind'];
  readonly text: string;
}

export function TextChange({ stretches }: { stretches: readonly ToldStretch[] }) {
  return stretches.map(({ kind, text }, index) => {
    const Mark = MARKS[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other identity.
    return <Mark key={index}>{text}</Mark>;
  });
}

/** The text before (`gone`) or after (`new`) the change. */
export function wordsOf(stretches: readonly ToldStretch[], side: 'gone' | 'new'): string {
  const own = stretches.filter(({ kind }) => kind === 'same' || kind === side);
  return own.map(({ text }) => text).join('');
}

/** The change of a text, word by word; undefined unless the texts have several words. */
export function textChange(
  { facts }: Studio,
  { before, after }: SummaryRow,
): readonly ToldStretch[] | undefined {
  const [was, is] = [before, after].map(wordsIn);
  if (was === undefined || is === undefined || !`${was}${is}`.includes(' ')) return undefined;
  const found = inShort(wordDiff(tokensOf(was), tokensOf(is)));
  const told = found.map(({ kind, tokens }) => {
    const text = readable(tokens.join(''), facts);
    // Two placeholders may read the same, so a changed one is named.
    const names = tokens.flatMap((token) => placeholdersOf(token).map(({ name }) => name));
    const labels = names.map((name) => facts.get(name)?.label).filter(Boolean);
    return {
      kind,
      text: kind === 'same' || labels.length === 0 ? text : `${text} ‹${labels.join(', ')}›`,
    };
  });
  return told.length > 0 ? told : undefined;
}

function wordsIn(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const text = isSentence(value) ? valueAt(value ?? null, ['text']) : undefined;
  return typeof text === 'string' ? text : undefined;
}
