/**
 * How a claim compares with the facts. `check`: a person should compare it with the fact.
 * `undecided`: it is the other answer of an open question.
 */
export type PublicVerdict = 'equal' | 'differs' | 'check' | 'undecided';

/** A fact as a verdict cites it, or what is known of a venue, such as its features. */
export interface CitedFact {
  readonly path: string;
  readonly label: string;
  /** The official value, formatted. */
  readonly written: string;
  /** An open question disputes the value: it must not be presented as certain. */
  readonly undecided?: true | undefined;
  /** Nobody has confirmed the value: as above. */
  readonly confirmed?: false | undefined;
  /** The section of the regulations that states it. */
  readonly article?: { readonly title: string; readonly address: string } | undefined;
}

/** A replacement for a span of the text that gives it the value of the fact. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface VerifiedClaim {
  readonly verdict: PublicVerdict;
  /** As it was typed. */
  readonly found: string;
  /** Offsets count characters; lines and columns start at 1. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** The fact that the claim was compared with, or that it may mean. */
  readonly fact?: CitedFact;
  /** The correction, if a program can make one. */
  readonly correction?: Correction;
}

/** A text to verify, with the ids of its language and venue. */
export interface VerifyInput {
  readonly text: string;
  readonly venue?: string | undefined;
  readonly language?: string | undefined;
}

/** `busy`: the queue is full. `timeout`: this text timed out. */
export type UnavailableReason = 'busy' | 'timeout';

/** A text was not verified; a retry, or a shorter text, may work. */
export class VerifyUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason) {
    super(reason);
    this.reason = reason;
  }
}
