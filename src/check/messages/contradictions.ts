import type { Sentence } from './sentence.ts';

/** Pages that disagree on a fact, and the questions that know of it. */
export const contradictions = {} as const satisfies Record<string, Sentence>;
