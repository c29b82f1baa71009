import type { Context } from '../claims/context.ts';
import type { Scored } from '../claims/score.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';

/** How a claim compares with the facts. `check`: a person should compare it with the fact. */
export type Verdict = 'equal' | 'differs' | 'check' | 'unknown';

/** What is known of a venue, and is not a fact with a value. */
export interface VenueDetail {
  /** The id. */
  readonly venue: string;
  readonly of: 'features' | 'city' | 'status';
}

/** A verdict, and what it is based on. */
export interface Judgement {
  readonly verdict: Verdict;
  /** It follows from several facts or the calendar: no single fact corrects it. */
  readonly isDerived?: boolean;
  /** The text denies a value that no fact has: nothing is left to check. */
  readonly isDenied?: boolean;
  readonly fact?: Profile | undefined;
  /** Without a fact: what it was compared with. */
  readonly venueDetail?: VenueDetail | undefined;
  /** All facts that may be meant, best first, and those of them that have this value. */
  readonly meant?: readonly Scored[];
  readonly matching?: readonly Scored[];
  /** The name of the rule that decided. */
  readonly rule?: string;
}

export const UNKNOWN: Judgement = { verdict: 'unknown' };

/** A word or value of a text, what is around it, and the facts. */
export interface Mention {
  readonly node: Node;
  readonly context: Context;
  readonly profiles: Profiles;
}

/** One interpretation of a value, in its context. */
export interface InterpretedValue extends Mention {
  readonly value: Value;
}

/** An interpreted value, and the facts that it may state. */
export interface ScoredValue extends InterpretedValue {
  /** Those of the venues that the text is about, best first. */
  readonly meant: readonly Scored[];
  /** Those of them that have the value. */
  readonly matching: readonly Scored[];
}

/** An interpreted value whose likeliest subject is known. */
export interface SubjectValue extends ScoredValue {
  /** The likeliest subject. */
  readonly best: Scored;
  /** The evidence from which the subject is sure. */
  readonly sure: number;
}

/** An interpreted value with a verdict. */
export interface JudgedValue extends InterpretedValue {
  readonly judged: Judgement;
}

/** An interpreted value with the verdict on its subject, which the rest of the sentence may revise. */
export interface RevisableValue extends ScoredValue, JudgedValue {
  /** The facts of other venues that the value may state. */
  readonly elsewhere: readonly Scored[];
}

/** Decides for one class of sentences; undefined for all others. */
export type VerdictRule<Given> = (given: Given) => Judgement | undefined;

/** What the first rule that applies decides. */
export function firstOf<Given>(
  rules: readonly VerdictRule<Given>[],
  given: Given,
): Judgement | undefined {
  for (const rule of rules) {
    const judgement = rule(given);
    if (judgement) return { ...judgement, rule: rule.name };
  }
  return undefined;
}
