import { type Clause, type Sentence, valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import type { Node } from './grammar.ts';
import type { Profile } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { parentOf } from './score.ts';
import type { Value } from './value.ts';
import type { Judged } from './verdict.ts';

/** What a sentence says about a price: period, band, list, venue, counts, fees, discounts. */
interface Frame {
  readonly said: ReadonlySet<string>;
  readonly slots: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many weeks, and how many days, by their unit. */
  readonly counts: ReadonlyMap<string, number>;
  /** Numbers that may count children. */
  readonly numbers: ReadonlySet<number>;
  /** What remains to pay, as shares, at each discount that the sentence states. */
  readonly shares: readonly number[];
  /** It names the two that it compares. */
  readonly isBetween: boolean;
  readonly isCompared: boolean;
}

/** Amounts that the facts of a frame give together, and whether it combines several. */
interface Totals {
  readonly amounts: readonly number[];
  readonly isSum: boolean;
}

const CENT = 0.005;
const NOTHING_MEANT: ReadonlySet<string> = new Set();

/**
 * Prices of a sentence that names their period, and what follows from them: «due settimane e
 * l’iscrizione fanno 280», «4 euro in più». Undefined if the facts do not say what it must be.
 */
export function ofSum(value: Value, context: Context, profiles: Profiles): Judged | undefined {
  if (value.kind !== 'money' || value.isRange || value.vague) return undefined;
  const frame = frameOf(context, profiles);
  const bases = basesIn(frame, profiles);
  const [fact] = bases;
  if (!fact) return undefined;
  const holds = (amount: number) =>
    Math.abs(amount - value.from) < CENT || Math.ceil(amount - CENT) === value.from;
  const amountsSaid = amountsIn(context.sentence);
  const isOnly = amountsSaid.length === 1;
  // «Pagate in anticipo costano …»: with the discount; of several amounts, some are without.
  const meant = isOnly && value.side !== 'from' ? context.clause.meanings : NOTHING_MEANT;
  const all = bases.map((base) => ({ base, ...totalsOf(base, frame, meant, profiles) }));
  const right = all.find(({ amounts }) => amounts.some(holds));
  const venues = [...(context.clause.slots.get('venue') ?? [])];
  const isAt = (venue: string) =>
    bases.some((base) => (base.fact.venues?.includes(venue) ?? true) && holds(base.from));
  // «Sport City o SC Ostiense costano sempre 135 euro»
  if (isOnly && venues.length > 1 && venues.some(isAt) && !venues.every(isAt))
    return { verdict: 'check', fact };
  if (context.isCompared) {
    const amounts = all.flatMap(({ base, amounts: one }) => [base.from, ...one]);
    const isDifference = amounts.some((a) => amounts.some((b) => a > b && holds(a - b)));
    if (amounts.some(holds) || isDifference) return { verdict: 'equal', fact };
    return { verdict: isOnly && frame.isBetween ? 'differs' : 'check', fact };
  }
  // «L’uscita prolungata costa 144 euro a settimana»: a list price alone is not a sum.
  const isListed = bases.some((base) => countOf(base, frame) === 1 && holds(base.from));
  if (isListed || !all.some(({ isSum }) => isSum)) return undefined;
  const isFeeAlone = bases.some((base) =>
    feesOf(base, frame, profiles).some(({ from }) => holds(from)),
  );
  if (isFeeAlone) return undefined;
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
  if (!isPrice(base)) return { amounts: [base.from * count], isSum: false };
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

function frameOf({ sentence, slots: near, isCompared }: Context, profiles: Profiles): Frame {
  const values = valuesOf(sentence).flatMap(({ node, clause }) => inPeriods(node, clause));
  const counts = new Map<string, number>();
  for (const { unit = '', from, isEvery } of values)
    if (!isEvery && (unit === 'week' || unit === 'day'))
      counts.set(unit, Math.max(from, counts.get(unit) ?? 0));
  const slots = new Map(near);
  // What is compared may stand anywhere in the sentence.
  if (isCompared)
    for (const clause of sentence)
      for (const [slot, answers] of clause.slots)
        slots.set(slot, new Set([...(slots.get(slot) ?? []), ...answers]));
  const periods = new Set([...(slots.get('period') ?? []), ...counts.keys()]);
  if (periods.size > 0) slots.set('period', periods);
  const isBetween = ['venue', 'tariff', 'band'].some((slot) => (slots.get(slot)?.size ?? 0) > 1);
  return {
    said: new Set([
      ...sentence.flatMap(({ meanings }) => [...meanings]),
      ...values.flatMap((one) => namedBy(one, profiles)),
    ]),
    slots: isCompared && !isBetween ? beside(slots) : slots,
    isBetween: isBetween || slots.has('tariff'),
    isCompared,
    counts,
    numbers: new Set(values.flatMap(({ kind, from }) => (COUNTING.has(kind) ? [from] : []))),
    shares: values.flatMap(({ kind, from }) => (kind === 'percent' ? [1 - from / 100] : [])),
  };
}

/** «Fino alle 18»: the hour of the extended exit names it. */
function namedBy({ kind, to }: Value, profiles: Profiles): string[] {
  if (kind !== 'time') return [];
  const named = profiles.in('time').filter(({ fact, from }) => fact.kind === 'time' && from === to);
  return named.flatMap(({ marked }) => marked);
}

/** «25 euro in meno con la convenzione», «4 euro in più a SC Ostiense»: than what is usual. */
function beside(slots: Frame['slots']): Frame['slots'] {
  const usual = new Map(slots);
  for (const [slot, answer] of USUAL)
    usual.set(slot, new Set([answer, ...(slots.get(slot) ?? [])]));
  if (!slots.has('tariff')) usual.delete('venue');
  return usual;
}

const USUAL = [
  ['tariff', 'base'],
  ['band', 'full'],
] as const;

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
  return profiles
    .in('money')
    .filter((one) => (isPrice(one) ? fits(one, frame) : frame.isCompared && isFee(one, frame)));
}

function isFee({ own }: Profile, { said }: Frame): boolean {
  return ['enrolment', 'extended'].some((one) => own.has(one) && said.has(one));
}

function isPrice({ slots, own }: Profile): boolean {
  return slots.has('period') && !own.has('extended');
}

function fits({ fact, slots }: Profile, frame: Frame): boolean {
  const venue = frame.slots.get('venue');
  if (venue && fact.venues && !fact.venues.some((one) => venue.has(one))) return false;
  return [...slots].every(([slot, own]) => {
    const said = frame.slots.get(slot);
    if (slot === 'period' && !said) return frame.isCompared || frame.said.has(own);
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
      isFee(one, frame) &&
      (period ?? base.slots.get('period')) === base.slots.get('period') &&
      tariff === (frame.slots.get('tariff')?.has('agreement') && !period ? 'agreement' : 'base')
    );
  });
}

const REASONS = ['siblings', 'chain', 'advance'];

/** What remains to pay, as a share, at each rate of a discount; of a table, at the row named. */
function sharesOf(reason: string, { numbers, shares: said }: Frame, profiles: Profiles): number[] {
  const rates = profiles
    .in('percent')
    .filter(({ own, group }) => own.has(reason) || group.has(reason));
  const rows = rates.filter(({ fact }) => {
    const row = parentOf(fact.path);
    const counted = profiles.in('count').filter((one) => parentOf(one.fact.path) === row);
    return isRow(row) && counted.some((one) => numbers.has(one.from));
  });
  const shares = [...said, ...(rows.length > 0 ? rows : rates).map(({ from }) => 1 - from / 100)];
  if (reason !== 'siblings') return shares;
  // «Due fratelli, una settimana a testa»: the first pays in full.
  const together = [...numbers].filter((one) => one > 1 && one <= MAX_SIBLINGS);
  return [...shares, ...shares.flatMap((one) => together.map((n) => 1 + (n - 1) * one))];
}

const MAX_SIBLINGS = 5;

function isRow(path: string): boolean {
  return Number.isInteger(Number(path.slice(path.lastIndexOf('.') + 1)));
}
