import { type DiffStep, diff } from '../../author/decide/line-diff.ts';

/** A part of a text that is unchanged, removed or added. */
export interface TextPart {
  readonly kind: DiffStep['kind'];
  readonly tokens: readonly string[];
}

/** A word or a whole placeholder, with the space before it. */
const TOKEN = /\s*(?:\{\{[^{}]*\}\}|[^\s{]+|\{)|\s+$/g;
/** Longer texts, in tokens, differ as a whole: comparing is quadratic. */
const MAX_TOKENS = 600;

/** What changes between two texts, word by word. */
export function wordDiff(before: string, after: string): TextPart[] {
  const [oldTokens, newTokens] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  if (oldTokens.length > MAX_TOKENS || newTokens.length > MAX_TOKENS)
    return [
      { kind: 'removed', tokens: oldTokens },
      { kind: 'added', tokens: newTokens },
    ];
  const parts: { kind: TextPart['kind']; tokens: string[] }[] = [];
  for (const { kind, from, to } of diff(oldTokens, newTokens)) {
    if (parts.at(-1)?.kind !== kind) parts.push({ kind, tokens: [] });
    parts.at(-1)?.tokens.push((kind === 'removed' ? oldTokens[from] : newTokens[to]) ?? '');
  }
  return parts;
}
