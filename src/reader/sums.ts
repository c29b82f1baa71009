import { type Clause, valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Judged } from './judge.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { parentOf } from './score.ts';
import type { Value } from './value.ts';

/** What a sentence says about a price: period, band, list, venue, counts, fees, discounts. */
interface Frame {
  readonly said: ReadonlySet<string>;
  readonly slots: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many weeks, and how many days, by their unit. */
  readonly counts: ReadonlyMap<string, number>;
  /** Numbers that may count children. */
  readonly numbers: ReadonlySet<number>;
  /** It states exactly one amount. */
  readonly isOnly: boolean;
}

const CENT = 0.005;

/**
 * Sums over prices: «due settimane e l’iscrizione fanno 280», «4 euro in più».
 * Undefined if a sentence combines no prices.
 */
export function ofSum(value: Value, context: Context, profiles: Profiles): Judged | undefined {
  if (value.kind !== 'money' || value.isRange) return undefined;
  const frame = frameOf(context);
  const bases = profiles.in('money').filter((one) => isPrice(one) && fits(one, frame));
  const [base] = bases;
  if (!base) return undefined;
  const holds = (amount: number) =>
    Math.abs(amount - value.from) < CENT || Math.ceil(amount - CENT) === value.from;
  if (context.isCompared) return ofDifference(base, frame, profiles, holds);
  const added = additions(base, frame, profiles);
  const rates = discounts(frame, profiles);
  // «L’uscita prolungata costa 144 euro a settimana»: a list price alone is not a sum.
  if (countOf(base, frame) === 1 && bases.some(({ from }) => holds(from))) return undefined;
  const isSum = added.length > 0 || rates.length > 0 || countOf(base, frame) > 1;
  if (!isSum) return undefined;
  const right = bases.find((one) =>
    totals(one.from * countOf(one, frame), rates, additions(one, frame, profiles)).some(holds),
  );
  if (right) return { verdict: 'equal', fact: right };
  const isKnown = profiles.in('money').some(({ from }) => from === value.from);
  // «Due fratelli, una settimana a testa»: how many of them pay is not said in numbers.
  const isShared = rates.length > 0 && frame.numbers.size > 0;
  return isKnown || isShared || !frame.isOnly ? undefined : { verdict: 'differs', fact: base };
}

/** «25 euro in meno con la convenzione»: between two prices that the sentence names. */
function ofDifference(
  base: Profile,
  frame: Frame,
  profiles: Profiles,
  holds: (amount: number) => boolean,
): Judged | undefined {
  const usual = new Map(frame.slots);
  for (const [slot, answer] of [
    ['tariff', 'base'],
    ['band', 'full'],
  ] as const)
    usual.set(slot, new Set([answer, ...(frame.slots.get(slot) ?? [])]));
  usual.set('period', new Set([...(usual.get('period') ?? []), ...frame.counts.keys()]));
  // Between two price lists at one venue, or between venues.
  if ((usual.get('tariff')?.size ?? 0) < 2 || usual.get('venue')?.size !== 1) usual.delete('venue');
  const amounts = profiles
    .in('money')
    .filter((one) => isPrice(one) && fits(one, { ...frame, slots: usual }))
    .map((one) => one.from * countOf(one, frame));
  if (amounts.some((a) => amounts.some((b) => a !== b && holds(Math.abs(a - b)))))
    return { verdict: 'equal', fact: base };
  const venues = frame.slots.get('venue')?.size ?? 0;
  return venues > 1 && frame.isOnly ? { verdict: 'differs', fact: base } : undefined;
}

function frameOf({ sentence, slots }: Context): Frame {
  const values = valuesOf(sentence).flatMap(({ node, clause }) => inPeriods(node, clause));
  const timed = values.filter(
    ({ unit, isEvery }) => (unit === 'week' || unit === 'day') && !isEvery,
  );
  return {
    said: new Set(sentence.flatMap(({ meanings }) => [...meanings])),
    slots,
    counts: new Map(timed.map(({ unit = '', from }) => [unit, from])),
    numbers: new Set(values.flatMap(({ kind, from }) => (COUNTING.has(kind) ? [from] : []))),
    isOnly: values.filter(({ kind }) => kind === 'money').length === 1,
  };
}

const COUNTING: ReadonlySet<string> = new Set(['number', 'quantity']);
const PERIOD_WITHIN = 3;

/** «Two full weeks»: a word may stand between a number and its period. */
function inPeriods(node: Node, { nodes }: Clause): Value[] {
  const { value } = node;
  if (value?.kind !== 'number') return value ? [value] : [];
  const at = nodes.indexOf(node);
  const after = nodes.slice(at + 1, at + PERIOD_WITHIN);
  const unit = ['week', 'day'].find((one) => after.some(({ tags }) => tags.has(one)));
  return [{ ...value, unit }];
}

/** A price of the list: it has a period, and is not the extended exit. */
function isPrice({ slots, own }: Profile): boolean {
  return slots.has('period') && !own.has('extended');
}

function fits({ fact, slots }: Profile, frame: Frame): boolean {
  const venue = frame.slots.get('venue');
  if (venue && fact.venues && !fact.venues.some((one) => venue.has(one))) return false;
  return [...slots].every(([slot, own]) => {
    const said = frame.slots.get(slot);
    if (slot === 'period' && !said) return frame.said.has(own) || frame.counts.has(own);
    return said ? said.has(own) : slot === 'period' || !RARE.has(own);
  });
}

const RARE: ReadonlySet<string> = new Set(['half', 'agreement']);

function countOf({ slots }: Profile, { counts }: Frame): number {
  return counts.get(slots.get('period') ?? '') ?? 1;
}

/** The fees that the sentence names beside the price, per period or once. */
function additions(base: Profile, frame: Frame, profiles: Profiles): number[] {
  const named = profiles.in('money').filter((one) => {
    if (isPrice(one)) return false;
    const period = one.slots.get('period');
    const tariff = one.slots.get('tariff');
    return (
      (period
        ? frame.said.has('extended') && one.own.has('extended')
        : frame.said.has('enrolment') && one.own.has('enrolment')) &&
      (period ?? base.slots.get('period')) === base.slots.get('period') &&
      tariff === (frame.slots.get('tariff')?.has('agreement') && !period ? 'agreement' : 'base')
    );
  });
  return named.map((one) => one.from * (one.slots.has('period') ? countOf(base, frame) : 1));
}

const REASONS = ['siblings', 'chain', 'advance'];

/** The rates of each discount that the sentence names; of a table, the row that it names. */
function discounts(frame: Frame, profiles: Profiles): number[][] {
  return REASONS.filter((reason) => frame.said.has(reason)).map((reason) => {
    const rates = profiles
      .in('percent')
      .filter(
        ({ own, group, marked }) =>
          marked.includes(reason) && (own.has(reason) || group.has(reason)),
      );
    const rows = rates.filter(({ fact }) => {
      const row = parentOf(fact.path);
      return profiles
        .in('count')
        .some(
          (one) => parentOf(one.fact.path) === row && isRow(row) && frame.numbers.has(one.from),
        );
    });
    return (rows.length > 0 ? rows : rates).map(({ from }) => from);
  });
}

function isRow(path: string): boolean {
  return Number.isInteger(Number(path.slice(path.lastIndexOf('.') + 1)));
}

/** Every total, with and without each discount, one after the other, and each fee. */
function totals(price: number, rates: readonly number[][], added: readonly number[]): number[] {
  const reduced = [price];
  for (const each of rates)
    reduced.push(...reduced.flatMap((one) => each.map((rate) => (one * (100 - rate)) / 100)));
  const sum = added.reduce((all, one) => all + one, 0);
  return reduced.flatMap((one) => [one, one + sum, ...added.map((fee) => one + fee)]);
}
