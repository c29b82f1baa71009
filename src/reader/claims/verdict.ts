import type { Profile } from '../facts/profile.ts';
import type { Scored } from './score.ts';

/** How a claim compares with the facts. `check`: a person should compare it with the fact. */
export type Verdict = 'equal' | 'differs' | 'check' | 'unknown';

/** What is known of a venue and is no fact with a value. */
export interface VenueDetail {
  /** The id. */
  readonly venue: string;
  readonly of: 'features' | 'city' | 'status';
}

export interface Judged {
  readonly verdict: Verdict;
  /** It follows from several facts, and is not corrected by one. */
  readonly isSum?: boolean;
  /** The text denies a value that no fact has: nothing is left to check. */
  readonly isDenied?: boolean;
  readonly fact?: Profile | undefined;
  /** Without a fact: what it was compared with. */
  readonly venueDetail?: VenueDetail | undefined;
  /** All facts that may be meant, best first, and those of them that have this value. */
  readonly meant?: readonly Scored[];
  readonly matching?: readonly Scored[];
}

export const UNKNOWN: Judged = { verdict: 'unknown' };
