import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Scored } from './score.ts';
import type { Value } from './value.ts';
import { type Judged, UNKNOWN } from './verdict.ts';

/** Evidence from which a subject is likely. */
export const LIKELY = 1.1;
/** How far below the best score a fact may still be meant. */
export const MEANT = 1.6;
/** Evidence from which a subject is sure, even if another fact has the value. */
export const SURE_DESPITE_OTHERS = 3.7;
/** Topics of the camp as a whole. */
export const CAMP: ReadonlySet<string> = new Set(['camp', 'open', 'season', 'activities']);
export const KINDS_TO_CHECK = new Set(['money', 'percent', 'phone', 'email', 'rating']);
/** Topics that have a deadline. */
const DUE = ['enrolment', 'booking', 'deadline', 'price'];

/** No word names the subject: an amount that no fact has, or an end of the camp, needs a check. */
export function withoutSubject(
  value: Value,
  { profile, evidence }: Scored,
  holding: readonly Scored[],
  { clause }: Context,
): Judged {
  const same = holding.find(({ isApart }) => !isApart);
  // Without evidence the fact is a guess: it is not cited.
  const check: Judged = { verdict: 'check', ...(evidence > 0 && { fact: profile }) };
  const isAge = value.unit === 'year' && !value.isSince;
  if (isAge && !same && (value.isRange || value.side || clause.meanings.has('age'))) return check;
  const isDeadline = value.side === 'to' && DUE.some((one) => clause.meanings.has(one));
  if (value.kind === 'date' && isDeadline && !same) return check;
  const isFree = value.kind === 'money' && value.to === 0;
  if (!KINDS_TO_CHECK.has(value.kind) || isFree) return UNKNOWN;
  return holding[0] ? { verdict: 'equal', fact: holding[0].profile } : check;
}

/** Whether a person should check a value that differs, before it is called wrong. */
export function isDoubtful(
  value: Value,
  { profile }: Scored,
  holding: readonly Scored[],
  { clause }: Context,
): boolean {
  // Another fact has this day, and may be the one that is meant.
  if (value.kind === 'date' && holding.length > 0) return true;
  // «I bambini dagli 11 anni pattinano da soli»: the age limit of something that no fact covers.
  if (profile.marked.length > 0 || profile.named.length > 0) return false;
  const isCamp = [...clause.meanings].some((one) => CAMP.has(one));
  const foreign = [...clause.meanings].filter((one) => one.startsWith('='));
  return value.unit === 'year' && !isCamp && foreign.length > 1;
}

/** «Un quindicenne», «mercoledì 21», «la prima settimana»: what only names a child, a day or a week. */
export function isNoClaim(value: Value, node: Node, { verdict, fact }: Judged): boolean {
  const isDay = value.kind === 'number' && value.weekday !== undefined;
  const isWeek = node.value?.kind === 'ordinal' && value.kind === 'date';
  return (
    value.isOfOne === true ||
    isDay ||
    (isWeek && verdict === 'differs' && !fact?.fact.isRelated) ||
    // A duration that nothing in the sentence names.
    (verdict === 'check' && fact?.isImplied === true)
  );
}

/** «Tre dei temi», but not «un migliaio di bambini». */
export function isPart({ kind }: Value, node: Node, { clause: { nodes } }: Context): boolean {
  const after = nodes[nodes.indexOf(node) + 1];
  return kind === 'number' && after?.tags.has('#of') === true && after.norm !== 'di';
}

/** Two facts seldom share a whole range by chance, or a year. */
export function isFound(
  { kind, isRange }: Value,
  { verdict, fact }: Judged,
  { evidence }: Scored,
): boolean {
  if (kind === 'year') return verdict !== 'equal' && !fact?.marked[0];
  const isOpen = verdict === 'unknown' || (verdict === 'check' && evidence > 0);
  return isOpen && isRange === true && (kind === 'date' || kind === 'time');
}
