import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import { valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import { PROXIMITY_LEADING } from './weights.ts';

/**
 * If the sentence names an event only by its day, adds the event: «il 18 maggio venite dalle tre»
 * (on 18 May, come from three) is about the open day of that date.
 */
export function withNamedDay(context: Context, { value }: Node, { all }: Profiles): Context {
  if (value && value.kind !== 'time') return context;
  const days = valuesOf(context.sentence).flatMap(({ node: { value: other } }) =>
    other?.kind === 'date' && !other.isRange ? [other.from] : [],
  );
  const isMeant = ({ fact, from, marked }: Profile) =>
    fact.kind === 'date' && days.includes(from) && marked.some((topic) => NAMED_BY_DAY.has(topic));
  const meant = days.length > 0 ? all.filter(isMeant) : [];
  const named = meant.flatMap(({ marked }) => marked);
  if (named.length === 0) return context;
  return {
    ...context,
    ordinal: context.ordinal ?? meant[0]?.fact.position,
    proximities: new Map([
      ...named.map((topic) => [topic, PROXIMITY_LEADING] as const),
      ...context.proximities,
    ]),
  };
}

const NAMED_BY_DAY: ReadonlySet<string> = new Set(['openDay', 'extension']);
