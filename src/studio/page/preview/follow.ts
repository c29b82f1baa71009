import type { MarkedPlace } from '../../marks/marked-files.ts';
import { ask } from '../ask.ts';

/** A page as the studio's server draws it, marks and all. */
export interface DrawnPage {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly places: readonly MarkedPlace[];
  readonly broken?: false;
}

/** One that cannot be drawn: the last one stays. */
interface BrokenPage {
  readonly broken: true;
}

export type Previewed = DrawnPage | BrokenPage;

/** Which page of which language; the first language where that is empty. */
export interface Asking {
  readonly page: string;
  readonly locale: string;
}

/** The page that stands beside the form; undefined while none does. */
let beside: Asking | undefined;
let brought: { readonly asking: Asking; readonly previewed: Previewed } | undefined;
/** One drawing at a time: who types faster than it draws gets the last one. */
let asked: Promise<unknown> = Promise.resolve();
let newest = 0;
/** The newest one that was told: an answer that comes late is no news. */
let told = 0;

/** What an edit asks for with it, so that the page is drawn while the content is checked. */
export function askedBeside(): Asking | undefined {
  return beside;
}

/** Takes a page that came with the answer to an edit; nothing where it was not drawn by then. */
export function bring(asking: Asking | undefined, previewed: Previewed | undefined): void {
  brought = asking && previewed && { asking, previewed };
}

/**
 * Tells the page as it is now.
 * @param shown grows whenever it may be another
 * @returns what to do when no page stands there any more
 */
export function follow(
  asking: Asking,
  shown: number,
  tell: (previewed: Previewed) => void,
): () => void {
  beside = asking;
  newest = shown;
  const own = brought;
  brought = undefined;
  const tellNews = (previewed: Previewed) => {
    if (shown < told) return;
    told = shown;
    tell(previewed);
  };
  if (own && own.asking.page === asking.page && own.asking.locale === asking.locale)
    tellNews(own.previewed);
  else
    asked = asked.then(async () => {
      if (shown === newest) tellNews(await ask<Previewed>('preview', asking).catch(() => BROKEN));
    });
  return () => {
    beside = undefined;
  };
}

const BROKEN: Previewed = { broken: true };
