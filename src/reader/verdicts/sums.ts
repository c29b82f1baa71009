import { CAMP_DAYS_PER_WEEK } from '../../time/season-weeks.ts';
import type { Context } from '../claims/context.ts';
import { has } from '../claims/nodes.ts';
import type { Profile } from '../facts/profile.ts';
import type { Profiles } from '../facts/profiles.ts';
import { MEANT_ONLY_IF_NAMED } from '../facts/subjects.ts';
import { boundsOf } from '../values/value.ts';
import { discountedPrices, discountsIn } from './discounts.ts';
import { type Fee, includedIn, isFee, withFees } from './fees.ts';
import { type PriceTerms, priceTermsOf } from './price-terms.ts';
import type { JudgedValue, Judgement } from './verdict.ts';

const CENT = 0.005;

/**
 * Compares an amount with every sum that the prices, fees and discounts of its sentence allow:
 * «due settimane e l’iscrizione fanno 280» (two weeks and the enrolment are 280), «4 euro in più»
 * (4 euros more). Undefined if the sentence names no price.
 */
export function priceSum({ value, context, profiles, judged }: JudgedValue): Judgement | undefined {
  if (value.kind !== 'money' || value.isRange || context.isNegated) return undefined;
  const terms = priceTermsOf(context, profiles);
  const [least, most] = boundsOf(value);
  const isAmount = (amount: number) =>
    (least - CENT < amount && amount < most + CENT) || Math.ceil(amount - CENT) === value.from;
  if (context.isCompared) return judgeDifference(isAmount, terms, profiles);
  const compared = judged.verdict === 'equal' ? undefined : comparisonBefore(context, profiles);
  if (compared) {
    const difference = judgeDifference(isAmount, compared, profiles);
    return difference?.verdict === 'equal' ? difference : { verdict: 'check', fact: judged.fact };
  }
  const bases = basesIn(terms, context, profiles);
  if (bases.length === 0) return undefined;
  // What the price falls from includes no discount.
  const clauseTopics = value.side === 'from' ? NO_TOPICS : context.clause.meanings;
  const all = bases.map((base) => ({
    base,
    ...totalsOf(base, terms, clauseTopics, profiles),
  }));
  const possible = all.filter(({ amounts }) => amounts.some(isAmount));
  const right = possible.find(({ base }) => fits(base, terms));
  const isSum = all.some((totals) => totals.isSum);
  const isListed = profiles.ofFamily('money').some(({ from }) => from === value.from);
  if (right && !isListed) return { verdict: 'equal', fact: right.base, isDerived: isSum };
  // A price of the list may also be a sum of fees: «Due giorni di uscita prolungata fanno 10 euro»
  // (two days of extended pick-up are 10 euros).
  if (right && isSum && !isPrice(right.base) && judged.verdict === 'differs')
    return { verdict: 'equal', fact: right.base, isDerived: isSum };
  // Beside a number the amount may be as many fees: “four late pick-ups cost twenty euros”.
  const countsFees = context.clause.values.some(({ value: other }) => other?.kind === 'number');
  const mayBeSum = isSum && (countsFees || (judged.fact && isPrice(judged.fact)));
  if (possible[0] && mayBeSum && judged.verdict === 'differs')
    return { verdict: 'check', fact: judged.fact, isDerived: isSum };
  if (possible[0] || (judged.verdict !== 'check' && judged.verdict !== 'differs')) return undefined;
  const fact = judged.fact ?? bases[0];
  const tariff = fact?.dimensions.get('tariff') ?? 'base';
  // A tariff that the sentence does not name proves nothing wrong.
  const isUnnamed = MEANT_ONLY_IF_NAMED.has(tariff) && !terms.dimensions.get('tariff')?.has(tariff);
  return { verdict: isUnnamed ? 'check' : 'differs', fact, isDerived: isSum };
}

/**
 * The two prices of which the clause before speaks, if the amount may be their difference: «costa
 * di più che a Sport City, quattro euro» (it costs more than at Sport City, four euros).
 */
function comparisonBefore(context: Context, profiles: Profiles): PriceTerms | undefined {
  const { clause, sentence } = context;
  const before = sentence[sentence.indexOf(clause) - 1];
  const isBare = clause.dimensions.size === 0 && before?.values.length === 0;
  if (!isBare || !has(before.nodes, '#higher', '#lower', '#more')) return undefined;
  const terms = priceTermsOf({ ...context, isCompared: true }, profiles);
  return terms.isBetween ? terms : undefined;
}

const NO_TOPICS: ReadonlySet<string> = new Set();

/** Compares a difference with every price of the sentence, and every difference between two. */
function judgeDifference(
  isAmount: (amount: number) => boolean,
  terms: PriceTerms,
  profiles: Profiles,
): Judgement | undefined {
  const bases = profiles
    .ofFamily('money')
    .filter((base) => (isPrice(base) ? fits(base, terms) : isFee(base, terms)));
  const [fact] = bases;
  if (!fact) return undefined;
  const amounts = bases.flatMap((base) => [
    base.from,
    ...totalsOf(base, terms, NO_TOPICS, profiles).amounts,
  ]);
  const isDifference = amounts.some((higher) =>
    amounts.some((lower) => higher > lower && isAmount(higher - lower)),
  );
  if (amounts.some(isAmount) || isDifference) return { verdict: 'equal', fact, isDerived: true };
  return { verdict: terms.isBetween ? 'differs' : 'check', fact, isDerived: true };
}

/** The prices and fees that the sentence may mean. */
function basesIn(terms: PriceTerms, { sentence }: Context, profiles: Profiles): Profile[] {
  const answersFor = (dimension: string) =>
    new Set([
      ...(terms.dimensions.get(dimension) ?? []),
      ...sentence.flatMap(({ dimensions }) => [...(dimensions.get(dimension) ?? [])]),
    ]);
  const venues = answersFor('venue');
  const periods = answersFor('period');
  const tariffs = terms.dimensions.get('tariff');
  // The venue of a page is not named: its text may be about another.
  const namesVenue = sentence.some(({ dimensions }) => dimensions.has('venue'));
  const isOfAnyPeriod =
    periods.size === 0 && ['band', 'part'].some((dimension) => terms.dimensions.has(dimension));
  return profiles.ofFamily('money').filter((base) => {
    const { dimensions, fact } = base;
    const isHere = !namesVenue || fact.venues?.some((id) => venues.has(id)) !== false;
    const isOfTariff = !tariffs || tariffs.has(dimensions.get('tariff') ?? 'base');
    const isOfPeriod = isOfAnyPeriod || periods.has(dimensions.get('period') ?? '');
    return isHere && isOfTariff && (isPrice(base) ? isOfPeriod : isFee(base, terms));
  });
}

/** What a price comes to with what the sentence names. */
interface Totals {
  readonly amounts: readonly number[];
  /** It combines several amounts. */
  readonly isSum: boolean;
}

function totalsOf(
  base: Profile,
  terms: PriceTerms,
  clauseTopics: ReadonlySet<string>,
  profiles: Profiles,
): Totals {
  const count = countOf(base, terms);
  const discounts = discountsIn(terms, clauseTopics, profiles);
  // With a discount, a number may be a condition of it.
  const products = discounts.length > 0 ? [] : productsOf(base, terms);
  const parts = [...products, ...amountsPerDay(base, terms)];
  if (!isPrice(base)) {
    const multiples = [...terms.numbers].map((number) => base.from * number);
    return {
      amounts: [base.from * count, ...multiples, ...parts],
      isSum: count > 1 || multiples.length > 0,
    };
  }
  const fees = feesOf(base, terms, profiles).map(
    (fee): Fee => ({
      amount: fee.dimensions.has('period') ? fee.from * count : fee.from,
      isIncluded: [...fee.own].some((meaning) => terms.included.has(meaning)),
    }),
  );
  const prices = discountedPrices(base.from * count, discounts);
  return {
    amounts: [
      ...prices.flatMap((price) => withFees(price, fees)),
      ...fees.map(({ amount }) => amount),
      ...(includedIn(fees) > 0 ? [] : parts),
    ],
    isSum: count > 1 || discounts.length > 0 || fees.length > 0,
  };
}

/**
 * A price multiplied or divided by a number of the sentence: «Quattro fanno 140 €» (four are 140
 * euros), «27 € al giorno» (27 euros a day).
 */
function productsOf(base: Profile, { numbers }: PriceTerms): number[] {
  return [...numbers].flatMap((number) => [base.from * number, base.from / number]);
}

/** Of a weekly price: «Fifteen a week works out at three a day». */
function amountsPerDay({ from, dimensions }: Profile, terms: PriceTerms): number[] {
  const isPerDay =
    dimensions.get('period') === 'week' && terms.dimensions.get('period')?.has('day');
  return isPerDay ? [from / CAMP_DAYS_PER_WEEK] : [];
}

function isPrice({ dimensions, own }: Profile): boolean {
  return dimensions.has('period') && !own.has('extended');
}

/**
 * Whether a price has all that the sentence says of it, and nothing special that it does not say.
 */
function fits({ fact, dimensions }: Profile, terms: PriceTerms): boolean {
  const venues = terms.dimensions.get('venue');
  if (venues && fact.venues && !fact.venues.some((id) => venues.has(id))) return false;
  return [...dimensions].every(([dimension, answer]) => {
    const stated = terms.dimensions.get(dimension);
    return stated ? stated.has(answer) : dimension === 'period' || !MEANT_ONLY_IF_NAMED.has(answer);
  });
}

/** How many of its period the sentence names. */
function countOf({ dimensions }: Profile, { counts }: PriceTerms): number {
  return counts.get(dimensions.get('period') ?? '') ?? 1;
}

/** The fees that the sentence names beside the price, per period or once. */
function feesOf(base: Profile, terms: PriceTerms, profiles: Profiles): Profile[] {
  const isAgreed = terms.dimensions.get('tariff')?.has('agreement');
  return profiles.ofFamily('money').filter((fee) => {
    const period = fee.dimensions.get('period');
    const isOfPeriod = !period || period === base.dimensions.get('period');
    const tariff = isAgreed && !period ? 'agreement' : 'base';
    return isFee(fee, terms) && isOfPeriod && fee.dimensions.get('tariff') === tariff;
  });
}
