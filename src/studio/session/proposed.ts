import type { Decision } from '../../author/decide/decision.ts';
import type { Json } from '../../content/json.ts';
import type { FindingView } from './finding-view.ts';

/** What a proposal would change, file by file, and what it would leave to do. */
export interface Proposed {
  readonly before: Readonly<Record<string, Json>>;
  readonly after: Readonly<Record<string, Json>>;
  readonly left: readonly FindingView[];
}

/** The skeleton of something new, shown before it joins the session. */
export type NewThing =
  | ({ readonly kind: 'ready'; readonly created: readonly string[] } & Proposed)
  | {
      readonly kind: 'refused';
      readonly reason: 'name' | 'taken' | 'asks' | 'value';
      /** The keys of the fields that it is about. */
      readonly fields: readonly string[];
      /** Why its values cannot stand. */
      readonly findings: readonly FindingView[];
    };

export type NewSeason =
  | ({
      readonly kind: 'ready';
      readonly year: number;
      /** Holidays within the season: someone must decide whether the camp opens. */
      readonly holidays: readonly { readonly day: string; readonly name: string }[];
    } & Proposed)
  | { readonly kind: 'refused'; readonly old: number };

/** What a decision would do, or why it cannot be taken. */
export type DecisionView =
  | ({ readonly kind: 'ready' } & Proposed)
  | {
      readonly kind: Exclude<Decision['kind'], 'ready'>;
      readonly refusals: readonly FindingView[];
    };

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
