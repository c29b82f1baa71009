import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Judged } from './judge.ts';
import type { Profile, Profiles } from './profile.ts';
import { scoredFor } from './score.ts';
import { isNegative } from './states.ts';
import type { Value } from './value.ts';

const NO_ROWS: ReadonlySet<string> = new Set();
const LIKELY = 1.1;

/** «Il relax dura mezz’ora»: how long the hours last of which the clause speaks. */
export function duration(
  value: Value,
  node: Node,
  context: Context,
  profiles: Profiles,
): Judged | undefined {
  const minutes = value.unit === 'hour' ? value.from * 60 : value.from;
  const isTimed = value.unit === 'hour' || value.unit === 'minute';
  if (!isTimed || value.isRange || !context.clause.nodes.some(({ tags }) => tags.has('#lasts')))
    return undefined;
  const hours: Value = { kind: 'time', from: Number.NaN, to: Number.NaN, isRange: true };
  const [best] = scoredFor(hours, node, context, profiles, NO_ROWS);
  if (!best || best.evidence < LIKELY || best.isUnnamed) return undefined;
  const { from, to } = best.profile;
  const isRight = Math.abs(to - from - minutes) <= (value.vague ? 15 : 0);
  return { verdict: isRight ? 'equal' : 'differs', fact: best.profile };
}

/** Prices of the list that all pay, at venues. */
function priceList({ all }: Profiles): Profile[] {
  return all.filter(
    ({ slots, fact }) => slots.get('tariff') === 'base' && slots.has('period') && fact.venues,
  );
}

function venuesOf({ clause }: Context, list: readonly Profile[]): string[] {
  const isEvery = clause.nodes.some(({ tags }) => tags.has('#everyVenue'));
  const every = isEvery ? list.flatMap(({ fact }) => fact.venues ?? []) : [];
  return [...new Set([...(clause.slots.get('venue') ?? []), ...every])];
}

/** «A SC Ostiense c’è la mezza giornata»: a venue has no price for what is said to be there. */
export function offer(context: Context, profiles: Profiles): Judged | undefined {
  const { clause } = context;
  const bands = clause.slots.get('band');
  const list = priceList(profiles);
  const [priced] = list.filter(({ slots }) => bands?.has(slots.get('band') ?? ''));
  if (!priced || bands?.size !== 1) return undefined;
  const isThere = (venue: string) =>
    list.some(
      ({ slots, fact }) => fact.venues?.includes(venue) && bands.has(slots.get('band') ?? ''),
    );
  if (venuesOf(context, list).every(isThere)) return undefined;
  return { verdict: isNegative(clause) ? 'equal' : 'differs', fact: priced };
}

const PRICES = { period: 'week', band: 'full' } as const;

/** «SC Ostiense costa meno»: which of two venues costs more, where no amount says it. */
export function comparison(context: Context, profiles: Profiles): Judged | undefined {
  const { clause, slots } = context;
  const has = (tag: string) => clause.nodes.some(({ tags }) => tags.has(tag));
  const list = priceList(profiles).filter((one) =>
    Object.entries(PRICES).every(
      ([slot, usual]) =>
        slots.get(slot)?.has(one.slots.get(slot) ?? '') ?? one.slots.get(slot) === usual,
    ),
  );
  const [first, second] = venuesOf(context, list).flatMap(
    (venue) => list.find(({ fact }) => fact.venues?.includes(venue)) ?? [],
  );
  const isMoney = clause.values.some(({ value }) => value?.kind === 'money');
  const other = second ?? list.find(({ fact }) => fact !== first?.fact);
  if (!first || !other || isMoney || isNegative(clause)) return undefined;
  if (!clause.meanings.has('price') && !slots.has('period')) return undefined;
  const isHigher = first.from > other.from;
  if (has('#same'))
    return { verdict: first.from === other.from ? 'equal' : 'differs', fact: first };
  if (!has('#higher') && !has('#lower')) return undefined;
  return { verdict: has('#higher') === isHigher ? 'equal' : 'differs', fact: first };
}
