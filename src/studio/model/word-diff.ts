import { commonLengths } from '../../author/decide/line-diff.ts';

/** A stretch of a text that stayed, went or came. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly tokens: readonly string[];
}

const TOKEN = /\{\{[^{}]*\}\}|\s+|[^\s{]+|\{/g;
/** Longer texts, in tokens, differ as a whole: comparing is quadratic. */
const MOST = 600;

/** Splits a text into words, spaces and whole placeholders. */
export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** What changes between two texts, word by word; their longest common subsequence stays. */
export function wordDiff(before: readonly string[], after: readonly string[]): Stretch[] {
  if (before.length > MOST || after.length > MOST)
    return [
      { kind: 'gone', tokens: before },
      { kind: 'new', tokens: after },
    ];
  const common = commonLengths(before, after);
  const told: { kind: Stretch['kind']; tokens: string[] }[] = [];
  const tell = (kind: Stretch['kind'], token = '') => {
    const last = told.at(-1);
    if (last?.kind === kind) last.tokens.push(token);
    else told.push({ kind, tokens: [token] });
  };
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const isSame = a < before.length && b < after.length && before[a] === after[b];
    const goes = (common[a + 1]?.[b] ?? -1) >= (common[a]?.[b + 1] ?? -1);
    if (isSame) tell('same', before[a]);
    else
      tell(
        a < before.length && goes ? 'gone' : 'new',
        a < before.length && goes ? before[a] : after[b],
      );
    if (isSame) b += 1;
    if (isSame || (a < before.length && goes)) a += 1;
    else b += 1;
  }
  return withoutSpaces(told);
}

/** Joins adjacent changes: the space between two changed words is part of the change. */
function withoutSpaces(told: readonly Stretch[]): Stretch[] {
  const [whole, rest] = [{ gone: [] as string[], new: [] as string[] }, [] as Stretch[]];
  const end = () => {
    for (const kind of ['gone', 'new'] as const) {
      if (whole[kind].length > 0) rest.push({ kind, tokens: whole[kind] });
      whole[kind] = [];
    }
  };
  for (const [index, one] of told.entries()) {
    const { kind, tokens } = one;
    const isSpace = kind === 'same' && index > 0 && told[index + 1] && !/\S/.test(tokens.join(''));
    if (kind !== 'new' && (kind !== 'same' || isSpace)) whole.gone.push(...tokens);
    if (kind !== 'gone' && (kind !== 'same' || isSpace)) whole.new.push(...tokens);
    if (kind === 'same' && !isSpace) {
      end();
      rest.push(one);
    }
  }
  end();
  return rest;
}

/** Tokens shown on each side of a change. */
const AROUND = 12;

/** Shortens what stayed to the context of each change. */
export function inShort(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((one, index) => {
    const { kind, tokens } = one;
    if (kind !== 'same') return one;
    const isFirst = index === 0;
    const isLast = index === stretches.length - 1;
    const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
    if (tokens.length <= head + tail + 2) return one;
    const end = tail > 0 ? tokens.slice(-tail) : [];
    return { kind, tokens: [...tokens.slice(0, head), '…', ...end] };
  });
}
