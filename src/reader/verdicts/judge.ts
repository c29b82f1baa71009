import { FAMILIES } from '../claims/compare-value.ts';
import { isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import { type Scored, scoredFor } from '../claims/score.ts';
import { SURE, SURE_AMONG } from '../claims/weights.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Value } from '../values/value.ts';
import { matchesIn } from './compare-in-clause.ts';
import { unknownRules } from './doubts.ts';
import { dueDay, lackedByVenue, otherSubject, twoEnds } from './other-subjects.ts';
import { subjectRules } from './subject-rules.ts';
import {
  firstOf,
  type InterpretedValue,
  type Judgement,
  type RevisableValue,
  UNKNOWN,
  type VerdictRule,
} from './verdict.ts';

/** What the rest of the sentence changes in the verdict on a subject: the first rule decides. */
export const sentenceRules: readonly VerdictRule<RevisableValue>[] = [
  lackedByVenue,
  ...unknownRules,
  /** Some of what a fact counts: «Tre dei temi» (three of the themes). */
  function part({ value, node, context: { clause }, judged: { fact } }) {
    const after = clause.nodes[clause.nodes.indexOf(node) + 1];
    const isFollowedByOf = after?.tags.has('#of') && after.norm !== 'di';
    const isPart = value.kind === 'number' && isFollowedByOf && fact && value.from <= fact.to;
    return isPart ? { verdict: 'equal', fact } : undefined;
  },
  dueDay,
  /** Two facts seldom share a year, or a whole range that a word of the sentence names. */
  function wholeRange({ value: { kind, isRange }, context, judged, matching: [first] }) {
    const { verdict, fact } = judged;
    if (!first || verdict === 'equal') return undefined;
    const isNamed = [...first.profile.own].some((topic) => context.proximities.has(topic));
    const isOpen = isRange && (verdict === 'unknown' || isNamed);
    const mayBeMeant =
      kind === 'year' ? !fact?.marked[0] : isOpen && (kind === 'date' || kind === 'time');
    return mayBeMeant ? { verdict: 'equal', fact: first.profile } : undefined;
  },
  otherSubject,
  twoEnds,
  /**
   * The day of another venue: «il secondo open day è il 25 maggio a Sport City» (the second open
   * day is on 25 May at Sport City).
   */
  function otherVenue({ value, context, judged, elsewhere }) {
    if (value.kind !== 'date' || judged.verdict === 'equal') return undefined;
    const matches = matchesIn(value, context);
    const found = elsewhere.find((scored) => scored.evidence >= SURE && matches(scored));
    return found && { verdict: 'differs', fact: found.profile };
  },
  /** Denying the fact’s value needs a check; denying another value does not. */
  function denied({ value: { vague, kind }, context, judged: { verdict, fact } }) {
    const isDenied = context.isNegated || (context.isPause && kind === 'time');
    if (!isDenied || vague === 'under' || vague === 'over') return undefined;
    if (verdict !== 'equal') return { ...UNKNOWN, isDenied };
    return context.isCloselyNegated ? { verdict: 'check', fact } : undefined;
  },
];

/** Compares a value with the facts that its clause likely means. */
export function judge(asTyped: InterpretedValue): Judgement {
  const interpreted = withOtherSide(asTyped);
  const { value, node, context, profiles } = interpreted;
  const all = scoredFor(value, node, context, profiles);
  const elsewhere = all.filter(({ isElsewhere }) => isElsewhere);
  const meant = all.filter(({ isElsewhere }) => !isElsewhere);
  const matching = meant.filter(matchesIn(value, context));
  const scored = { ...interpreted, meant, matching };
  const sure = minEvidence(value, profiles);
  const best = matching[0] ? meant[0] : (namedIn(meant, sure) ?? meant[0]);
  const judged = (best && firstOf(subjectRules, { ...scored, best, sure })) ?? UNKNOWN;
  const corrected = firstOf(sentenceRules, { ...scored, judged, elsewhere });
  return { ...(corrected ?? judged), meant, matching };
}

/** What the text does not name is not compared if something that it names can be. */
function namedIn(meant: readonly Scored[], sure: number): Scored | undefined {
  return meant.find(({ isUnnamed, evidence }) => !isUnnamed && evidence >= sure);
}

const STARTS: ReadonlySet<string> = new Set(['time', 'date', 'year']);

/**
 * A negation turns a start into an end, and an end into a start: «Non apre prima delle 8» (does not
 * open before 8) means at 8, «Dopo le 9 non si entra» (after 9 nobody enters) until 9.
 */
function withOtherSide(interpreted: InterpretedValue): InterpretedValue {
  const { value, context } = interpreted;
  if (endsSpan(interpreted)) return { ...interpreted, value: { ...value, side: 'to' } };
  const { kind, unit, side, isAfter } = value;
  const other = side === 'to' ? 'from' : isAfter && 'to';
  if (!other || !STARTS.has(unit ?? kind)) return interpreted;
  if (!context.isNegated && !(kind === 'time' && isNegative(context.clause))) return interpreted;
  const affirmed = { isNegated: false, isCloselyNegated: false, isPause: false };
  return { ...interpreted, value: { ...value, side: other }, context: { ...context, ...affirmed } };
}

const SPAN_WITHIN = 4;

/**
 * Whether an hour ends what began with a word: «dall’apertura alle cinque» (from opening to five).
 */
function endsSpan({ value, node, context: { clause } }: InterpretedValue): boolean {
  const at = clause.nodes.indexOf(node);
  const before = clause.nodes.slice(Math.max(0, at - SPAN_WITHIN), at);
  const led = before.slice(before.findLastIndex(({ tags }) => tags.has('#from')) + 1);
  return value.kind === 'time' && led.length < before.length && has(led, 'start');
}

/** The evidence needed to be sure: the fewer facts of a kind, the less. */
function minEvidence({ kind }: Value, profiles: Profiles): number {
  const facts = profiles.ofFamily(FAMILIES[kind] ?? '').length;
  return Math.min(SURE, SURE_AMONG * Math.log2(1 + facts));
}
