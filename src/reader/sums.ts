import { type Clause, type Sentence, valuesOf } from './clauses.ts';
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
}

/** Amounts that the facts of a frame give together, and whether it combines several. */
interface Totals {
  readonly amounts: readonly number[];
  readonly isSum: boolean;
}

const CENT = 0.005;
const NOTHING_MEANT: ReadonlySet<string> = new Set();

/**
 * Prices of a sentence that names their period, and sums of them: «due settimane e l’iscrizione
 * fanno 280», «4 euro in più». Undefined if the facts do not say what the amount must be.
 */
export function ofSum(value: Value, context: Context, profiles: Profiles): Judged | undefined {
  if (value.kind !== 'money' || value.isRange || value.vague) return undefined;
  const frame = frameOf(context);
  const bases = basesIn(frame, profiles);
  const [fact] = bases;
  if (!fact) return undefined;
  const holds = (amount: number) =>
    Math.abs(amount - value.from) < CENT || Math.ceil(amount - CENT) === value.from;
  const isOnly = amountsIn(context.sentence).length === 1;
  if (context.isCompared) return ofDifference(fact, frame, profiles, holds, isOnly);
  // «Pagate in anticipo costano …»: with the discount; of several amounts, some are without.
  const meant = isOnly && value.side !== 'from' ? context.clause.meanings : NOTHING_MEANT;
  const all = bases.map((base) => ({ base, ...totalsOf(base, frame, meant, profiles) }));
  const right = all.find(({ amounts }) => amounts.some(holds));
  // «L’uscita prolungata costa 144 euro a settimana»: a list price alone is not a sum.
  const isListed = bases.some((base) => countOf(base, frame) === 1 && holds(base.from));
  if (isListed || !all.some(({ isSum }) => isSum)) return undefined;
  if (right) return { verdict: 'equal', fact: right.base };
  const isKnown = profiles.in('money').some(({ from }) => from === value.from);
  return isKnown || !isOnly ? undefined : { verdict: 'differs', fact };
}

/** Every amount that the price may come to with what the sentence names beside it. */
function totalsOf(
  base: Profile,
  frame: Frame,
  meant: ReadonlySet<string>,
  profiles: Profiles,
): Totals {
  const count = countOf(base, frame);
  const fees = feesOf(base, frame, profiles).map(({ from, slots }) =>
    slots.has('period') ? from * count : from,
  );
  const rates = REASONS.filter((reason) => frame.said.has(reason)).map((reason) => ({
    shares: sharesOf(reason, frame, profiles),
    isMeant: meant.has(reason),
  }));
  const prices = rates.reduce(
    (all, { shares, isMeant }) => [
      ...(isMeant && shares.length > 0 ? [] : all),
      ...all.flatMap((one) => shares.map((share) => one * share)),
    ],
    [base.from * count],
  );
  const sum = fees.reduce((all, one) => all + one, 0);
  return {
    amounts: [
      ...prices.flatMap((one) => [one, one + sum, ...fees.map((fee) => one + fee)]),
      ...fees,
    ],
    isSum: count > 1 || rates.length > 0 || fees.length > 0,
  };
}

/** «25 euro in meno con la convenzione»: between two prices that the sentence names. */
function ofDifference(
  fact: Profile,
  frame: Frame,
  profiles: Profiles,
  holds: (amount: number) => boolean,
  isOnly: boolean,
): Judged | undefined {
  const usual = new Map(frame.slots);
  for (const [slot, answer] of USUAL)
    usual.set(slot, new Set([answer, ...(frame.slots.get(slot) ?? [])]));
  usual.set('period', new Set([...(usual.get('period') ?? []), ...frame.counts.keys()]));
  // Between two price lists at one venue, or between venues.
  if ((usual.get('tariff')?.size ?? 0) < 2 || usual.get('venue')?.size !== 1) usual.delete('venue');
  const amounts = basesIn({ ...frame, slots: usual }, profiles).map(
    (one) => one.from * countOf(one, frame),
  );
  if (amounts.some((a) => amounts.some((b) => a !== b && holds(Math.abs(a - b)))))
    return { verdict: 'equal', fact };
  const venues = frame.slots.get('venue')?.size ?? 0;
  const isBetween = venues > 1 || (venues > 0 && frame.slots.get('tariff')?.has('agreement'));
  return isBetween && isOnly ? { verdict: 'differs', fact } : undefined;
}

const USUAL = [
  ['tariff', 'base'],
  ['band', 'full'],
] as const;

function frameOf({ sentence, slots }: Context): Frame {
  const values = valuesOf(sentence).flatMap(({ node, clause }) => inPeriods(node, clause));
  const counts = new Map<string, number>();
  for (const { unit = '', from, isEvery } of values)
    if (!isEvery && (unit === 'week' || unit === 'day'))
      counts.set(unit, Math.max(from, counts.get(unit) ?? 0));
  const periods = new Set([...(slots.get('period') ?? []), ...counts.keys()]);
  return {
    said: new Set(sentence.flatMap(({ meanings }) => [...meanings])),
    slots: periods.size > 0 ? new Map([...slots, ['period', periods]]) : slots,
    counts,
    numbers: new Set(values.flatMap(({ kind, from }) => (COUNTING.has(kind) ? [from] : []))),
  };
}

function amountsIn(sentence: Sentence): number[] {
  return valuesOf(sentence).flatMap(({ node: { value } }) =>
    value?.kind === 'money' ? [value.from] : [],
  );
}

const COUNTING: ReadonlySet<string> = new Set(['number', 'quantity']);
const PERIOD_WITHIN = 3;

/** «Two full weeks»: a word may come between a number and its period. */
function inPeriods(node: Node, { nodes }: Clause): Value[] {
  const { value } = node;
  if (value?.kind !== 'number') return value ? [value] : [];
  const at = nodes.indexOf(node);
  const near = nodes.slice(at + 1, at + PERIOD_WITHIN);
  const end = near.findIndex((one) => one.value || one.tags.has('#the'));
  const after = end < 0 ? near : near.slice(0, end);
  const unit = ['week', 'day'].find((one) => after.some(({ tags }) => tags.has(one)));
  return [{ ...value, unit }];
}

/** The prices of the lists that fit: each has a period, and is not the extended exit. */
function basesIn(frame: Frame, profiles: Profiles): Profile[] {
  return profiles.in('money').filter((one) => isPrice(one) && fits(one, frame));
}

function isPrice({ slots, own }: Profile): boolean {
  return slots.has('period') && !own.has('extended');
}

function fits({ fact, slots }: Profile, frame: Frame): boolean {
  const venue = frame.slots.get('venue');
  if (venue && fact.venues && !fact.venues.some((one) => venue.has(one))) return false;
  return [...slots].every(([slot, own]) => {
    const said = frame.slots.get(slot);
    if (slot === 'period' && !said) return frame.said.has(own);
    return said ? said.has(own) : slot === 'period' || !RARE.has(own);
  });
}

const RARE: ReadonlySet<string> = new Set(['half', 'agreement']);

function countOf({ slots }: Profile, { counts }: Frame): number {
  return counts.get(slots.get('period') ?? '') ?? 1;
}

/** The fees that the sentence names beside the price, per period or once. */
function feesOf(base: Profile, frame: Frame, profiles: Profiles): Profile[] {
  return profiles.in('money').filter((one) => {
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
}

const REASONS = ['siblings', 'chain', 'advance'];

/** What remains to pay, as a share, at each rate of a discount; of a table, at the row named. */
function sharesOf(reason: string, { numbers }: Frame, profiles: Profiles): number[] {
  const rates = profiles
    .in('percent')
    .filter(({ own, group }) => own.has(reason) || group.has(reason));
  const rows = rates.filter(({ fact }) => {
    const row = parentOf(fact.path);
    const counted = profiles.in('count').filter((one) => parentOf(one.fact.path) === row);
    return isRow(row) && counted.some((one) => numbers.has(one.from));
  });
  const shares = (rows.length > 0 ? rows : rates).map(({ from }) => 1 - from / 100);
  if (reason !== 'siblings') return shares;
  // «Due fratelli, una settimana a testa»: the first pays in full.
  const together = [...numbers].filter((one) => one > 1 && one <= MAX_SIBLINGS);
  return [...shares, ...shares.flatMap((one) => together.map((n) => 1 + (n - 1) * one))];
}

const MAX_SIBLINGS = 5;

function isRow(path: string): boolean {
  return Number.isInteger(Number(path.slice(path.lastIndexOf('.') + 1)));
}
