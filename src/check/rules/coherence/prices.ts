import { RATE_KEYS } from '../../../pricing/price-facts.ts';
import { DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import type { FindingCode } from '../../messages.ts';
import { factRule } from './fact-rule.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/** The first amount costs less than so many times the second; `orEqual`: or as much. */
interface Relation {
  readonly code: FindingCode;
  readonly small: string;
  readonly large: string;
  readonly times: number;
  readonly orEqual?: boolean;
}

/** Beyond these an amount is more likely mistyped than decided. */
const FAR_TIMES = 4;
const FEE_PART_OF_WEEK = 0.5;

/** Prices of one list, of two lists and of the supplements stand in a sensible order. */
export const prices = factRule(
  {
    name: 'prices',
    description:
      'I prezzi di un listino, di due listini e dei supplementi sono in un ordine sensato.',
    reads: ['prices', 'fees', 'agreements'],
  },
  (view) => RELATIONS.flatMap((relation) => broken(view, relation)),
);

function ofOneList(list: string): Relation[] {
  const [week, halfDayWeek, day, halfDay] = RATE_KEYS.map((key) => `${list}.${key}`) as [
    string,
    string,
    string,
    string,
  ];
  return [
    less('price-half-day', halfDay, day),
    less('price-half-day', halfDayWeek, week),
    ...weekAndDay(day, week),
    ...weekAndDay(halfDay, halfDayWeek),
    far(day, halfDay, FAR_TIMES),
    far(week, halfDayWeek, FAR_TIMES),
  ];
}

function weekAndDay(day: string, week: string): Relation[] {
  return [
    { code: 'price-week-high', small: week, large: day, times: DAYS_PER_WEEK, orEqual: true },
    less('price-week-low', day, week),
  ];
}

function ofAgreement(rate: string, price: string): Relation[] {
  return [less('price-agreement', rate, price), far(price, rate, FAR_TIMES)];
}

function less(code: FindingCode, small: string, large: string): Relation {
  return { code, small, large, times: 1 };
}

function far(small: string, large: string, times: number): Relation {
  return { code: 'price-far', small, large, times };
}

const RELATIONS: readonly Relation[] = [
  ...['prices', 'agreements.rates'].flatMap(ofOneList),
  ...RATE_KEYS.flatMap((key) => ofAgreement(`agreements.rates.${key}`, `prices.${key}`)),
  far('fees.enrolment', 'prices.week', FEE_PART_OF_WEEK),
  far('fees.extendedExitDay', 'prices.day', 1),
  ...weekAndDay('fees.extendedExitDay', 'fees.extendedExitWeek'),
  ...ofAgreement('agreements.rates.enrolment', 'fees.enrolment'),
];

function broken(view: FactView, { code, small, large, times, orEqual }: Relation): Slip[] {
  const [low, high] = [view.number(small), view.number(large)];
  if (low === undefined || high === undefined) return [];
  if (low < high * times || (orEqual && low === high * times)) return [];
  const args = { small, low, large, high, times };
  const severity = code === 'price-far' ? 'warning' : undefined;
  return [{ code, at: small, related: [large], args, ...(severity && { severity }) } as const];
}
