import type { Sentence } from './sentence.ts';

/** Locales that are not each other’s translation. */
export const languages = {} as const satisfies Record<string, Sentence>;
