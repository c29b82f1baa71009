import { factsOfVenue } from '../../../src/content/scope.ts';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';

/**
 * A second, slow computation, to compare with the first. It shares only the scope of facts
 * (`factsOfVenue`) with it: it uses exact fractions and tries every choice of discount.
 */
class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = top;
    this.bottom = bottom;
  }

  static of(value: number): Fraction {
    const [whole = '0', decimals = ''] = String(value).split('.');
    return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    );
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  isBelow(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  /** Rounded to whole units by a rule; the value is not negative. */
  rounded(mode: 'up' | 'nearest' | 'down', unit: Fraction): Fraction {
    const [top, bottom] = [this.top * unit.bottom, this.bottom * unit.top];
    const extra = mode === 'up' ? bottom - 1n : mode === 'nearest' ? bottom / 2n : 0n;
    return new Fraction((top + extra) / bottom).times(unit);
  }

  /** @throws Error when it is not a whole number of cents. */
  cents(): number {
    const hundredfold = this.top * 100n;
    if (hundredfold % this.bottom !== 0n) throw new Error(`${this.top}/${this.bottom}`);
    return Number(hundredfold / this.bottom);
  }
}

const ZERO = new Fraction(0n);
const ONE = new Fraction(1n);
const MINUS_HUNDREDTH = new Fraction(-1n, 100n);
const without = (percent: Fraction) => ONE.plus(percent.times(MINUS_HUNDREDTH));

type Choice = 'none' | 'siblings' | 'chain' | 'agreement';

/** The price of one child in cents, by the regulations. */
export function oracleCents(child: ChildRequest, facts: PriceFacts): number {
  let best: Fraction | undefined;
  for (const choice of choices(child, facts)) {
    const cost = costOf(child, facts, choice);
    if (!best || cost.isBelow(best)) best = cost;
  }
  return (best ?? ZERO).cents();
}

function choices(child: ChildRequest, { discounts }: PriceFacts): Choice[] {
  const { chain, siblings } = discounts;
  const children = child.chainChildren ?? 0;
  const enough = child.weeks >= chain.minWeeks || (child.days ?? 0) >= chain.minDays;
  const inChain =
    children >= chain.minChildren &&
    (child.chainFamilies ?? chain.minFamilies) >= chain.minFamilies &&
    child.chainConfirmed !== false &&
    (enough || child.chainConfirmed === true);
  return [
    'none',
    ...((child.siblingOrder ?? 1) >= siblings.fromChild ? (['siblings'] as const) : []),
    ...(inChain ? (['chain'] as const) : []),
    ...(child.agreement ? (['agreement'] as const) : []),
  ];
}

function costOf(child: ChildRequest, facts: PriceFacts, choice: Choice): Fraction {
  const { discounts, fees, agreements } = facts;
  const venue = child.venue === 'sport-city' ? 'sportCity' : 'scOstiense';
  const rates = choice === 'agreement' ? agreements.rates : factsOfVenue(facts, venue).prices;
  const half = child.timeBand === 'half';
  const week = (half ? rates?.halfDayWeek : rates?.week) ?? Number.NaN;
  const day = (half ? rates?.halfDay : rates?.day) ?? Number.NaN;
  const fee = choice === 'agreement' ? agreements.rates.enrolment : fees.enrolment;
  const enrolment = child.enrolment === false ? ZERO : Fraction.of(fee);
  if (choice === 'agreement' && child.voucher) return enrolment;

  const main = without(mainPercent(child, facts, choice));
  const advance = without(Fraction.of(discounts.advancePayment.percent));
  const group = discounts.advancePayment.groupWeeks;
  const inGroups = Math.floor((child.advanceWeeks ?? 0) / group) * group;
  const weekly = (count: number, price: number): Part[] => {
    const early = Math.min(count, inGroups);
    return [part(early, price, main.times(advance)), part(count - early, price, main)];
  };
  const bought = [
    weekly(child.weeks, week),
    [part(child.days ?? 0, day, main)],
    weekly(child.extendedExitWeeks ?? 0, fees.extendedExitWeek),
    [part(child.extendedExitDays ?? 0, fees.extendedExitDay, ONE)],
  ].filter(([first, second]) => (first?.count ?? 0) + (second?.count ?? 0) > 0);
  const lines = discounts.rounding.moment === 'each-line' ? bought : [bought.flat()];
  return lines.reduce((sum, line) => sum.plus(lineCost(line, facts)), enrolment);
}

function mainPercent(child: ChildRequest, { discounts }: PriceFacts, choice: Choice): Fraction {
  const { percent, further } = discounts.siblings;
  if (choice === 'siblings' && further && (child.siblingOrder ?? 1) >= further.fromChild)
    return Fraction.of(further.percent);
  if (choice === 'siblings') return Fraction.of(percent);
  if (choice !== 'chain') return ZERO;
  const { percentPerChild, maxPercent } = discounts.chain;
  const earned = Fraction.of(child.chainChildren ?? 0).times(Fraction.of(percentPerChild));
  const most = Fraction.of(maxPercent);
  return earned.isBelow(most) ? earned : most;
}

interface Part {
  readonly count: number;
  readonly list: Fraction;
  readonly due: Fraction;
}

function part(count: number, price: number, factor: Fraction): Part {
  if (count === 0) return { count, list: ZERO, due: ZERO };
  const list = Fraction.of(price).times(Fraction.of(count));
  return { count, list, due: list.times(factor) };
}

function lineCost(line: readonly Part[], facts: PriceFacts): Fraction {
  const { mode, unit } = facts.discounts.rounding;
  const list = line.reduce((sum, one) => sum.plus(one.list), ZERO);
  const exact = line.reduce((sum, one) => sum.plus(one.due), ZERO);
  if (!exact.isBelow(list)) return list;
  const rounded = exact.rounded(mode, Fraction.of(unit));
  return rounded.isBelow(list) ? rounded : list;
}
