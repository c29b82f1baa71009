import type { Clause } from './clauses.ts';
import type { Context } from './context.ts';
import type { Judged } from './judge.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { isNegative } from './states.ts';

/** The prices of the base list that belong to venues. */
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

const PRICES = { period: 'week', band: 'full' } as const;

/** Base prices for the period and band that the text names; by default, a whole week. */
function usualPrices({ slots }: Context, profiles: Profiles): Profile[] {
  return priceList(profiles).filter((one) =>
    Object.entries(PRICES).every(
      ([slot, usual]) =>
        slots.get(slot)?.has(one.slots.get(slot) ?? '') ?? one.slots.get(slot) === usual,
    ),
  );
}

/** «SC Ostiense costa meno»: which venue costs more, if no amount is stated. */
export function comparison(context: Context, profiles: Profiles): Judged | undefined {
  const { clause, slots } = context;
  const list = usualPrices(context, profiles);
  const venues = venuesOf(context, list).flatMap(
    (venue) => list.find(({ fact }) => fact.venues?.includes(venue)) ?? [],
  );
  const [first] = venues;
  const second = venues[1] ?? list.find(({ fact }) => fact !== first?.fact);
  // «Three days cost less than the week» compares no venues.
  if (venues.length < 2 && (slots.get('period')?.size ?? 0) > 1) return undefined;
  if (!first || !second || (!clause.meanings.has('price') && !slots.has('period')))
    return undefined;
  return compared(clause, first, [first.from, second.from]);
}

const LONGEST_COMPARED = 20;

/** «Quattro giorni costano più di una settimana»: which period costs more. */
export function periods(context: Context, profiles: Profiles): Judged | undefined {
  const { clause, slots } = context;
  const venue = slots.get('venue');
  if (clause.nodes.length > LONGEST_COMPARED) return undefined;
  const list = priceList(profiles);
  const amounts = clause.nodes.flatMap(({ value, tags }) => {
    const unit = value?.unit ?? ['week', 'day'].find((one) => tags.has(one));
    const price = list.find(
      (one) =>
        one.slots.get('band') === 'full' &&
        one.slots.get('period') === unit &&
        (!venue || one.fact.venues?.some((id) => venue.has(id))),
    );
    return price ? [{ price, amount: price.from * (value?.from ?? 1) }] : [];
  });
  const [first, second] = amounts;
  if (!first || !second || amounts.length > 2) return undefined;
  return compared(clause, first.price, [first.amount, second.amount]);
}

function compared(
  clause: Clause,
  fact: Profile,
  [first, second]: readonly [number, number],
): Judged | undefined {
  const has = (tag: string) => clause.nodes.some(({ tags }) => tags.has(tag));
  const isMoney = clause.values.some(({ value }) => value?.kind === 'money');
  const said = ['#same', '#higher', '#lower'].filter(has);
  if (isMoney || isNegative(clause) || said.length !== 1) return undefined;
  const is = first === second ? '#same' : first > second ? '#higher' : '#lower';
  return { verdict: is === said[0] ? 'equal' : 'differs', fact };
}
