import type { Location } from '../../author/edit.ts';
import type { Json } from '../../content/json.ts';
import words from '../words.json' with { type: 'json' };
import type { FindingView } from './finding-view.ts';
import type { FactsAndNames } from './state.ts';

/** Of a text typed for what is added. */
export const MAX_TEXT_LENGTH = 5000;

/** What a proposal would change, file by file, and what it would leave to do. */
export interface Proposed {
  readonly before: Readonly<Record<string, Json>>;
  readonly after: Readonly<Record<string, Json>>;
  readonly left: readonly FindingView[];
  /** With those of what it adds. */
  readonly names: FactsAndNames['names'];
  /** Paths of new files. */
  readonly created?: readonly string[];
}

/** Why something cannot be done. */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: keyof typeof words.refusals | 'errors';
  /** Why its values cannot stand. */
  readonly findings?: readonly FindingView[];
  /** The files with those values. */
  readonly after?: Proposed['after'];
  /** The values that it is about. */
  readonly places?: readonly Location[];
}

/** What a request would do, shown before it is done, or why it cannot be done. */
export type ProposalResponse<Ready> = ({ readonly kind: 'ready' } & Ready) | Refusal;

/** The season of another year. */
export type NewSeason = ProposalResponse<
  Proposed & {
    readonly year: number;
    /** Holidays within the season: someone must decide whether the camp opens. */
    readonly holidays: readonly { readonly day: string; readonly name: string }[];
  }
>;

/** What a family pays under the edited content, in the words of `npm run quote`. */
export type QuoteState =
  | { readonly kind: 'errors' }
  | {
      readonly kind: 'quoted';
      /** Those that families may choose, with their ids in a request. */
      readonly venues: readonly { readonly id: string; readonly name: string }[];
      readonly now: string;
      /** Under the content on the disk; empty if nothing is edited, or it gives no price. */
      readonly saved: string;
    };
