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

let asked: Promise<unknown> = Promise.resolve();
let newest: Asking | undefined;

/** Tells the page as it is now. One drawing at a time: who types faster than it draws gets the last one. */
export function follow(asking: Asking, tell: (previewed: Previewed) => void): void {
  newest = asking;
  asked = asked.then(async () => {
    if (asking === newest)
      tell(await ask<Previewed>('preview', asking).catch(() => ({ broken: true }) as const));
  });
}
