import type { Context } from './context.ts';
import type { Scored } from './score.ts';
import type { Value } from './value.ts';

/** Evidence from which a subject is likely. */
export const LIKELY = 1.1;
/** How far below the best score a fact may still be meant. */
export const MEANT = 1.6;
/** Evidence from which a subject is sure, even if another fact has the value. */
export const SURER = 3.7;
/** Topics of the camp as a whole. */
export const CAMP: ReadonlySet<string> = new Set(['camp', 'open', 'season', 'activities']);

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
