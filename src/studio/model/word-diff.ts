import { type DiffStep, diff } from '../../author/decide/line-diff.ts';

/** A part of a text that is unchanged, removed or added. */
export interface Stretch {
  readonly kind: DiffStep['kind'];
  readonly tokens: readonly string[];
}

/** A word or a whole placeholder, with the space before it. */
const TOKEN = /\s*(?:\{\{[^{}]*\}\}|[^\s{]+|\{)|\s+$/g;
/** Longer texts, in tokens, differ as a whole: comparing is quadratic. */
const MAX_TOKENS = 600;

/** What changes between two texts, word by word. */
export function wordDiff(before: string, after: string): Stretch[] {
  const [was, is] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  if (was.length > MAX_TOKENS || is.length > MAX_TOKENS)
    return [
      { kind: 'gone', tokens: was },
      { kind: 'new', tokens: is },
    ];
  const told: { kind: Stretch['kind']; tokens: string[] }[] = [];
  for (const { kind, from, to } of diff(was, is)) {
    if (told.at(-1)?.kind !== kind) told.push({ kind, tokens: [] });
    told.at(-1)?.tokens.push((kind === 'gone' ? was[from] : is[to]) ?? '');
  }
  return told;
}

/** Tokens shown on each side of a change. */
const AROUND = 6;

/** Shortens what is unchanged to the context of each change. */
export function inShort(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((one, index) => {
    const { kind, tokens } = one;
    const head = index === 0 ? 0 : AROUND;
    const tail = index === stretches.length - 1 ? 0 : AROUND;
    if (kind !== 'same' || tokens.length <= head + tail + 1) return one;
    const end = tokens.slice(tokens.length - tail);
    return { kind, tokens: [...tokens.slice(0, head), '…', ...end] };
  });
}
