import { type Profile, parentOf } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Value } from '../values/value.ts';
import { edgesOf } from './clash.ts';
import { type Clause, valuesOf } from './clauses.ts';
import { matchesIn } from './compare-in-clause.ts';
import { FAMILIES } from './compare-value.ts';
import type { Context } from './context.ts';
import {
  isDoubtful,
  isFound,
  isIncluded,
  isPart,
  KINDS_TO_CHECK,
  LIKELY,
  MEANT,
  SURE_DESPITE_OTHERS,
  statesNothing,
  withoutSubject,
} from './doubts.ts';
import { isCounting } from './interpretations.ts';
import { isNegative } from './negation.ts';
import { endsOf, isBeside, judgeDueDay, lackedBy } from './other-subjects.ts';
import { isRow, type Scored, scoredFor } from './score.ts';
import { type Judged, UNKNOWN, type Verdict } from './verdict.ts';

/** How far below the best score a fact still belongs to the subject. */
const SUBJECT = 0.8;
const SURE = 2.2;
const ONE_WORD = 0.9;
const STARTS: ReadonlySet<string> = new Set(['time', 'date', 'year']);
/** Kinds of value that two facts seldom share by chance. */
const COINCIDES: ReadonlySet<string> = new Set(['date', 'time', 'quantity', 'percent', 'month']);

/** Compares a value with the facts that its clause likely means. */
export function judge(stated: Value, node: Node, inClause: Context, profiles: Profiles): Judged {
  const side = otherSide(stated, inClause);
  const value: Value = side ? { ...stated, side } : stated;
  const context = side
    ? { ...inClause, isNegated: false, isCloselyNegated: false, isPause: false }
    : inClause;
  const all = scoredFor(value, node, context, profiles);
  const here = all.filter(({ isElsewhere }) => !isElsewhere);
  const judged = verdictOn(value, here, context, minEvidence(value, profiles), node);
  const matching = here.filter(matchesIn(value, context));
  // «Di lunedì non c’è niente con il glutine»
  if (
    value.kind === 'weekday' &&
    judged.fact?.fact.isRelated &&
    judged.fact.named.some((one) => context.clause.meanings.has(one)) &&
    isNegative(firstPart(context.clause))
  )
    return { ...judged, verdict: judged.verdict === 'equal' ? 'differs' : 'equal' };
  const apart = judged.verdict === 'equal' && lackedBy(value, context, matching, profiles);
  if (apart) return { verdict: 'differs', fact: judged.fact, meant: here, matching };
  if (statesNothing(value, node, context, judged, profiles))
    return { ...UNKNOWN, meant: here, matching };
  if (judged.fact && isPart(value, node, context) && value.from <= judged.fact.to)
    return { verdict: 'equal', fact: judged.fact, meant: here, matching };
  const due = judged.verdict !== 'equal' && judgeDueDay(value, judged.fact, context);
  if (due) return { ...due, meant: here, matching };
  if (matching[0] && isFound(value, judged, matching[0], context))
    return { verdict: 'equal', fact: matching[0].profile, meant: here, matching };
  const otherSubject =
    judged.verdict !== 'equal' && matching.find(isBeside(value, context, judged.fact));
  if (otherSubject) return { verdict: 'equal', fact: otherSubject.profile, meant: here, matching };
  const [opens, closes] = endsOf(value, node, context, profiles);
  if (judged.verdict === 'differs' && opens && closes)
    return { verdict: 'check', fact: closes.profile, meant: here, matching };
  const elsewhere = value.kind === 'date' && all.find(isAt(value, context));
  if (elsewhere && judged.verdict !== 'equal')
    return { verdict: 'differs', fact: elsewhere.profile };
  return { ...unlessDenied(judged, value, context), meant: here, matching };
}

/** «C’è il venerdì e in nessun altro giorno»: up to what is added. */
function firstPart(clause: Clause): Clause {
  const end = clause.nodes.findIndex(({ tags }) => tags.has('#and'));
  return end < 0 ? clause : { ...clause, nodes: clause.nodes.slice(0, end) };
}

/** «Non apre prima delle 8»: it opens at 8. «Dopo le 9 non si entra»: until 9. */
function otherSide({ kind, unit, side, isAfter }: Value, { clause, isNegated }: Context) {
  const other = side === 'to' ? 'from' : isAfter && 'to';
  if (!other || !STARTS.has(unit ?? kind)) return undefined;
  return isNegated || (kind === 'time' && isNegative(clause)) ? other : undefined;
}

function unlessDenied(judged: Judged, { vague, kind }: Value, context: Context): Judged {
  const { isNegated, isCloselyNegated, isPause } = context;
  if (!(isNegated || (isPause && kind === 'time')) || vague === 'under' || vague === 'over')
    return judged;
  if (judged.verdict !== 'equal') return { ...UNKNOWN, isDenied: true };
  // «Non costa 135 euro»: denying the fact's value needs a check; denying another does not.
  return isCloselyNegated ? { verdict: 'check', fact: judged.fact } : judged;
}

/** «Lo sconto fratelli parte dal terzo figlio» */
function isStart({ side }: Value, { dimensions, weights }: Context): boolean {
  return (
    side === 'from' || dimensions.get('edge')?.has('start') === true || weights.get('min') === 1
  );
}

/** «Il 10 % vale anche per il primo figlio» */
function isIncludedIn({ clause, sentence }: Context, node: Node): boolean {
  const isShare = valuesOf(sentence).some((one) => one.node.value?.kind === 'percent');
  return isShare && isIncluded(node, clause) && !isNegative(clause);
}

/** The evidence needed to be sure: the fewer facts of a kind, the less. */
function minEvidence({ kind }: Value, profiles: Profiles): number {
  const facts = profiles.ofFamily(FAMILIES[kind] ?? '').length;
  return Math.min(SURE, ONE_WORD * Math.log2(1 + facts));
}

/** `differs` only if every fact of the subject disagrees and the clause names that subject. */
function verdictOn(
  value: Value,
  scored: readonly Scored[],
  context: Context,
  sure: number,
  node: Node,
): Judged {
  const matching = scored.filter(matchesIn(value, context));
  // What the text does not name is not compared if something that it names can be.
  const named = scored.find(({ isUnnamed, evidence }) => !isUnnamed && evidence >= sure);
  const best = matching[0] ? scored[0] : (named ?? scored[0]);
  if (!best) return UNKNOWN;
  const equal = equalIn(value, best, matching);
  // «Il primo figlio» is not the child of a discount, and not wrong.
  if (value.kind === 'ordinal' && !matching[0])
    return (isStart(value, context) || isIncludedIn(context, node)) && best.evidence >= sure
      ? { verdict: 'differs', fact: best.profile }
      : UNKNOWN;
  if (value.kind === 'ordinal') return { verdict: 'equal', fact: matching[0]?.profile };
  if (equal) return equal;
  const end = edgesOf(value, context) ? undefined : matching.find(isOtherEndOf(best));
  if (end) return { verdict: 'equal', fact: end.profile };
  const fact = best.profile;
  const result = (verdict: Verdict): Judged => ({ verdict, fact });
  const isLikely = best.evidence >= LIKELY;
  if (value.text && matching[0] && best.evidence < SURE)
    return { verdict: 'equal', fact: matching[0].profile };
  const isCount = value.kind === 'number' || value.kind === 'quantity';
  if (context.isCompared && isCount) return differenceIn(value, scored) ?? UNKNOWN;
  if (matching[0] === best) return { verdict: 'equal', fact: best.profile };
  const usual = matching.filter(({ isSpecialCase }) => !isSpecialCase);
  if (best.isSpecialCase && value.unit !== 'year' && best.evidence >= sure) {
    if (
      usual.length > 0 ||
      (best.isUnnamed && value.kind === 'number' && !isCounting(node, context.clause))
    )
      return UNKNOWN;
    return result(matching.length === 0 && !best.isUnnamed ? 'differs' : 'check');
  }
  const half = matching[0] ? undefined : scored.find(({ profile }) => isHalfRight(value, profile));
  const withoutNamedSubject = (): Judged =>
    half
      ? { verdict: 'check', fact: half.profile }
      : withoutSubject(value, best, matching, context);
  if (best.isSpecialCase) return withoutNamedSubject();
  // A marked topic that the clause names is meant, even if other facts have the value.
  const { profile } = best;
  const isOwn = [...profile.marked, ...profile.named].some((one) =>
    context.clause.meanings.has(one),
  );
  const isSure = best.evidence >= sure || best.isNamed;
  // «Fino a sedici anni»: no age of somebody whom the text does not name.
  const isNamed = isOwn || (value.unit === 'year' && value.side === 'to');
  const others = matching.filter((one) => !isNamed || (!one.isUnnamed && one.evidence > 0));
  const isChance = others.length === 0 || !COINCIDES.has(value.kind);
  // «Even with eight friends»: what counts the rows of a table is a case.
  if (fact.family === 'count' && isRow(parentOf(fact.fact.path))) return withoutNamedSubject();
  const isStated = value.kind !== 'month' || isOwn || context.clause.dimensions.has('edge');
  if (
    isStated &&
    (isChance && (isOwn || value.kind !== 'month') ? isSure : best.evidence >= SURE_DESPITE_OTHERS)
  )
    return result(isDoubtful(value, node, best, matching, context) ? 'check' : 'differs');
  return isLikely ? result('check') : withoutNamedSubject();
}

/** «Fra l’età minima degli animatori e quella dei capi passano nove anni» */
function differenceIn({ from }: Value, scored: readonly Scored[]): Judged | undefined {
  const named = scored.filter(({ evidence }) => evidence > 0).map(({ profile }) => profile);
  const fact = named.find((one) => named.some((other) => other.from - one.to === from));
  return fact && { verdict: 'equal', fact };
}

function equalIn(value: Value, best: Scored, matching: readonly Scored[]): Judged | undefined {
  const likely = matching.filter(({ evidence }) => evidence > 0);
  const found = matching.find(
    ({ score, isSpecialCase }) =>
      score >= best.score - SUBJECT && isSpecialCase === best.isSpecialCase,
  );
  if (found && (found.score > 0 || KINDS_TO_CHECK.has(value.kind)))
    return { verdict: 'equal', fact: found.profile };
  const near = likely.find(
    ({ score, evidence, isSpecialCase, isNamed }) =>
      !isSpecialCase &&
      (isNamed || score >= best.score - MEANT || (best.isSpecialCase && evidence >= LIKELY)),
  );
  return near && { verdict: 'equal', fact: near.profile };
}

/** «Il secondo open day è il 25 maggio a Sport City»: the date of another venue. */
function isAt(value: Value, context: Context) {
  const holds = matchesIn(value, context);
  return (one: Scored) => one.isElsewhere && one.evidence >= SURE && holds(one);
}

/** «Dal 9 giugno al 19 settembre»: only one end is that of the fact. */
function isHalfRight({ isRange, from, to }: Value, { fact, ...ends }: Profile): boolean {
  return (
    isRange === true && fact.kind.endsWith('Range') && (from === ends.from) !== (to === ends.to)
  );
}

/** «Mezza giornata = h 14»: if the text does not say which end it means, either is right. */
function isOtherEndOf({ profile: best }: Scored) {
  return ({ profile }: Scored) =>
    best.named.length === 0 &&
    best.dimensions.has('edge') &&
    profile.dimensions.has('edge') &&
    parentOf(profile.fact.path) === parentOf(best.fact.path);
}
