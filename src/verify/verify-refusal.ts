import type { Claim } from './claim.ts';

/** A text to verify, with the ids of its language and venue. */
export interface AskedText {
  readonly text: string;
  readonly venue?: string | undefined;
  readonly language?: string | undefined;
}

/** `busy`: the queue is full. `late`: this text timed out. */
export type RefusalReason = 'busy' | 'late';

/** A text was not verified; a retry, or a shorter text, may work. */
export class VerifyRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Verifies texts against the facts of `Known`. @throws VerifyRefusal */
export type Verifier<Known> = (known: Known, asked: AskedText) => Promise<Claim[]>;
