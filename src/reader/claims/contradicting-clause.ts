import type { Profile } from '../facts/profile.ts';
import type { Value } from '../values/value.ts';
import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';

/**
 * How a clause contradicts a fact. `ruled-out`: it is about another one. `special-case`: it does
 * not name what makes the fact special.
 */
export function contradictionOf(
  value: Value,
  profile: Profile,
  context: Context,
): 'ruled-out' | 'special-case' | undefined {
  if (isOnOtherDays(value, profile, context) || isOtherEvent(profile, context)) return 'ruled-out';
  if (opensApart(context.clause) && isOfCamp(profile, context)) return 'ruled-out';
  if (profile.marked.includes('closure') && isSeasonEdge(context.clause)) return 'ruled-out';
  let isSpecialCase = false;
  for (const [dimension, answer] of profile.dimensions) {
    const stated = answersIn(dimension, value, context);
    if (stated ? !stated.has(answer) : answer === 'example') return 'ruled-out';
    const isUsual = answer !== 'half' && answer !== 'agreement';
    const isEnd = dimension === 'edge' && answer === 'end' && value.kind === 'time';
    if (!stated && (!isUsual || isEnd)) isSpecialCase = true;
  }
  return isSpecialCase ? 'special-case' : undefined;
}

/** A price for mornings only is a half-day price; hours in the morning are not half-day hours. */
function answersIn(
  dimension: string,
  value: Value,
  context: Context,
): ReadonlySet<string> | undefined {
  if (dimension === 'edge') return edgesOf(value, context);
  const isMornings =
    dimension === 'band' && value.kind === 'money' && context.dimensions.has('part');
  return isMornings ? new Set(['half']) : context.dimensions.get(dimension);
}

/** A side that the value itself states takes precedence over the words of its clause. */
export function edgesOf(
  { side, kind }: Value,
  { clause, dimensions }: Context,
): ReadonlySet<string> | undefined {
  // An office that reopens at four starts again: no hour of the season’s.
  const { meanings, dimensions: own } = clause;
  const reopens = kind === 'time' && meanings.has('reopen') && !own.has('edge');
  if (side === 'from' || reopens) return new Set(['start']);
  if (side === 'to') return new Set(['end']);
  return kind === 'quantity' ? undefined : dimensions.get('edge');
}

/** A closure, or an end of the season that the clause does not name. */
function isOfCamp({ marked, group, family }: Profile, { clause }: Context): boolean {
  const isSeason = marked.length === 0 && family === 'date' && group.has('season');
  const isNamed = CAMP.some((topic) => clause.meanings.has(topic));
  return marked.includes('closure') || (isSeason && !isNamed);
}

/** The clause is about an end of the season itself, not of a closure: «il campus comincia». */
export function isSeasonEdge({ meanings, dimensions }: Clause): boolean {
  const edge = dimensions.get('edge');
  if (!edge || meanings.has('closure')) return false;
  return meanings.has('season') || (meanings.has('camp') && edge.has('start'));
}

export const CAMP = ['season', 'camp'];
const HOURS: ReadonlySet<string> = new Set(['time', 'quantity']);

function isOnOtherDays(value: Value, { weekdays }: Profile, context: Context): boolean {
  if (!weekdays || !HOURS.has(value.kind) || !context.weekdays) return false;
  return context.weekdays[1] < weekdays[0] || context.weekdays[0] > weekdays[1];
}

/** Topics that open and start on days of their own. */
export function opensApart({ meanings }: Clause): boolean {
  return ['openDay', 'secretariat', 'enrolment', 'training', 'show', 'chain'].some((topic) =>
    meanings.has(topic),
  );
}

/** «Il secondo open day» (the second) rules out the first. */
function isOtherEvent({ fact, group, own }: Profile, { ordinal, proximities }: Context): boolean {
  const isOther = ordinal !== undefined && fact.position !== undefined && fact.position !== ordinal;
  const isOfEvent = (kind: string) => (own.has(kind) || group.has(kind)) && proximities.has(kind);
  return isOther && ['openDay', 'event', 'show'].some(isOfEvent);
}
