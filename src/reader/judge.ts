import { agrees, canState } from './compare.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import { familyOf, type Profile, type Profiles } from './profile.ts';
import type { Value } from './value.ts';

/** How a claim stands against the facts: `check` is for a person to look at, with the fact beside it. */
export type Verdict = 'equal' | 'differs' | 'check' | 'unknown';

export interface Judged {
  readonly verdict: Verdict;
  readonly fact?: Profile | undefined;
  /** Every fact of the subject that has this value. */
  readonly equal?: readonly Profile[];
}

interface Scored {
  readonly profile: Profile;
  readonly score: number;
  /** What the value's own clause says for it. */
  readonly evidence: number;
  /** It says something else of a slot that the clause only leaves open. */
  readonly isApart: boolean;
  /** It holds at another venue than the one named. */
  readonly isElsewhere: boolean;
}

const GROUP = 0.9;
const MISSING = 0.35;
const FOREIGN = 0.5;
const APART = 1;
const ROW = 1.5;
const NEAR = 0.8;
const _NAMED = 0.6;
/** How far below the best a fact still belongs to the subject, and to what may have been meant. */
const SUBJECT = 0.8;
const MEANT = 1.6;
const SURE = 2.2;
const LIKELY = 1.1;
const MARKED = ['half', 'agreement', 'example'];
const KINDS_TO_CHECK = new Set(['money', 'percent', 'phone', 'email', 'rating']);

/**
 * Holds a value against the facts of the subject that its clause names best.
 * @param rows groups of facts of which the clause states another value rightly: they vouch for each other
 */
export function judge(
  value: Value,
  node: Node,
  context: Context,
  profiles: Profiles,
  rows: ReadonlySet<string>,
): Judged {
  const scored = scoredFor(value, node, context, profiles, rows);
  const said = verdictOn(value, scored, context);
  return context.isNegated ? denied(said) : said;
}

function verdictOn(value: Value, all: readonly Scored[], context: Context): Judged {
  const scored = all.filter(({ isElsewhere }) => !isElsewhere);
  const [best] = scored;
  if (!best) return elsewhere(all);
  const isInside = edgesOf(value, context) === undefined;
  const holds = ({ profile }: Scored) => agrees(value, profile, isInside);
  const subject = scored.filter(
    ({ score, isApart }) => score >= best.score - SUBJECT && isApart === best.isApart,
  );
  const likely = scored.filter((one) => holds(one) && one.evidence > 0);
  const equal = subject.find(holds);
  if (equal && (equal.score > 0 || KINDS_TO_CHECK.has(value.kind)))
    return { verdict: 'equal', fact: equal.profile, equal: likely.map(({ profile }) => profile) };
  const near = likely.find((one) => one.score >= best.score - MEANT);
  const fact = best.profile;
  if (near && !near.isApart)
    return { verdict: 'equal', fact: near.profile, equal: likely.map(({ profile }) => profile) };
  if (context.isCompared && value.kind === 'money')
    return { verdict: best.evidence >= LIKELY ? 'check' : 'unknown', fact };
  const strange = !near && scored.some((one) => holds(one) && !one.isApart);
  if (best.isApart)
    return { verdict: best.evidence >= SURE && !strange ? 'check' : 'unknown', fact };
  if (
    best.evidence >=
    ((strange && value.kind !== 'money') || value.kind === 'month' ? SURE + 1.5 : SURE)
  )
    return {
      verdict: near || (likely.length > 0 && value.kind === 'time') ? 'check' : 'differs',
      fact,
    };
  if (best.evidence >= LIKELY) return { verdict: 'check', fact };
  const any = scored.find(holds);
  if (value.isRange && value.unit === 'year' && !any) return { verdict: 'check', fact };
  if (!KINDS_TO_CHECK.has(value.kind) || value.from + value.to === 0) return { verdict: 'unknown' };
  return any ? { verdict: 'equal', fact: any.profile } : { verdict: 'check', fact };
}

/** The venue named has no such fact, and another has. */
function elsewhere([best]: readonly Scored[]): Judged {
  return best && best.evidence >= SURE
    ? { verdict: 'check', fact: best.profile }
    : { verdict: 'unknown' };
}

/** «Non costa 135 euro»: what is denied is wrong where it is true, and says nothing where it is not. */
function denied({ verdict, fact }: Judged): Judged {
  return verdict === 'equal' ? { verdict: 'check', fact } : { verdict: 'unknown' };
}

export function scoredFor(
  value: Value,
  node: Node,
  context: Context,
  profiles: Profiles,
  rows: ReadonlySet<string>,
): Scored[] {
  const units = unitsOf(value, node, context);
  return profiles.all
    .filter((profile) => canState(value, profile) && counts(value, profile, units))
    .flatMap((profile) => scoreOf(value, profile, context, profiles, rows))
    .toSorted((a, b) => b.score - a.score);
}

/** What a number counts: its unit, or the meanings of the words after it, or else of its clause. */
function unitsOf(value: Value, node: Node, { clause }: Context): ReadonlySet<string> {
  if (value.unit !== undefined) return new Set([`unit:${value.unit}`]);
  const at = clause.nodes.indexOf(node);
  const units = new Set<string>();
  for (const next of clause.nodes.slice(at + 1, at + 4)) {
    if (next.value || next.token === 'sign' || next.tags.has('#and')) break;
    for (const one of knownMeanings(next)) units.add(one);
  }
  return units.size > 0 ? units : new Set(clause.nodes.slice(0, at).flatMap(knownMeanings));
}

function knownMeanings({ tags }: Node): string[] {
  return [...tags].filter((tag) => !tag.startsWith('#'));
}

function counts(value: Value, { fact, units }: Profile, named: ReadonlySet<string>): boolean {
  if (fact.kind !== 'count' && fact.kind !== 'age' && fact.kind !== 'ageRange') return true;
  if ((value.isEvery ?? false) !== fact.path.endsWith('everyWeeks')) return false;
  if (value.isSince && fact.kind !== 'count') return false;
  if (value.kind === 'ordinal' && !fact.nouns.some((noun) => noun.startsWith('º'))) return false;
  return [...units].some((unit) => named.has(unit));
}

function scoreOf(
  value: Value,
  profile: Profile,
  context: Context,
  profiles: Profiles,
  rows: ReadonlySet<string>,
): Scored[] {
  const { fact, own, group } = profile;
  const family = familyOf(fact.kind);
  const venue = context.slots.get('venue');
  const isElsewhere = fact.venue !== undefined && venue !== undefined && !venue.has(fact.venue);
  const clash = clashOf(value, profile, context);
  if (clash === 'out') return [];
  const isRow = rows.has(parentOf(fact.path));
  let [score, evidence] = [isRow ? ROW : 0, isRow ? ROW : 0];
  for (const [meanings, share] of [
    [own, 1],
    [group, GROUP],
  ] as const)
    for (const meaning of meanings) {
      if (family === 'count' && (meaning === 'week' || meaning === 'day')) continue;
      const near = meaning === boundSaid(value) ? 1 : (context.weights.get(meaning) ?? 0);
      const worth = profiles.weight(meaning, family) * share;
      if (near > 0) score += worth * near;
      else if (share === 1 && !meaning.startsWith('=')) score -= MISSING * worth;
      if (near >= NEAR) evidence += worth * near;
    }
  for (const meaning of context.clause.meanings)
    if (!own.has(meaning) && !group.has(meaning))
      score -= FOREIGN * profiles.weight(meaning, family);
  const isApart = clash === 'apart';
  return [{ profile, score: score - (isApart ? APART : 0), evidence, isApart, isElsewhere }];
}

/** «Fino al 20 %» speaks of a most. */
function boundSaid({ kind, side, vague }: Value): string | undefined {
  if (kind !== 'percent' && kind !== 'quantity' && kind !== 'number') return undefined;
  if (side === 'to' || vague === 'atMost') return 'max';
  return vague === 'atLeast' ? 'min' : undefined;
}

export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** `out` where the clause says otherwise, `apart` where it says nothing and the fact is no usual one. */
function clashOf(value: Value, profile: Profile, context: Context): 'out' | 'apart' | undefined {
  if (isOnOtherDays(value, profile, context) || isOther(profile, context)) return 'out';
  const isNamed =
    profile.named.length === 0 || profile.named.some((one) => context.weights.has(one));
  const isMarked = profile.own.has('extended') && !context.weights.has('extended');
  let apart: 'apart' | undefined = isNamed && !isMarked ? undefined : 'apart';
  for (const [slot, answer] of profile.slots) {
    const said = slot === 'edge' ? edgesOf(value, context) : context.slots.get(slot);
    if (said && !said.has(answer)) return 'out';
    if (!said && MARKED.includes(answer)) apart = 'apart';
    if (!said && slot === 'edge' && answer === 'end' && value.kind === 'time') apart = 'apart';
  }
  return apart;
}

/** The side that the value itself names goes before the words of its clause. */
function edgesOf({ side, kind }: Value, { slots }: Context): ReadonlySet<string> | undefined {
  if (side === 'from') return new Set(['start']);
  if (side === 'to') return new Set(['end']);
  return kind === 'quantity' ? undefined : slots.get('edge');
}

function isOnOtherDays(value: Value, { weekdays }: Profile, context: Context): boolean {
  if (!weekdays || value.kind !== 'time' || !context.weekdays) return false;
  return context.weekdays[1] < weekdays[0] || context.weekdays[0] > weekdays[1];
}

/** «Il secondo open day» is no other one. */
function isOther({ fact, own, group }: Profile, { ordinal, weights }: Context): boolean {
  if (ordinal === undefined || fact.position === undefined || fact.position === ordinal)
    return false;
  return ['openDay', 'event', 'show'].some(
    (one) => (own.has(one) || group.has(one)) && weights.has(one),
  );
}
