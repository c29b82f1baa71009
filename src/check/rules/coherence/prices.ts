import { isObject } from '../../../content/json.ts';
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
    reads: ['prices', 'venues', 'fees', 'agreements'],
    hides: [{ rules: ['lowest-prices'], where: 'any-place' }],
  },
  (view) => {
    const lists = priceLists(view);
    const { project } = view;
    const relations = [
      ...[...lists, 'agreements.rates'].flatMap(ofOneList),
      ...lists.flatMap(ofAgreement),
      ...lists.flatMap(ofFees),
      ...extendedExit('fees.extendedExitDay', 'fees.extendedExitWeek'),
      less('price-agreement', 'agreements.rates.enrolment', 'fees.enrolment'),
      far('fees.enrolment', 'agreements.rates.enrolment', FAR_TIMES),
    ].map((relation) => ({
      ...relation,
      small: project.stated(relation.small),
      large: project.stated(relation.large),
    }));
    return once(relations.flatMap((relation) => broken(view, relation)));
  },
);

/** A price of the camp that is too high or too low for its own list is so for each venue’s. */
function once(slips: readonly Slip[]): Slip[] {
  return [
    ...new Map(slips.toReversed().map((slip) => [`${slip.code} ${slip.at}`, slip])).values(),
  ].toReversed();
}

/** The camp’s list, and that of each venue which states parts of it again. A page speaks of one alone. */
function priceLists({ project, pageId }: FactView): string[] {
  const own = pageId === undefined ? undefined : project.venueOf(pageId);
  const { venues } = project.facts;
  const restated = Object.entries(isObject(venues) ? venues : {})
    .filter(([id, venue]) => (own ?? id) === id && isObject(venue) && isObject(venue.prices))
    .map(([id]) => `venues.${id}.prices`);
  return own !== undefined && restated.length > 0 ? restated : ['prices', ...restated];
}

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

function extendedExit(day: string, week: string): Relation[] {
  return weekAndDay(day, week);
}

function ofAgreement(list: string): Relation[] {
  return RATE_KEYS.flatMap((key) => [
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
