import type { Context } from './context.ts';
import type { Scored } from './score.ts';
import type { Value } from './value.ts';

/** Evidence from which a subject is likely. */
export const LIKELY = 1.1;
/** How far below the best score a fact may still be meant. */
export const MEANT = 1.6;
/** Evidence from which a subject is sure, even if another fact has the value. */
export const SURER = 3.7;
const PERIODS = new Set(['week', 'day', 'full', 'price']);
/** Discounts, which make a price differ from the price list. */
const DISCOUNTS = ['chain', 'siblings', 'advance'];
/** Topics of the camp as a whole. */
export const CAMP: ReadonlySet<string> = new Set(['camp', 'open', 'season', 'activities']);

/** Whether a person should check a value that differs, before it is called wrong. */
export function isDoubtful(
  value: Value,
  best: Scored,
  holding: readonly Scored[],
  context: Context,
): boolean {
  return (
    isMeant(value, best, holding) ||
    isAside(value, best, context) ||
    isOfOthers(best, value, context) ||
    isNoDeadline(best, value, context)
  );
}

/** Another fact has this value, and may be the one that is meant. */
function isMeant(value: Value, best: Scored, holding: readonly Scored[]): boolean {
  if (value.kind === 'date' && holding.length > 0) return true;
  const likely = holding.filter(({ evidence, isUnnamed }) => evidence > 0 && !isUnnamed);
  if (value.kind === 'time')
    return likely.some((one) => one.evidence >= LIKELY && one.score >= best.score - 2 * MEANT);
  return likely.some(({ score }) => score >= best.score - MEANT);
}

/** An amount near a discount, or whose clause names only a period: its subject is unclear. */
function isAside({ kind }: Value, best: Scored, { clause, sentence, weights }: Context): boolean {
  if (kind !== 'money') return false;
  if (DISCOUNTS.some((one) => (weights.get(one) ?? 0) > 0)) return true;
  if (best.evidence >= SURER && best.profile.slots.get('tariff') === 'agreement') return false;
  if (sentence[0] === clause || clause.slots.has('venue')) return false;
  return (
    [...clause.meanings].every((one) => PERIODS.has(one) || one.startsWith('=')) && weights.size > 0
  );
}

/** «Chi si iscrive di giovedì»: a day, not a deadline. */
function isNoDeadline({ profile }: Scored, { kind, side }: Value, { clause }: Context): boolean {
  const isDeadline = profile.group.has('deadline') || profile.own.has('deadline');
  return kind === 'weekday' && isDeadline && !side && !clause.meanings.has('deadline');
}

/** «I bambini dagli 11 anni pattinano da soli»: the age limit of something that no fact covers. */
function isOfOthers({ profile }: Scored, { unit }: Value, { clause }: Context): boolean {
  if (profile.marked.length > 0 || profile.named.length > 0) return false;
  const isCamp = [...clause.meanings].some((one) => CAMP.has(one));
  const foreign = [...clause.meanings].filter((one) => one.startsWith('='));
  return unit === 'year' && !isCamp && foreign.length > 1;
}
