/**
 * The lines removed and added between two texts (longest common subsequence), each with its number
 * in the old or the new file; line endings are ignored.
 */
export function lineDiff(before: string, after: string) {
  const [a, b] = [lines(before), lines(after)];
  const common = commonLengths(a, b);
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  const changes: { sign: '-' | '+'; number: number; text: string }[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ sign: '-', number: i + 1, text: a[i] ?? '' });
      i += 1;
    } else {
      changes.push({ sign: '+', number: j + 1, text: b[j] ?? '' });
      j += 1;
    }
  }
  return changes;
}

function lines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** For each pair of positions, the length of the common subsequence from there on. */
export function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
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
