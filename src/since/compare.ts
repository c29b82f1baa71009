import type { Lines, Section } from './sections.ts';

/** Words that changed; `before` or `after` is undefined where there were or are none. */
export interface Difference {
  readonly where: string;
  readonly place: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The lines of each section, by where it is read. */
export type Snapshot = Readonly<Record<string, Lines>>;

/** @throws RangeError when a section cannot be read */
export function linesBySection(sections: readonly Section[]): Snapshot {
  return Object.fromEntries(sections.map((one) => [one.where, one.lines()]));
}

/** The differences between two snapshots, section by section. */
export function differencesOf(before: Snapshot, after: Snapshot): Difference[] {
  const all = Object.keys({ ...before, ...after });
  return all.flatMap((where) => {
    const [old, now] = [before[where], after[where]];
    // A new or removed page is one difference, however many sentences it has.
    if (!old) return [{ where, place: '', after: whole(now) }];
    if (!now) return [{ where, place: '', before: whole(old) }];
    return inSection(where, old, now);
  });
}

function whole(lines: Lines = {}): string {
  return `(${Object.keys(lines).length} testi e valori)`;
}

/** Words that only moved within the section are not a difference. */
function inSection(where: string, before: Lines, after: Lines): Difference[] {
  const places = Object.keys({ ...before, ...after });
  const changed = places.filter((place) => before[place] !== after[place]);
  const removed = count(changed.map((place) => before[place]));
  const added = count(changed.map((place) => after[place]));
  return changed.flatMap((place) => {
    const old = unlessIn(added, before[place]);
    const now = unlessIn(removed, after[place]);
    return old === now ? [] : [{ where, place, before: old, after: now }];
  });
}

function count(words: readonly (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of words) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Undefined for words that are among others; uses each of those once. */
function unlessIn(others: Map<string, number>, words: string | undefined): string | undefined {
  const left = others.get(words ?? '') ?? 0;
  if (words === undefined || left === 0) return words;
  others.set(words, left - 1);
  return undefined;
}
