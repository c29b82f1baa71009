import type { Sentence } from './sentence.ts';

/** Values typed by hand into a text. */
export const mentions = {} as const satisfies Record<string, Sentence>;
