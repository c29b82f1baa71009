import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import type { Node } from '../values/grammar.ts';
import type { Context } from './context.ts';
import { isNegative } from './negation.ts';
import { has } from './nodes.ts';
import type { Judged } from './verdict.ts';

/** A price of the list, and what it comes to. */
interface Side {
  readonly price: Profile;
  readonly amount: number;
}

const TIMES: Readonly<Record<string, number>> = { '#halfOf': 0.5, '#doubleOf': 2 };
export const ORDERS = ['#same', '#higher', '#lower', ...Object.keys(TIMES)];
const MAX_COMPARED_LENGTH = 40;
/** Fees that the prices of the list are not compared with. */
const FEES = ['extended'];

/**
 * «SC Ostiense costa meno», «quattro giorni costano più di una settimana»: which of two prices is
 * higher, if no amount is stated.
 */
export function comparison(context: Context, profiles: Profiles): Judged | undefined {
  const { clause, sentence } = context;
  const nodes = sentence.flatMap((one) => one.nodes);
  if (nodes.length > MAX_COMPARED_LENGTH) return undefined;
  const isOfFee = FEES.some((one) => sentence.some(({ meanings }) => meanings.has(one)));
  const [statedOrder, ...more] = ORDERS.filter((tag) => nodes.some(({ tags }) => tags.has(tag)));
  const isMoney = nodes.some(({ value }) => value?.kind === 'money' || value?.kind === 'percent');
  if (!statedOrder || more.length > 0 || isMoney || isOfFee || isNegative(clause)) return undefined;
  const [first, second, third] = sidesOf(nodes, context, profiles);
  if (!first || !second || third) return undefined;
  const actualOrder = ['#same', '#higher', '#lower'].at(Math.sign(first.amount - second.amount));
  const times = TIMES[statedOrder];
  const isRight = times ? first.amount === times * second.amount : actualOrder === statedOrder;
  return { verdict: isRight ? 'equal' : 'differs', fact: first.price };
}

/** The prices of the periods, of the bands or of the venues that a sentence names. */
function sidesOf(
  nodes: readonly Node[],
  { dimensions, weights }: Context,
  { all, venues }: Profiles,
): Side[] {
  const named = (names: readonly string[], prefix = '') => {
    const order = nodes.flatMap(({ tags }) => names.filter((one) => tags.has(prefix + one)));
    return [...new Set(order)];
  };
  const bands = named(['half', 'full']);
  const isEvery = has(nodes, '#everyVenue');
  const open = venues.filter(({ isPlanned }) => !isPlanned).map(({ id }) => id);
  const mentioned = named(
    venues.map(({ id }) => id),
    'venue:',
  );
  const places = [...new Set([...mentioned, ...(isEvery ? open : [])])];
  const place = places[0] ?? [...(dimensions.get('venue') ?? [])][0];
  const sideOf = (topics: readonly string[], count = 1, venue = place): Side[] => {
    const price = all.find(
      ({ fact, dimensions: own, own: meanings }) =>
        fact.kind === 'money' &&
        topics.every((one) => meanings.has(one) || own.get('tariff') === one) &&
        (venue === undefined || (fact.venues?.includes(venue) ?? true)),
    );
    return price ? [{ price, amount: price.from * count }] : [];
  };
  const periods = nodes.flatMap((node, at) => {
    const { value, tags } = node;
    const period = value?.unit ?? PERIODS.find((one) => tags.has(one));
    if (!period || !PERIODS.includes(period)) return [];
    const near = [nodes[at - 1], node, nodes[at + 1], nodes[at + 2]];
    const isHalf =
      bands.length === 1 ? bands[0] === 'half' : near.some((one) => one?.tags.has('half'));
    const count = value?.from ?? nodes[at - 1]?.value?.from ?? nodes[at - 2]?.value?.from ?? 1;
    return [{ period, band: isHalf ? 'half' : 'full', count }];
  });
  const [first] = periods;
  // «Chi viene quattro giorni … i giorni singoli» is one side.
  const sides = [...Map.groupBy(periods, ({ period, band }) => `${period} ${band}`).values()];
  const [tariff = 'base', ...tariffs] = dimensions.get('tariff') ?? [];
  if (sides.length > 1)
    return sides.flatMap((same) => {
      const { period = '', band = '' } = same[0] ?? {};
      if (tariffs.length > 0) return [];
      return sideOf([tariff, period, band], Math.max(...same.map(({ count }) => count)));
    });
  const { period = 'week', band = bands[0] ?? 'full' } = first ?? {};
  if (bands.length > 1) return bands.flatMap((one) => sideOf(['base', period, one]));
  const at = (tags: readonly string[]) =>
    nodes.findIndex((node) => tags.some((one) => node.tags.has(one)));
  // «Sport City costa meno»: than the other venue.
  const isBare =
    !first && bands.length === 0 && !dimensions.has('tariff') && !weights.has('enrolment');
  const rivals =
    isBare && at(['#same']) < 0 && places.length === 1 && open.length === 2 ? open : [];
  const compared = [...new Set([...places, ...rivals])];
  if (compared.length > 1) return compared.flatMap((id) => sideOf(['base', period, band], 1, id));
  // «In convenzione costa quanto a listino»
  const price = !first && weights.has('enrolment') ? ['enrolment'] : [period, band];
  // «Il listino costa meno della convenzione», «costa meno in convenzione»: which is meant is open.
  const isFirst = at(['agreement']) < at(ORDERS);
  const isTimes = at(Object.keys(TIMES)) >= 0;
  const tariffsNamed = isFirst ? ['agreement', 'base'] : ['base', 'agreement'];
  return dimensions.has('tariff') && (isFirst || isTimes)
    ? tariffsNamed.flatMap((one) => sideOf([one, ...price]))
    : [];
}

const PERIODS = ['week', 'day'];
