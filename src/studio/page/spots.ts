import { words } from './words.ts';

const { title: _, ...lists } = words.views;
export type ListView = keyof typeof lists;
/** The lists to work through, in their order. */
export const LISTS = Object.keys(lists) as ListView[];

/** Where somebody is: a file and a part of it, or one of the lists. */
export interface Spot {
  readonly view: 'file' | 'together' | ListView;
  readonly file: string;
  /** The field that is wanted: the form opens its part and goes there; in lists what is wanted of them. */
  readonly pointer: string;
}

const RECENT = 'studio-recent';

/** The last places visited, the newest first. */
export function recentSpots(): Spot[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function remember(spot: Spot): void {
  if (spot.view !== 'file') return;
  const others = recentSpots().filter((one) => one.file !== spot.file);
  window.localStorage.setItem(RECENT, JSON.stringify([spot, ...others].slice(0, 8)));
}
