import type { Sentence } from './sentence.ts';

/** Facts that cannot be true together. */
export const coherence = {} as const satisfies Record<string, Sentence>;
