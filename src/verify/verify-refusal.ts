import type { Claim } from './claim.ts';

/** A text to be held against the facts, its language and its venue by their ids. */
export interface AskedText {
  readonly text: string;
  readonly venue?: string | undefined;
  readonly language?: string | undefined;
}

/** `busy`: too many texts wait already. `late`: this one took longer than it may. */
export type RefusalReason = 'busy' | 'late';

/** A text was not read; another time, or another text, may be. */
export class VerifyRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Holds texts against the facts of `Known`. @throws VerifyRefusal */
export type Verifier<Known> = (known: Known, asked: AskedText) => Promise<Claim[]>;
