import { DAYS_PER_WEEK } from '../../time/season-weeks.ts';
import type { Context } from '../claims/context.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import { MEANT_ONLY_IF_NAMED } from '../facts/subjects.ts';
import { boundsOf } from '../values/value.ts';
import { type PriceTerms, priceTermsOf } from './price-terms.ts';
import type { JudgedReading, Judgement } from './verdict.ts';

const CENT = 0.005;

/**
 * Compares an amount with every sum that the prices, fees and discounts of its sentence allow:
 * «due settimane e l’iscrizione fanno 280», «4 euro in più». Undefined if it names no price.
 */
export function priceSum({
  value,
  context,
  profiles,
  judged: said,
}: JudgedReading): Judgement | undefined {
  if (value.kind !== 'money' || value.isRange || context.isNegated) return undefined;
  const terms = priceTermsOf(context, profiles);
  const [least, most] = boundsOf(value);
  const holds = (amount: number) =>
    (least - CENT < amount && amount < most + CENT) || Math.ceil(amount - CENT) === value.from;
  if (context.isCompared) return judgeDifference(holds, terms, profiles);
  const bases = basesIn(terms, context, profiles);
  if (bases.length === 0) return undefined;
  // What the price falls from includes no discount.
  const meant = value.side === 'from' ? NO_DISCOUNT : context.clause.meanings;
  const all = bases.map((base) => ({
    base,
    ...totalsOf(base, terms, meant, profiles),
  }));
  const possible = all.filter(({ amounts }) => amounts.some(holds));
  const right = possible.find(({ base }) => fits(base, terms));
  const isSum = all.some((one) => one.isSum);
  const isListed = profiles.ofFamily('money').some(({ from }) => from === value.from);
  if (right && !isListed) return { verdict: 'equal', fact: right.base, isDerived: isSum };
  // «Due giorni di uscita prolungata fanno 10 euro»
  if (right && isSum && !isPrice(right.base) && said.verdict === 'differs')
    return { verdict: 'equal', fact: right.base, isDerived: isSum };
  if (possible[0] && isSum && said.verdict === 'differs' && said.fact && isPrice(said.fact))
    return { verdict: 'check', fact: said.fact, isDerived: isSum };
  if (possible[0] || (said.verdict !== 'check' && said.verdict !== 'differs')) return undefined;
  const fact = said.fact ?? bases[0];
  const tariff = fact?.dimensions.get('tariff') ?? 'base';
  // A tariff that the sentence does not name proves nothing wrong.
  const isUnnamed = MEANT_ONLY_IF_NAMED.has(tariff) && !terms.dimensions.get('tariff')?.has(tariff);
  return { verdict: isUnnamed ? 'check' : 'differs', fact, isDerived: isSum };
}

const NO_DISCOUNT: ReadonlySet<string> = new Set();

function judgeDifference(
  holds: (amount: number) => boolean,
  terms: PriceTerms,
  profiles: Profiles,
): Judgement | undefined {
  const bases = profiles
    .ofFamily('money')
    .filter((one) => (isPrice(one) ? fits(one, terms) : isFee(one, terms)));
  const [fact] = bases;
  if (!fact) return undefined;
  const amounts = bases.flatMap((base) => [
    base.from,
    ...totalsOf(base, terms, NO_DISCOUNT, profiles).amounts,
  ]);
  const isDifference = amounts.some((a) => amounts.some((b) => a > b && holds(a - b)));
  if (amounts.some(holds) || isDifference) return { verdict: 'equal', fact, isDerived: true };
  return { verdict: terms.isBetween ? 'differs' : 'check', fact, isDerived: true };
}

/** The prices and fees that the sentence may mean. */
function basesIn(terms: PriceTerms, { sentence }: Context, profiles: Profiles): Profile[] {
  const answersFor = (dimension: string) =>
    new Set([
      ...(terms.dimensions.get(dimension) ?? []),
      ...sentence.flatMap(({ dimensions }) => [...(dimensions.get(dimension) ?? [])]),
    ]);
  const [venue, period] = [answersFor('venue'), answersFor('period')];
  const tariff = terms.dimensions.get('tariff');
  // The venue of a page is not named: its text may be about another.
  const isPlaced = sentence.some(({ dimensions }) => dimensions.has('venue'));
  const isOpen = period.size === 0 && ['band', 'part'].some((one) => terms.dimensions.has(one));
  return profiles.ofFamily('money').filter((one) => {
    const { dimensions, fact } = one;
    const isHere = !isPlaced || fact.venues?.some((id) => venue.has(id)) !== false;
    const isListed = !tariff || tariff.has(dimensions.get('tariff') ?? 'base');
    const isPeriod = isOpen || period.has(dimensions.get('period') ?? '');
    return isHere && isListed && (isPrice(one) ? isPeriod : isFee(one, terms));
  });
}

const FEES = ['enrolment', 'extended'];

/** Amounts that a price comes to with what the sentence names, and whether it combines several. */
function totalsOf(
  base: Profile,
  terms: PriceTerms,
  meant: ReadonlySet<string>,
  profiles: Profiles,
) {
  const count = countOf(base, terms);
  const isFamily = ['families', 'children'].every((one) => terms.meanings.has(one));
  const reasons = DISCOUNT_TOPICS.filter(
    (reason) => terms.meanings.has(reason) || (reason === 'siblings' && isFamily),
  );
  // «Quattro fanno 140 €», «27 € al giorno»: a price times a number of the sentence, or through it.
  const parts =
    reasons.length > 0 ? [] : [...terms.numbers].flatMap((n) => [base.from * n, base.from / n]);
  // «Fifteen a week works out at three a day»
  const isPerDay =
    base.dimensions.get('period') === 'week' && terms.dimensions.get('period')?.has('day');
  if (isPerDay) parts.push(base.from / DAYS_PER_WEEK);
  if (!isPrice(base)) {
    const each = [...terms.numbers].map((n) => base.from * n);
    return { amounts: [base.from * count, ...each, ...parts], isSum: count > 1 || each.length > 0 };
  }
  const named = feesOf(base, terms, profiles);
  const amountOf = ({ from, dimensions }: Profile) =>
    dimensions.has('period') ? from * count : from;
  const fees = named.map(amountOf);
  const isIncluded = ({ own }: Profile) => [...own].some((one) => terms.included.has(one));
  const included = named.filter(isIncluded).reduce((all, one) => all + amountOf(one), 0);
  const rates = reasons.map((reason) => ({
    shares: sharesOf(reason, terms, profiles),
    // «Pagate in anticipo costano …»: with the discount.
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
      ...prices.flatMap((one) =>
        included > 0
          ? [one + included, one + sum]
          : [one, one + sum, ...fees.map((fee) => one + fee)],
      ),
      ...fees,
      ...(included > 0 ? [] : parts),
    ],
    isSum: count > 1 || rates.length > 0 || fees.length > 0,
  };
}

function isFee({ own }: Profile, { meanings }: PriceTerms): boolean {
  return FEES.some((one) => own.has(one) && meanings.has(one));
}

function isPrice({ dimensions, own }: Profile): boolean {
  return dimensions.has('period') && !own.has('extended');
}

function fits({ fact, dimensions }: Profile, terms: PriceTerms): boolean {
  const venue = terms.dimensions.get('venue');
  if (venue && fact.venues && !fact.venues.some((one) => venue.has(one))) return false;
  return [...dimensions].every(([dimension, own]) => {
    const said = terms.dimensions.get(dimension);
    return said ? said.has(own) : dimension === 'period' || !MEANT_ONLY_IF_NAMED.has(own);
  });
}

function countOf({ dimensions }: Profile, { counts }: PriceTerms): number {
  return counts.get(dimensions.get('period') ?? '') ?? 1;
}

/** The fees that the sentence names beside the price, per period or once. */
function feesOf(base: Profile, terms: PriceTerms, profiles: Profiles): Profile[] {
  const isAgreed = terms.dimensions.get('tariff')?.has('agreement');
  return profiles.ofFamily('money').filter((one) => {
    const period = one.dimensions.get('period');
    const isOfPeriod = !period || period === base.dimensions.get('period');
    const tariff = isAgreed && !period ? 'agreement' : 'base';
    return isFee(one, terms) && isOfPeriod && one.dimensions.get('tariff') === tariff;
  });
}

const DISCOUNT_TOPICS = ['siblings', 'chain', 'advance'];

/** What remains to pay, as a share, at each rate of a discount; of a table, at the row named. */
function sharesOf(
  reason: string,
  { numbers, statedShares }: PriceTerms,
  profiles: Profiles,
): number[] {
  const rates = profiles
    .ofFamily('percent')
    .filter(({ own, group }) => own.has(reason) || group.has(reason));
  const shares = [...statedShares, ...rates.map(({ from }) => 1 - from / 100)];
  // «Due fratelli, una settimana a testa»: the first pays in full.
  const together = [...numbers].filter((one) => one > 1 && one <= MAX_SIBLINGS);
  return [...shares, ...shares.flatMap((one) => together.map((n) => 1 + (n - 1) * one))];
}

const MAX_SIBLINGS = 5;
