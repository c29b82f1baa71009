import type { Decision } from '../../author/decide/decision.ts';
import type { Json } from '../../content/json.ts';
import type { FindingView } from './finding-view.ts';

/** What something new would change, file by file, and what it would leave to do. */
export interface Proposed {
  readonly before: Readonly<Record<string, Json>>;
  readonly after: Readonly<Record<string, Json>>;
  readonly left: readonly FindingView[];
}

/** A skeleton, told before it joins the session. */
export type NewThing =
  | ({ readonly kind: 'ready'; readonly created: readonly string[] } & Proposed)
  | { readonly kind: 'refused'; readonly reason: 'name' | 'taken' | 'asks' | 'value' };

/** One value of the next season, from and to as they are read. */
export interface SeasonRow {
  readonly fact: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly value: Json;
  readonly rule: string;
  /** The holiday on which the new day falls; empty for a day like others. */
  readonly holiday: string;
}

export type NewSeason =
  | ({
      readonly kind: 'ready';
      readonly old: number;
      readonly rows: readonly SeasonRow[];
      /** Days of the season that are holidays: somebody must say whether the camp opens. */
      readonly holidays: readonly { readonly day: string; readonly name: string }[];
    } & Proposed)
  | {
      readonly kind: 'refused';
      readonly reason: 'year' | 'value';
      readonly old: number;
      readonly fact?: string;
    };

/** What a decision would do, or why it cannot be taken. */
export type DecisionView =
  | ({ readonly kind: 'ready' } & Proposed)
  | {
      readonly kind: Exclude<Decision['kind'], 'ready'>;
      readonly refusals: readonly FindingView[];
    };

/** What a family pays by the files as they are edited, in the words of the command. */
export type QuoteState =
  | { readonly kind: 'errors' }
  | {
      readonly kind: 'quoted';
      /** Those that families may choose, as a request names them. */
      readonly venues: readonly { readonly id: string; readonly name: string }[];
      readonly now: string;
      /** By what is saved; empty where nothing is edited, and where that gives no price. */
      readonly saved: string;
    };
