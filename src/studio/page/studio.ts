import type { SchemaBook } from '../model/schema-book.ts';
import type { FactView } from '../session/fact-view.ts';
import type { State } from '../session/state.ts';
import { words } from './words.ts';

const { title: _, ...lists } = words.views;
export type ListView = keyof typeof lists;
/** The list views, in order. */
export const LISTS = Object.keys(lists) as ListView[];

/** The current place: a file and a part of it, or one of the lists. */
export interface Route {
  readonly view: 'file' | ListView;
  readonly file: string;
  /** The field to show: the form opens its part and scrolls to it. In lists, the entry to show. */
  readonly pointer: string;
  /** The words of what somebody comes from: facts about them are offered first. */
  readonly near: string;
}

/** A way from the home view to a common change. */
export interface TileLink extends Partial<Route> {
  readonly label: string;
  /** Other names under which a search finds it. */
  readonly also?: readonly string[];
}

export const TILES = words.home.tiles as readonly {
  readonly title: string;
  readonly links: readonly TileLink[];
}[];

/** The state of the page. */
export interface Studio extends State {
  readonly book: SchemaBook;
  /** In the first language. */
  readonly facts: ReadonlyMap<string, FactView>;
  readonly factsByLocale: ReadonlyMap<string, Studio['facts']>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly route: Route;
  /** The field with the focus; empty if none has it. */
  readonly focus: { readonly file: string; readonly pointer: string };
  /** The status; counted, so that screen readers announce a repeated one again. */
  readonly status: { readonly text: string; readonly count: number };
  readonly isDisconnected: boolean;
  /** Files with unanswered edits: their findings may be out of date. */
  readonly waiting: ReadonlySet<string>;
}

const RECENT = 'studio-recent';

/** The last files visited, newest first. */
export function recentLocations(): Route[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function remember(route: Route): void {
  if (route.view !== 'file') return;
  const others = recentLocations().filter((location) => location.file !== route.file);
  window.localStorage.setItem(RECENT, JSON.stringify([route, ...others].slice(0, 8)));
}
