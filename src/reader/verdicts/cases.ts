import type { Clause } from '../claims/clauses.ts';
import type { Context } from '../claims/context.ts';
import { isNegatedBefore, isNegative } from '../claims/negation.ts';
import { has, nounsOf } from '../claims/nodes.ts';
import { isOffset, type Scored } from '../claims/score.ts';
import { parentOf } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Lexicon } from '../values/lexicon.ts';
import type { Value } from '../values/value.ts';
import { isIncluded, isOfAdult } from './other-people.ts';
import { type JudgedValue, type Judgement, UNKNOWN } from './verdict.ts';

const COUNTED: ReadonlySet<string> = new Set(['quantity', 'number']);
const COUNTED_IN: ReadonlySet<string> = new Set(['week', 'day']);
const AFFIRMED = ['#may', '#able', 'min', 'recovered'];
const LIMIT_TAGS = ['min', 'max', 'start'];

/** A number that the text does not call a limit, and the limits with which it is compared. */
interface LimitCase extends JudgedValue {
  readonly best: Scored;
  /** The limits of what the text names. */
  readonly comparedLimits: readonly Scored[];
  readonly isDenied: boolean;
  /** The text says who is too old or too young, or whom the camp accepts. */
  readonly isOfAdmission: boolean;
}

/**
 * A number that the text does not call a limit belongs to one child or one day («a otto anni», at
 * eight): it lies inside the limit or outside it, and a negation reverses which of the two the facts
 * confirm.
 */
export function limitCase(interpreted: JudgedValue): Judgement | undefined {
  const { value, node, context } = interpreted;
  const { meant = [] } = interpreted.judged;
  const { isRange, isSince, isEvery, kind } = value;
  if (isRange || isSince || isEvery || context.isCompared || !COUNTED.has(kind)) return undefined;
  const named = meant.filter(({ isUnnamed }) => !isUnnamed);
  const namedLimits = named.filter((fact) => isLimit(fact) && needsNaming(fact));
  const best = named[0] ?? meant[0];
  if (!best || !(isLimit(best) || namedLimits[0])) return undefined;
  const isOfAdultAge = value.unit === 'year' && isOfAdult(value, node, context.clause.nodes);
  if (isOfAdultAge && !namedLimits[0]) return undefined;
  const beside = besideOf(context);
  const isDenied = beside.some(isNegative);
  const isOfAdmission = beside.some(({ nodes }) => has(nodes, '#too')) || isAdmitted(node, context);
  const comparedLimits = isDenied ? namedLimits.filter(isDeniedIn(context)) : namedLimits;
  const found = { ...interpreted, best, comparedLimits, isDenied, isOfAdmission };
  if (isCalledLimit(found) || !isLimit(best) || isRightLimit(found)) return undefined;
  if (best.isUnnamed || (isDenied && kind === 'number')) return UNKNOWN;
  // «Mio nipote ha 15 anni» (my nephew is 15) says nothing about the camp.
  if (!comparedLimits[0] && best.evidence <= 0 && !isOfAdmission) return undefined;
  return judgeCase(found);
}

/** Whether the number is not a case, but the right limit. */
function isRightLimit({
  node,
  context: { clause },
  judged,
  best,
  isDenied,
  isOfAdmission,
}: LimitCase): boolean {
  // A case is over the limit if that must be exceeded: «Con due giorni si recupera» (with two days
  // one can catch up) needs more than two.
  const isOver = best.profile.bound === 'over' && has(clause.nodes, ...AFFIRMED);
  if (isOver || judged.verdict !== 'equal') return false;
  // «Non accettiamo bambini di 14 anni» (we accept no children of 14) denies the age itself.
  return !isDenied || (isNegatedBefore(node, clause) && !isOfAdmission);
}

function judgeCase(found: LimitCase): Judgement {
  const { value, node, context, judged, best, comparedLimits, isDenied } = found;
  const rangeOf = (limit: Scored) => {
    const path = parentOf(limit.profile.fact.path);
    return judged.meant?.find(({ profile }) => profile.fact.path === path) ?? limit;
  };
  const limits = (comparedLimits.length > 0 ? comparedLimits : [best]).map(rangeOf);
  const fits = limits.some((limit) => isInside(value, limit) !== isDenied);
  const isRight = fits && !(value.kind === 'number' && isLabelled(node, context));
  const isWrong = !fits && isSure(found);
  return {
    verdict: isRight ? 'equal' : isWrong ? 'differs' : 'check',
    fact: best.profile,
    isDerived: isWrong,
  };
}

/**
 * Whether the clause says that a rule applies to the case, or not: «A cinque anni serve il
 * certificato» (at five a certificate is needed).
 */
function isSure({
  value,
  node,
  context,
  profiles,
  best,
  comparedLimits: [comparedLimits],
  isDenied,
  isOfAdmission,
}: LimitCase): boolean {
  const { clause } = context;
  const isOfSomethingElse =
    isOffset(node, clause) ||
    // A number after an article: «Il campus ha già passato i trent’anni» (is past its thirty
    // years).
    clause.nodes[clause.nodes.indexOf(node) - 1]?.tags.has('#the') ||
    // Without what is needed: «Un bambino di 5 anni senza certificato» (without a certificate).
    has(clause.nodes, '#without');
  // What a negation is about is often open: «Cinque settimane anticipate, nessun altro sconto»
  // (five weeks in advance, no other discount).
  const isClear = value.unit === 'year' || (COUNTED_IN.has(value.unit ?? '') && !isDenied);
  // Words that nobody lists may deny as well: «A quindici anni siete fuori» (at fifteen you are
  // out).
  const isAffirmed =
    isDenied ||
    has(clause.nodes, ...AFFIRMED) ||
    (comparedLimits !== undefined &&
      (isIncluded(node, clause) || isAgeOf(comparedLimits, node, context)));
  const isAttending = comparedLimits !== undefined || !isOfVisitor(context, profiles.lexicon);
  const isNamed = best.evidence > 0 || isOfAdmission;
  return isClear && isAffirmed && isAttending && !isOfSomethingElse && isNamed;
}

/**
 * Whether a number is the age of those whom a limit names: «Gli animatori hanno solo 14 anni» (the
 * activity leaders are only 14), but not «valgono 2 anni» (are valid for 2 years), «hanno 2 anni di
 * esperienza» (have 2 years of experience).
 */
function isAgeOf({ profile }: Scored, node: Node, { clause: { nodes } }: Context): boolean {
  const at = nodes.indexOf(node);
  const isHelper = ({ tags }: Node) => tags.size > 0 && [...tags].every((tag) => HELPERS.has(tag));
  const noun = nodes.slice(0, at).findLast((before) => !isHelper(before));
  if (node.value?.unit !== 'year' || nodes[at + 1]?.tags.has('#of')) return false;
  return nounsOf(noun).some((topic) => profile.marked.includes(topic));
}

const HELPERS: ReadonlySet<string> = new Set(['#stopWord', '#be', '#only']);

/**
 * The age may be that of somebody who does not attend: «Il fratello di 16 anni può venire a
 * prenderlo» (the brother of 16 may pick him up).
 */
function isOfVisitor({ clause: { meanings } }: Context, lexicon: Lexicon): boolean {
  return [...meanings].some(
    (topic) => topic === 'exit' || (topic !== 'siblings' && lexicon.isMarked(topic)),
  );
}

/**
 * Whether the camp accepts somebody of this age: «Accettiamo bambini di 15 anni» (we accept
 * children of 15), but not «pagamenti da chi ha 18 anni» (payments by those who are 18).
 */
function isAdmitted(node: Node, { clause: { nodes } }: Context): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const at = before.findLastIndex(({ tags }) => tags.has('#admit'));
  const isOfChild = (between: Node) => has([between], 'children', '#of', '#the');
  return at >= 0 && before.slice(at + 1).every(isOfChild);
}

/** A number at the end, after a noun, may be any value of it: «Sconto fratelli 15». */
function isLabelled(node: Node, { clause: { nodes } }: Context): boolean {
  const at = nodes.indexOf(node);
  const isLast = nodes.slice(at + 1).every(({ token }) => token === 'punctuation');
  return isLast && nounsOf(nodes[at - 1]).length > 0;
}

function isLimit({ profile: { bound, fact } }: Scored): boolean {
  return bound !== undefined || fact.kind === 'ageRange';
}

/**
 * A negation denies only what its clause names: «Troppo piccolo per il campus, ma può provare» (too
 * small for the camp, but may try).
 */
function isDeniedIn({ clause, sentence }: Context) {
  const denying = sentence.filter((other) => other === clause || isNegative(other));
  return ({ profile: { marked, named } }: Scored) =>
    [...marked, ...named].some((topic) => denying.some(({ meanings }) => meanings.has(topic)));
}

function needsNaming({ profile: { marked, named } }: Scored): boolean {
  return marked.length > 0 || named.length > 0;
}

function isInside({ from }: Value, { profile }: Scored): boolean {
  if (profile.bound === 'over') return from > profile.from;
  if (profile.bound === 'max') return from <= profile.to;
  return profile.from <= from && (profile.bound === 'min' || from <= profile.to);
}

/**
 * Whether the text calls the number a limit: «Almeno due» (at least two), «dai sette anni» (from
 * seven), «bastano quattro» (four are enough); but «non bastano tre» (three are not enough) is a
 * single case.
 */
function isCalledLimit({
  value: { side, vague },
  node,
  context: { clause },
  best: { profile },
  isDenied,
}: LimitCase): boolean {
  if (vague !== undefined || (side === 'from' && !isDenied)) return true;
  if (side === 'to' && profile.bound !== 'min') return true;
  const before = clause.nodes.slice(0, clause.nodes.indexOf(node));
  if (has(before.slice(-1), '#after', '#hoursAfter') || isNeeded(before)) return true;
  const sinceValue = before.slice(before.findLastIndex((other) => other.value) + 1);
  return !isDenied && has([...sinceValue, node], ...LIMIT_TAGS);
}

/**
 * Whether the number itself is needed: «Bisogna aver compiuto 18 anni» (one must be 18); but «serve
 * il certificato a 8 anni» (at 8 a certificate is needed) needs something else.
 */
function isNeeded(before: readonly Node[]): boolean {
  const near = before.slice(-NEEDED_WITHIN);
  const at = near.findLastIndex(({ tags }) => tags.has('#must'));
  return at >= 0 && !near.slice(at + 1).some((between) => nounsOf(between).length > 0);
}

const NEEDED_WITHIN = 4;

/** The clause, and those beside it whose negation may be its own: they state no value. */
function besideOf({ clause, sentence }: Context): readonly Clause[] {
  const at = sentence.indexOf(clause);
  // A longer clause is a case of its own: «Chi non ha preso una settimana entra con cinque giorni
  // singoli» (who has not taken a week enters with five single days).
  // So is one with its own verb: «…, perciò niente certificato: lo chiedono dai sette in su» (so no
  // certificate: it is asked from seven up).
  const isUnlisted = (meaning: string) => meaning.startsWith('=');
  const saysItself = has(clause.nodes, '#must', 'min') || [...clause.meanings].some(isUnlisted);
  const isShort = clause.nodes.length <= NEEDED_WITHIN && !saysItself;
  const beside = sentence.slice(isShort ? Math.max(0, at - 1) : at, at + 6);
  // Some say something more: «…, and they aren’t limited to one venue», «…, benché sia presto»
  // (although it is early).
  const saysMore = ({ nodes }: Clause) => has(nodes.slice(0, 1), '#and', '#concession');
  return beside.filter(
    (other) =>
      // An answer denies what was asked: «No, it starts at four».
      other.nodes.length > 1 &&
      (other === clause || (other.values.length === 0 && !saysMore(other))),
  );
}
