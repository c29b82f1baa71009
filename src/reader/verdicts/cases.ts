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
import { type JudgedReading, type Judgement, UNKNOWN } from './verdict.ts';

const COUNTED: ReadonlySet<string> = new Set(['quantity', 'number']);
const COUNTED_IN: ReadonlySet<string> = new Set(['week', 'day']);
const AFFIRMED = ['#may', '#able', 'min', 'recovered'];
const LIMIT_TAGS = ['min', 'max', 'start'];

/**
 * «Malato tre giorni», «a otto anni»: a number that the text does not call a limit is a case,
 * inside the limit or outside it. Whether that fits depends on a negation.
 */
export function limitCase({
  value,
  node,
  context,
  profiles,
  judged,
}: JudgedReading): Judgement | undefined {
  const { verdict, meant = [] } = judged;
  const { isRange, isSince, isEvery, kind } = value;
  if (isRange || isSince || isEvery || context.isCompared || !COUNTED.has(kind)) return undefined;
  const said = meant.filter(({ isUnnamed }) => !isUnnamed);
  const named = said.filter((one) => isLimit(one) && isSpecial(one));
  const best = said[0] ?? meant[0];
  if (!best || !(isLimit(best) || named[0])) return undefined;
  if (!named[0] && value.unit === 'year' && isOfAdult(value, node, context.clause.nodes))
    return undefined;
  const beside = besideOf(context);
  const denied = beside.some(isNegative);
  const special = denied ? named.filter(isDeniedIn(context)) : named;
  if (isMarked(value, node, context, best, denied)) return undefined;
  const isAge = beside.some(({ nodes }) => has(nodes, '#too')) || isAdmitted(node, context);
  // «Non accettiamo bambini di 14 anni» denies the age itself.
  // «Con due giorni si recupera»: more than two.
  const isOver = best.profile.bound === 'over' && has(context.clause.nodes, ...AFFIRMED);
  const isDeniedBefore = isNegatedBefore(node, context.clause);
  const isStated = !isOver && verdict === 'equal' && (!denied || (isDeniedBefore && !isAge));
  if (!isLimit(best) || isStated) return undefined;
  if (best.isUnnamed || (denied && kind === 'number')) return UNKNOWN;
  // «Mio nipote ha 15 anni» says nothing about the camp.
  if (!special[0] && best.evidence <= 0 && !isAge) return undefined;
  const wholeOf = (one: Scored) =>
    meant.find(({ profile }) => profile.fact.path === parentOf(one.profile.fact.path)) ?? one;
  const limits = (special.length > 0 ? special : [best]).map(wholeOf);
  const fits = limits.some((one) => isInside(value, one) !== denied);
  // «A cinque anni serve il certificato»: the clause says whether the rule applies at an age.
  const isApart =
    isOffset(node, context.clause) ||
    // «Il campus ha già passato i trent’anni»
    context.clause.nodes[context.clause.nodes.indexOf(node) - 1]?.tags.has('#the') ||
    // «Un bambino di 5 anni senza certificato»
    has(context.clause.nodes, '#without');
  // «Cinque settimane anticipate, nessun altro sconto»: what a negation is about is often open.
  const isClear = value.unit === 'year' || (COUNTED_IN.has(value.unit ?? '') && !denied);
  // «A quindici anni siete fuori»: words that nobody lists may deny as well.
  const isAffirmed =
    denied ||
    has(context.clause.nodes, ...AFFIRMED) ||
    (special[0] && (isIncluded(node, context.clause) || isAgeOf(special[0], node, context)));
  const isAttending = special[0] || !isOfVisitor(context, profiles.lexicon);
  const isSure = isClear && isAffirmed && isAttending && !isApart && (best.evidence > 0 || isAge);
  const isRight = fits && !(kind === 'number' && isLabelled(node, context));
  const isWrong = isSure && !fits;
  const fact = best.profile;
  return { verdict: isRight ? 'equal' : isWrong ? 'differs' : 'check', fact, isDerived: isWrong };
}

/** «Gli animatori hanno solo 14 anni», but not «valgono 2 anni», «hanno 2 anni di esperienza». */
function isAgeOf({ profile }: Scored, node: Node, { clause: { nodes } }: Context): boolean {
  const at = nodes.indexOf(node);
  const isHelper = ({ tags }: Node) => tags.size > 0 && [...tags].every((one) => HELPERS.has(one));
  const noun = nodes.slice(0, at).findLast((one) => !isHelper(one));
  if (node.value?.unit !== 'year' || nodes[at + 1]?.tags.has('#of')) return false;
  return nounsOf(noun).some((one) => profile.marked.includes(one));
}

const HELPERS: ReadonlySet<string> = new Set(['#stopWord', '#be', '#only']);

/** «Il fratello di 16 anni può venire a prenderlo»: an age of somebody who does not attend. */
function isOfVisitor({ clause: { meanings } }: Context, lexicon: Lexicon): boolean {
  return [...meanings].some(
    (one) => one === 'exit' || (one !== 'siblings' && lexicon.isMarked(one)),
  );
}

/** «Accettiamo bambini di 15 anni», but not «pagamenti da chi ha 18 anni». */
function isAdmitted(node: Node, { clause: { nodes } }: Context): boolean {
  const before = nodes.slice(0, nodes.indexOf(node));
  const at = before.findLastIndex(({ tags }) => tags.has('#admit'));
  const isOfChild = ({ tags }: Node) => tags.has('children') || tags.has('#of') || tags.has('#the');
  return at >= 0 && before.slice(at + 1).every(isOfChild);
}

/** «Sconto fratelli 15»: a number at the end, after a noun, may be any value of it. */
function isLabelled(node: Node, { clause: { nodes } }: Context): boolean {
  const at = nodes.indexOf(node);
  const isLast = nodes.slice(at + 1).every(({ token }) => token === 'punctuation');
  return isLast && nounsOf(nodes[at - 1]).length > 0;
}

function isLimit({ profile: { bound, fact } }: Scored): boolean {
  return bound !== undefined || fact.kind === 'ageRange';
}

/** «Troppo piccolo per il campus, ma può provare»: only what the clause that denies it names. */
function isDeniedIn({ clause, sentence }: Context) {
  const all = sentence.filter((one) => one === clause || isNegative(one));
  return ({ profile: { marked, named } }: Scored) =>
    [...marked, ...named].some((one) => all.some(({ meanings }) => meanings.has(one)));
}

function isSpecial({ profile: { marked, named } }: Scored): boolean {
  return marked.length > 0 || named.length > 0;
}

function isInside({ from }: Value, { profile }: Scored): boolean {
  if (profile.bound === 'over') return from > profile.from;
  if (profile.bound === 'max') return from <= profile.to;
  return profile.from <= from && (profile.bound === 'min' || from <= profile.to);
}

/** «Almeno due», «dai sette anni», «bastano quattro»; «non bastano tre» describes a single case. */
function isMarked(
  { side, vague }: Value,
  node: Node,
  { clause: { nodes } }: Context,
  { profile }: Scored,
  denied: boolean,
): boolean {
  if (vague !== undefined || (side === 'from' && !denied)) return true;
  if (side === 'to' && profile.bound !== 'min') return true;
  const before = nodes.slice(0, nodes.indexOf(node));
  if (has(before.slice(-1), '#after', '#hoursAfter') || isNeeded(before)) return true;
  const since = [...before.slice(before.findLastIndex((one) => one.value) + 1), node];
  return !denied && has(since, ...LIMIT_TAGS);
}

/** «Bisogna aver compiuto 18 anni»; «serve il certificato a 8 anni» needs something else. */
function isNeeded(before: readonly Node[]): boolean {
  const near = before.slice(-NEEDED_WITHIN);
  const at = near.findLastIndex(({ tags }) => tags.has('#must'));
  return at >= 0 && !near.slice(at + 1).some((one) => nounsOf(one).length > 0);
}

const NEEDED_WITHIN = 4;

/** The clause, and those beside it whose negation may be its own: they state no value. */
function besideOf({ clause, sentence }: Context): readonly Clause[] {
  const at = sentence.indexOf(clause);
  // «Chi non ha preso una settimana entra con cinque giorni singoli»: a case of its own.
  const isShort = clause.nodes.length <= NEEDED_WITHIN;
  const beside = sentence.slice(isShort ? Math.max(0, at - 1) : at, at + 6);
  // «…, and they aren’t limited to one venue», «…, benché sia presto» say something more.
  const isMore = ({ nodes }: Clause) => has(nodes.slice(0, 1), '#and', '#concession');
  return beside.filter(
    (one) =>
      // «No, it starts at four»: an answer denies what was asked.
      one.nodes.length > 1 && (one === clause || (one.values.length === 0 && !isMore(one))),
  );
}
