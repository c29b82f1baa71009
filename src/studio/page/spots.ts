import { words } from './words.ts';

const { title: _, ...lists } = words.views;
export type ListView = keyof typeof lists;
/** The list views, in order. */
export const LISTS = Object.keys(lists) as ListView[];

/** The current place: a file and a part of it, or one of the lists. */
export interface Spot {
  readonly view: 'file' | 'together' | ListView;
  readonly file: string;
  /** The field to show: the form opens its part and scrolls to it. In lists, the entry to show. */
  readonly pointer: string;
}

const RECENT = 'studio-recent';

/** The last files visited, newest first. */
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
