import type { DrawnPage } from '../../session/state.ts';
import { ask } from '../ask.ts';

/** One that cannot be drawn is broken: the last one stays. */
export type Previewed = (DrawnPage & { readonly broken?: false }) | { readonly broken: true };

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
