import { DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import { ownEntry } from '../../declared.ts';
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

const RATES = ['week', 'halfDayWeek', 'day', 'halfDay'] as const;
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
    hides: [{ rules: ['lowest-prices'], where: 'any-place' }],
  },
  (view) => {
    const lists = priceLists(view);
    return [
      ...[...lists, 'agreements.rates'].flatMap(ofOneList),
      ...lists.flatMap(ofAgreement),
      ...lists.flatMap(ofFees),
      ...extendedExit('fees.extendedExitDay', 'fees.extendedExitWeek'),
      less('price-agreement', 'agreements.rates.enrolment', 'fees.enrolment'),
      far('fees.enrolment', 'agreements.rates.enrolment', FAR_TIMES),
    ].flatMap((relation) => broken(view, relation));
  },
);

/** A page speaks of its own price list; nothing else is on it. */
function priceLists(view: FactView): string[] {
  const own = view.pageId && ownEntry(view.project, view.pageId, 'prices');
  return view
    .keys('prices')
    .filter((venue) => !own || venue === own)
    .map((venue) => `prices.${venue}`);
}

function ofOneList(list: string): Relation[] {
  const [week, halfDayWeek, day, halfDay] = RATES.map((key) => `${list}.${key}`) as [
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

function extendedExit(day: string, week: string): Relation[] {
  return weekAndDay(day, week);
}

function ofAgreement(list: string): Relation[] {
  return RATES.flatMap((key) => [
    less('price-agreement', `agreements.rates.${key}`, `${list}.${key}`),
    far(`${list}.${key}`, `agreements.rates.${key}`, FAR_TIMES),
  ]);
}

function ofFees(list: string): Relation[] {
  return [
    far('fees.enrolment', `${list}.week`, FEE_PART_OF_WEEK),
    far('fees.extendedExitDay', `${list}.day`, 1),
  ];
}

function less(code: FindingCode, small: string, large: string): Relation {
  return { code, small, large, times: 1 };
}

function far(small: string, large: string, times: number): Relation {
  return { code: 'price-far', small, large, times };
}

function broken(view: FactView, { code, small, large, times, orEqual }: Relation): Slip[] {
  const [low, high] = [view.number(small), view.number(large)];
  if (low === undefined || high === undefined) return [];
  if (low < high * times || (orEqual && low === high * times)) return [];
  const args = { small, low, large, high, times };
  const severity = code === 'price-far' ? 'warning' : undefined;
  return [{ code, at: small, related: [large], args, ...(severity && { severity }) } as const];
}
