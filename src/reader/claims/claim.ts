import type { Span } from '../../content/span.ts';
import type { Fact } from '../facts/fact.ts';
import { type Node, spanOf } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import type { Judgement, VenueDetail, Verdict } from '../verdicts/verdict.ts';
import type { Scored } from './score.ts';
import { CLEAR_LEAD, EVIDENT } from './weights.ts';

/** A value as it was typed. Offsets count characters (UTF-16 units) of the text. */
export interface TypedValue extends Span {
  readonly value: Value;
  /** The span to replace with another value: «10» of «10 anni»; undefined if words must change. */
  readonly replaceable?: Span | undefined;
  /** Of a range. */
  readonly ends?: readonly [TypedValue, TypedValue] | undefined;
}

/** A value that a text states, and its verdict. */
export interface Claim extends TypedValue {
  readonly verdict: Verdict;
  /** The fact that it was compared with, or that it may mean. */
  readonly fact?: Fact | undefined;
  /** Without a fact: what of a venue it was compared with. */
  readonly venueDetail?: VenueDetail | undefined;
  /** Facts that the sentence may mean, the likeliest first. */
  readonly meant: readonly Fact[];
  /** Facts that have this value, whatever the sentence is about; the likeliest first. */
  readonly same: readonly Fact[];
  /** The sentence says clearly which fact it means. */
  readonly isEvident: boolean;
  /** The rule that decided, to find out why. */
  readonly rule?: string | undefined;
}

export function claimOf(
  node: Node,
  { verdict, fact, venueDetail, meant = [], matching = [], rule }: Judgement,
): Claim {
  const [first, second] = matching;
  const [likeliest] = meant;
  const isClear = !second || !first || first.score - second.score >= CLEAR_LEAD;
  // The fact with this value may not be the one that is meant: «la quota d’iscrizione costa 144
  // euro» means the enrolment fee, and 144 is the price of a week.
  const isMeant = !likeliest || !first || likeliest.score - first.score < CLEAR_LEAD;
  const more = {
    meant: statedIn(meant.filter(({ evidence }) => evidence > 0)),
    same: statedIn(matching),
    isEvident:
      first !== undefined &&
      isClear &&
      isMeant &&
      (first.evidence > EVIDENT || IDENTIFYING_KINDS.has(first.profile.fact.kind)),
  };
  return {
    verdict,
    ...typedOf(node),
    ...more,
    rule,
    ...(fact && { fact: fact.fact }),
    ...(venueDetail && { venueDetail }),
  };
}

/** Leaves out implied facts, which no placeholder can name. */
function statedIn(scored: readonly Scored[]): Fact[] {
  return scored.flatMap(({ profile }) => (profile.isImplied ? [] : [profile.fact]));
}

export function typedOf(node: Node): TypedValue {
  const { value = NO_VALUE, ends } = node;
  const last = ends && (ends[1].amount ?? spanOf(ends[1]));
  const amount = ends && last ? { start: spanOf(ends[0]).start, end: last.end } : node.amount;
  const span = spanOf(node);
  // Nothing replaces a claim without a value: «SC Ostiense costa meno» (costs less).
  if (!node.value) return { ...span, value };
  const replaceable = value.kind === 'quantity' ? amount : span;
  const both = ends && { ends: [typedOf(ends[0]), typedOf(ends[1])] as const };
  return { ...span, value, replaceable, ...both };
}

/** Kinds whose value alone identifies the fact. */
const IDENTIFYING_KINDS: ReadonlySet<string> = new Set(['email', 'phone', 'address']);

export const NO_VALUE: Value = { kind: 'number', from: Number.NaN, to: Number.NaN };
