import { isNegative } from '../claims/negation.ts';
import { has } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Node } from '../values/grammar.ts';
import type { Judgement, Mention } from './verdict.ts';

/** One side of a comparison: a price of the list, and what it comes to. */
interface Side {
  readonly price: Profile;
  readonly amount: number;
}

const TIMES: Readonly<Record<string, number>> = { '#halfOf': 0.5, '#doubleOf': 2 };
export const ORDERS = ['#same', '#higher', '#lower', ...Object.keys(TIMES)];
const MAX_COMPARED_LENGTH = 40;
const PERIODS = ['week', 'day'];

/**
 * Which of two prices is higher, if no amount is stated: «SC Ostiense costa meno» (costs less),
 * «quattro giorni costano più di una settimana» (four days cost more than a week).
 */
export function comparison({ context, profiles }: Mention): Judgement | undefined {
  const { clause, sentence } = context;
  const nodes = sentence.flatMap((part) => part.nodes);
  if (nodes.length > MAX_COMPARED_LENGTH) return undefined;
  // The prices of the list are not compared with this fee.
  const isOfFee = sentence.some(({ meanings }) => meanings.has('extended'));
  const [statedOrder, ...more] = ORDERS.filter((tag) => has(nodes, tag));
  const isMoney = nodes.some(({ value }) => value?.kind === 'money' || value?.kind === 'percent');
  if (!statedOrder || more.length > 0 || isMoney || isOfFee || isNegative(clause)) return undefined;
  const [first, second, third] = sidesOf(comparedIn(nodes, { context, profiles }));
  if (!first || !second || third) return undefined;
  const actualOrder = ['#same', '#higher', '#lower'].at(Math.sign(first.amount - second.amount));
  const times = TIMES[statedOrder];
  const isRight = times ? first.amount === times * second.amount : actualOrder === statedOrder;
  return { verdict: isRight ? 'equal' : 'differs', fact: first.price };
}

/**
 * A period that a sentence names, its time band, and how many: «Quattro mezze giornate» (half
 * days).
 */
interface Period {
  readonly period: string;
  readonly band: string;
  readonly count: number;
}

/** What a sentence says of the prices that it compares. */
interface Compared extends Pick<Mention, 'context' | 'profiles'> {
  readonly nodes: readonly Node[];
  readonly periods: readonly Period[];
  readonly bands: readonly string[];
  readonly venues: readonly string[];
}

function comparedIn(nodes: readonly Node[], said: Pick<Mention, 'context' | 'profiles'>): Compared {
  const { venues, openVenues } = said.profiles;
  const named = (names: readonly string[], prefix = '') => {
    const order = nodes.flatMap(({ tags }) => names.filter((name) => tags.has(prefix + name)));
    return [...new Set(order)];
  };
  const ids = venues.map(({ id }) => id);
  const every = has(nodes, '#everyVenue') ? openVenues : [];
  const bands = named(['half', 'full']);
  return {
    ...said,
    nodes,
    periods: nodes.flatMap((_, at) => periodAt(nodes, at, bands)),
    bands,
    venues: [...new Set([...named(ids, 'venue:'), ...every])],
  };
}

function periodAt(nodes: readonly Node[], at: number, bands: readonly string[]): Period[] {
  const [twoBefore, before, node, ...after] = [-2, -1, 0, 1, 2].map((by) => nodes[at + by]);
  const period = node?.value?.unit ?? PERIODS.find((name) => node?.tags.has(name));
  if (!period || !PERIODS.includes(period)) return [];
  const near = [before, node, ...after];
  const isHalf =
    bands.length === 1 ? bands[0] === 'half' : near.some((beside) => beside?.tags.has('half'));
  const count = (node?.value ?? before?.value ?? twoBefore?.value)?.from ?? 1;
  return [{ period, band: isHalf ? 'half' : 'full', count }];
}

/** The prices of the periods, of the bands, of the venues or of the lists that a sentence names. */
function sidesOf(compared: Compared): Side[] {
  const { context, bands, periods } = compared;
  // Several mentions of one period are one side: «Chi viene quattro giorni … i giorni singoli» (who
  // comes four days … the single days).
  const groups = [...Map.groupBy(periods, ({ period, band }) => `${period} ${band}`).values()];
  if (groups.length > 1) return byPeriod(groups, compared);
  const { period = 'week', band = bands[0] ?? 'full' } = periods[0] ?? {};
  if (bands.length > 1) return bands.flatMap((name) => sideOf(['base', period, name], compared));
  const venues = comparedVenues(compared);
  if (venues.length > 1)
    return venues.flatMap((id) => sideOf(['base', period, band], compared, 1, id));
  return context.dimensions.has('tariff') ? byTariff([period, band], compared) : [];
}

function byPeriod(groups: readonly (readonly Period[])[], compared: Compared): Side[] {
  const [tariff = 'base', ...more] = compared.context.dimensions.get('tariff') ?? [];
  if (more.length > 0) return [];
  return groups.flatMap((same) => {
    const { period = '', band = '' } = same[0] ?? {};
    return sideOf([tariff, period, band], compared, Math.max(...same.map(({ count }) => count)));
  });
}

/**
 * The venues that are compared; of one alone, the other too: «Sport City costa meno» (costs less).
 */
function comparedVenues({ nodes, periods, bands, venues, context, profiles }: Compared) {
  const { dimensions, proximities } = context;
  const { openVenues } = profiles;
  const isOfOther = dimensions.has('tariff') || proximities.has('enrolment') || has(nodes, '#same');
  const isBare = periods.length === 0 && bands.length === 0 && !isOfOther;
  const isRival = isBare && venues.length === 1 && openVenues.length === 2;
  return isRival ? [...new Set([...venues, ...openVenues])] : venues;
}

/**
 * The price of the list and that of the agreement: «In convenzione costa quanto a listino» (with
 * the agreement it costs as much as by the list).
 */
function byTariff(ofPeriod: readonly string[], compared: Compared): Side[] {
  const { nodes, periods, context } = compared;
  const price =
    periods.length === 0 && context.proximities.has('enrolment') ? ['enrolment'] : ofPeriod;
  const at = (tags: readonly string[]) => nodes.findIndex((node) => has([node], ...tags));
  // Elsewhere which is meant is open: «Il listino costa meno della convenzione» (the list costs
  // less than the agreement), «costa meno in convenzione» (it costs less with the agreement).
  const isFirst = at(['agreement']) < at(ORDERS);
  if (!isFirst && !has(nodes, ...Object.keys(TIMES))) return [];
  const tariffs = isFirst ? ['agreement', 'base'] : ['base', 'agreement'];
  return tariffs.flatMap((tariff) => sideOf([tariff, ...price], compared));
}

/** The price of these topics at a venue, times a count. */
function sideOf(
  topics: readonly string[],
  { context: { dimensions }, venues, profiles }: Compared,
  count = 1,
  venue = venues[0] ?? [...(dimensions.get('venue') ?? [])][0],
): Side[] {
  const price = profiles.all.find(
    ({ fact, dimensions: own, own: meanings }) =>
      fact.kind === 'money' &&
      topics.every((topic) => meanings.has(topic) || own.get('tariff') === topic) &&
      (venue === undefined || (fact.venues?.includes(venue) ?? true)),
  );
  return price ? [{ price, amount: price.from * count }] : [];
}
