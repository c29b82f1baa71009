/** A removed or added line, with its number in the old or the new file. */
interface LineChange {
  readonly sign: '-' | '+';
  readonly number: number;
  readonly text: string;
}

/** The lines that differ between two texts (longest common subsequence), ignoring line endings. */
export function lineDiff(before: string, after: string): LineChange[] {
  const [a, b] = [lines(before), lines(after)];
  return diff(a, b).flatMap(({ kind, from, to }): LineChange[] => {
    if (kind === 'same') return [];
    return kind === 'removed'
      ? [{ sign: '-', number: from + 1, text: a[from] ?? '' }]
      : [{ sign: '+', number: to + 1, text: b[to] ?? '' }];
  });
}

function lines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** One step from a list to another: an item is unchanged, removed or added, at these indexes of both. */
export interface DiffStep {
  readonly kind: 'same' | 'removed' | 'added';
  readonly from: number;
  readonly to: number;
}

/** What changes between two lists; their longest common subsequence is unchanged. */
export function diff(a: readonly string[], b: readonly string[]): DiffStep[] {
  const common = commonLengths(a, b);
  const at = (i: number, j: number) => common[i]?.[j] ?? -1;
  const steps: DiffStep[] = [];
  let [from, to] = [0, 0];
  while (from < a.length || to < b.length) {
    const isSame = from < a.length && to < b.length && a[from] === b[to];
    const isGone = from < a.length && at(from + 1, to) >= at(from, to + 1);
    const kind = isSame ? 'same' : isGone ? 'removed' : 'added';
    steps.push({ kind, from, to });
    if (kind !== 'added') from += 1;
    if (kind !== 'removed') to += 1;
  }
  return steps;
}

/** For each pair of positions, the length of the common subsequence from there on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i], table[i + 1]];
      if (!row || !next) continue;
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
