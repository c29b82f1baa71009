import fc from 'fast-check';
import { chainProblems } from '../../../src/pricing/request/chain-size.ts';
import { type ChildRequest, withDefaults } from '../../../src/pricing/request/request.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const upTo = (max: number, share: number) => Math.round(max * share);

/** Any request that the price list covers, up to `weeks` weeks and seven single days. */
export function anyChild(weeks = 9): fc.Arbitrary<ChildRequest> {
  return fc
    .record({
      band: fc.constantFrom(sportCity, halfDay, ostiense),
      weeks: fc.nat(weeks),
      days: fc.nat(7),
      shares: fc.tuple(part, part, part),
      agreement: fc.boolean(),
      voucher: fc.boolean(),
      chainChildren: fc.nat(8),
      chainFamilies: fc.constantFrom(undefined, 1, 2),
      chainConfirmed: fc.constantFrom(undefined, undefined, true, false),
      siblingOrder: fc.integer({ min: 1, max: 4 }),
      enrolment: fc.boolean(),
    })
    .map(({ band, weeks, days, shares, voucher, chainFamilies, chainConfirmed, ...rest }) => {
      const [advance, exitWeeks, exitDays] = shares;
      const extendedExitWeeks = band === halfDay ? 0 : upTo(weeks, exitWeeks);
      return band({
        ...rest,
        weeks,
        days,
        advanceWeeks: upTo(weeks, advance),
        extendedExitWeeks,
        extendedExitDays:
          band === halfDay ? 0 : upTo(days + 5 * (weeks - extendedExitWeeks), exitDays),
        voucher: voucher && rest.agreement,
        ...(chainFamilies && { chainFamilies: Math.min(chainFamilies, rest.chainChildren || 2) }),
        ...(chainConfirmed !== undefined && { chainConfirmed }),
      });
    });
}

/** Any possible family of five: a child without room in the chain leaves it. */
export const anyFamily = fc
  .array(anyChild(), { minLength: 5, maxLength: 5, size: 'max' })
  .map((children) => children.reduce<ChildRequest[]>(joined, []));

function joined(family: readonly ChildRequest[], child: ChildRequest): ChildRequest[] {
  const whole = [...family, child];
  if (chainProblems(whole.map(withDefaults)).length === 0) return whole;
  const { chainFamilies: _, ...alone } = child;
  return [...family, { ...alone, chainChildren: 0 }];
}
