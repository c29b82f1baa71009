import type { Lines, Section } from './sections.ts';

/** Words that changed; `before` or `after` is undefined where there were or are none. */
export interface Difference {
  readonly section: string;
  readonly key: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The lines of each section, by its name. */
export type Snapshot = Readonly<Record<string, Lines>>;

/** @throws RangeError when a section cannot be read */
export function linesBySection(sections: readonly Section[]): Snapshot {
  return Object.fromEntries(sections.map((section) => [section.name, section.lines()]));
}

/** The differences between two snapshots, section by section. */
export function differencesOf(before: Snapshot, after: Snapshot): Difference[] {
  const all = Object.keys({ ...before, ...after });
  return all.flatMap((section) => {
    const [old, now] = [before[section], after[section]];
    // A new or removed page is one difference, however many sentences it has.
    if (!old) return [{ section, key: '', after: whole(now) }];
    if (!now) return [{ section, key: '', before: whole(old) }];
    return inSection(section, old, now);
  });
}

function whole(lines: Lines = {}): string {
  return `(${Object.keys(lines).length} testi e valori)`;
}

/** Words that only moved within the section are not a difference. */
function inSection(section: string, before: Lines, after: Lines): Difference[] {
  const keys = Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => before[key] !== after[key]);
  const removed = count(changed.map((key) => before[key]));
  const added = count(changed.map((key) => after[key]));
  return changed.flatMap((key) => {
    const old = withoutMoved(added, before[key]);
    const now = withoutMoved(removed, after[key]);
    return old === now ? [] : [{ section, key, before: old, after: now }];
  });
}

function count(words: readonly (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of words) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Undefined for words that are among others; uses each of those once. */
function withoutMoved(others: Map<string, number>, words: string | undefined): string | undefined {
  const left = others.get(words ?? '') ?? 0;
  if (words === undefined || left === 0) return words;
  others.set(words, left - 1);
  return undefined;
}
