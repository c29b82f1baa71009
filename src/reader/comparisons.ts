import type { Context } from './context.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { isNegative } from './states.ts';
import type { Judged } from './verdict.ts';

/** A price of the list, and what it comes to. */
interface Side {
  readonly price: Profile;
  readonly amount: number;
}

const ORDERS = ['#same', '#higher', '#lower'];
const MAX_COMPARED_LENGTH = 20;

/**
 * «SC Ostiense costa meno», «quattro giorni costano più di una settimana»: which of two prices is
 * higher, if no amount is stated.
 */
export function comparison(context: Context, profiles: Profiles): Judged | undefined {
  const { nodes, values } = context.clause;
  const [said, ...more] = ORDERS.filter((tag) => nodes.some(({ tags }) => tags.has(tag)));
  const isMoney = values.some(({ value }) => value?.kind === 'money');
  if (!said || more.length > 0 || isMoney || isNegative(context.clause)) return undefined;
  const [first, second, third] = sidesOf(context, profiles);
  if (!first || !second || third) return undefined;
  const is = ['#same', '#higher', '#lower'].at(Math.sign(first.amount - second.amount));
  return { verdict: is === said ? 'equal' : 'differs', fact: first.price };
}

/** The prices of the periods that the clause names, else those of its venues or all venues. */
function sidesOf({ clause, slots }: Context, { all }: Profiles): Side[] {
  const list = all.filter(
    (one) => one.slots.get('tariff') === 'base' && one.slots.has('period') && one.fact.venues,
  );
  const ofBand = (one: Profile, band = 'full') =>
    slots.get('band')?.has(one.slots.get('band') ?? '') ?? one.slots.get('band') === band;
  const priceOf = (period: string | undefined, venues: ReadonlySet<string> | undefined) =>
    list.find(
      (one) =>
        ofBand(one) &&
        one.slots.get('period') === period &&
        (!venues || one.fact.venues?.some((id) => venues.has(id))),
    );
  const venue = slots.get('venue');
  const nodes = clause.nodes.length > MAX_COMPARED_LENGTH ? [] : clause.nodes;
  const periods = nodes.flatMap(({ value, tags }, at) => {
    const price = priceOf(value?.unit ?? PERIODS.find((one) => tags.has(one)), venue);
    const { from: count = 1 } = value ?? nodes[at - 1]?.value ?? {};
    return price ? [{ price, amount: price.from * count }] : [];
  });
  if (periods.length > 1 || (!clause.meanings.has('price') && !slots.has('period'))) return periods;
  // «A week costs less than four days» compares no venues.
  const said = [...(clause.slots.get('venue') ?? [])];
  if (said.length < 2 && (slots.get('period')?.size ?? 0) > 1) return [];
  const isEvery = clause.nodes.some(({ tags }) => tags.has('#everyVenue'));
  if (said.length === 0 && !isEvery) return [];
  const [period = 'week'] = slots.get('period') ?? [];
  const every = list.flatMap(({ fact }) => fact.venues ?? []);
  const prices = [...said, ...every].flatMap((id) => priceOf(period, new Set([id])) ?? []);
  return [...new Set(prices)].slice(0, 2).map((price) => ({ price, amount: price.from }));
}

const PERIODS = ['week', 'day'];
