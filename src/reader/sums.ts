import { type Sentence, valuesOf } from './clauses.ts';
import type { Context } from './context.ts';
import { type Frame, frameOf } from './frame.ts';
import { type Profile, parentOf } from './profile.ts';
import type { Profiles } from './profiles.ts';
import { isRow } from './score.ts';
import type { Value } from './value.ts';
import type { Judged } from './verdict.ts';

/** Amounts that the facts of a frame give together, and whether it combines several. */
interface Totals {
  readonly amounts: readonly number[];
  readonly isSum: boolean;
}

export const CENT = 0.005;
export const NOTHING_MEANT: ReadonlySet<string> = new Set();

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
  if (context.isCompared) {
    const amounts = all.flatMap(({ base, amounts: one }) => [base.from, ...one]);
    const isDifference = amounts.some((a) => amounts.some((b) => a > b && holds(a - b)));
    if (amounts.some(holds) || isDifference) return { verdict: 'equal', fact };
    return { verdict: isOnly && frame.isBetween ? 'differs' : 'check', fact };
  }
  // «L’uscita prolungata costa 144 euro a settimana»: a list price alone is not a sum.
  const isListed = bases.some((base) => countOf(base, frame) === 1 && holds(base.from));
  // «Quattro fanno 140 €», «27 € al giorno»: a price times a number of the sentence, or through it.
  const numbers = REASONS.some((one) => frame.said.has(one)) ? [] : [...frame.numbers];
  // «Cinque volte l'uscita prolungata»: a fee per day, too.
  const units = [...bases, ...bases.flatMap((one) => feesOf(one, frame, profiles)).filter(isRated)];
  const parts = units.flatMap(({ from }) => numbers.flatMap((n) => [from * n, from / n]));
  const isPart = parts.some((amount) => Math.abs(amount - value.from) < CENT);
  if (!isListed && isPart) return { verdict: 'equal', fact };
  // «Esce alle 14 e paga 95 euro»
  if (isListed && frame.isHourly) return { verdict: 'equal', fact };
  if (isListed || !all.some(({ isSum }) => isSum)) return undefined;
  const isFeeAlone = bases.some((base) =>
    feesOf(base, frame, profiles).some(({ from }) => holds(from)),
  );
  if (isFeeAlone) return undefined;
  if (right) return { verdict: 'equal', fact: right.base };
  const isKnown = profiles.in('money').some(({ from }) => from === value.from);
  return isKnown || !isOnly ? undefined : { verdict: 'differs', fact };
}

const FEES = ['enrolment', 'extended'];

function isRated({ slots }: Profile): boolean {
  return slots.has('period');
}

/** Every amount that the price may come to with what the sentence names beside it. */
export function totalsOf(
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

function amountsIn(sentence: Sentence): number[] {
  return valuesOf(sentence).flatMap(({ node: { value } }) =>
    value?.kind === 'money' ? [value.from] : [],
  );
}

/** The prices of the lists that fit: each has a period, and is not the extended exit. */
function basesIn(frame: Frame, profiles: Profiles): Profile[] {
  return profiles
    .in('money')
    .filter((one) => (isPrice(one) ? fits(one, frame) : frame.isCompared && isFee(one, frame)));
}

export function isFee({ own }: Profile, { said }: Frame): boolean {
  return FEES.some((one) => own.has(one) && said.has(one));
}

export function isPrice({ slots, own }: Profile): boolean {
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
