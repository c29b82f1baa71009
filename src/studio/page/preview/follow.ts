import type { DrawnPage } from '../../session/state.ts';
import { ask } from '../ask.ts';

/** A rendered page; if it is broken, the last good one stays visible. */
export type Previewed = (DrawnPage & { readonly broken?: false }) | { readonly broken: true };

/** A page and its language; an empty locale means the first language. */
export interface Asking {
  readonly page: string;
  readonly locale: string;
}

let asked: Promise<unknown> = Promise.resolve();
let newest: Asking | undefined;

/** Requests a page, one at a time; of the requests that wait, only the last is sent. */
export function follow(asking: Asking, tell: (previewed: Previewed) => void): void {
  newest = asking;
  asked = asked.then(async () => {
    if (asking === newest)
      tell(await ask<Previewed>('preview', asking).catch(() => ({ broken: true }) as const));
  });
}
