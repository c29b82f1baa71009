/** How a claim of a text stands against the facts: `check` is for a person to look at, with the fact beside it. */
export type Verdict = 'equal' | 'differs' | 'check' | 'undecided';

/** A fact as the verdict names it. */
export interface CitedFact {
  readonly path: string;
  readonly label: string;
  /** The official value as people read it. */
  readonly written: string;
  /** Where the regulations state it. */
  readonly article?: { readonly title: string; readonly address: string } | undefined;
}

/** What to write, and in place of which characters, so that a sentence says the value of a fact. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Claim {
  readonly verdict: Verdict;
  /** As it was typed. */
  readonly found: string;
  /** Offsets count characters; lines and columns start at 1. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** What counts, or what it may have meant. */
  readonly fact?: CitedFact;
  /** How to put a value right, where a program can. */
  readonly correction?: Correction;
}
