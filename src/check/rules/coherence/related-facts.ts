import { RATE_KEYS } from '../../../pricing/price-facts.ts';
import { DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import type { FindingCode } from '../../messages.ts';
import type { Rule } from '../../rule.ts';
import { factRule } from './fact-rule.ts';
import { type Relation, unrelated } from './relations.ts';

/** A rule made only of a table of relations. */
function tableRule(
  about: Pick<Rule, 'name' | 'description'>,
  relations: readonly Relation[],
): Rule & { readonly relations: readonly Relation[] } {
  const reads = relations
    .flatMap(({ at, to }) => [at, to])
    .map((path) => path.split('.', 1)[0] ?? '');
  const rule = factRule({ ...about, reads: [...new Set(reads)] }, (view) =>
    unrelated(view, relations),
  );
  return { ...rule, relations };
}

const MIN = 'camp.age.min';
const MAX = 'camp.age.max';
const OF_CAMP = { code: 'age-outside', is: 'within', to: MIN, upTo: MAX } as const;

export const ages = tableRule(
  {
    name: 'ages',
    description:
      'Le età sono le stesse dappertutto: campus, open day, lezioni, certificato, personale.',
  },
  [
    { code: 'age-order', at: 'openDays.trialAge', is: '<', to: MIN },
    { ...OF_CAMP, at: 'enrolment.certificateFromAge' },
    { ...OF_CAMP, at: 'sports.sports.*.fromAge' },
    { ...OF_CAMP, at: 'sports.sports.*.lessonsFromAge' },
    { code: 'age-order', at: MAX, is: '<', to: 'staff.entertainers.minAge' },
    {
      code: 'age-order',
      at: 'staff.entertainers.minAge',
      is: '<',
      to: 'staff.villageHeads.minAge',
    },
  ],
);

const OPENS = 'hours.camp.from';
const CLOSES = 'hours.camp.to';
const EQUAL = { code: 'hours-unequal', is: '=', follows: true } as const;

/**
 * Each part of the day begins where the previous one ends. Whether activities end when the exit
 * begins or when the camp closes is an open question. A half day must end before the day does.
 */
export const hours = tableRule(
  {
    name: 'hours',
    description: 'Le parti della giornata combaciano: apertura, mezza giornata, uscita prolungata.',
  },
  [
    { ...EQUAL, at: 'hours.reception.from', to: OPENS },
    { ...EQUAL, at: 'hours.activities.from', to: 'hours.reception.to' },
    { ...EQUAL, at: 'hours.exit.to', to: CLOSES },
    { ...EQUAL, at: 'hours.extraTime.from', to: CLOSES },
    { ...EQUAL, at: 'hours.extraTime.to', to: 'hours.extendedExit' },
    { ...EQUAL, at: 'hours.halfDay.from', to: OPENS, where: 'prices.halfDayWeek' },
    { code: 'hours-late', at: 'hours.halfDay.to', is: '≤', to: CLOSES },
    // Activities last until the camp closes, unless stated otherwise.
    { code: 'hours-late', at: 'hours.activities.to', is: '≤', to: CLOSES, follows: true },
    { code: 'hours-late', at: 'hours.exit.from', is: '≤', to: 'hours.activities.to' },
    { code: 'hours-late', at: CLOSES, is: '≤', to: 'hours.extendedExit' },
    { code: 'half-day-whole', at: 'hours.halfDay.to', is: '≠', to: CLOSES },
  ],
);

/** Beyond these factors an amount is more likely mistyped than intended. */
const FAR_TIMES = 4;
const FEE_PART_OF_WEEK = 0.5;

const less = (code: FindingCode, at: string, to: string): Relation => ({ code, at, is: '<', to });
const far = (at: string, to: string, times: number): Relation => ({
  ...less('price-far', at, to),
  times,
  severity: 'warning',
});

function ofOneList(list: string): Relation[] {
  return [
    less('price-half-day', `${list}.halfDay`, `${list}.day`),
    less('price-half-day', `${list}.halfDayWeek`, `${list}.week`),
    ...weekAndDay(`${list}.day`, `${list}.week`),
    ...weekAndDay(`${list}.halfDay`, `${list}.halfDayWeek`),
    far(`${list}.day`, `${list}.halfDay`, FAR_TIMES),
    far(`${list}.week`, `${list}.halfDayWeek`, FAR_TIMES),
  ];
}

function weekAndDay(day: string, week: string): Relation[] {
  return [
    { code: 'price-week-high', at: week, is: '≤', to: day, times: DAYS_PER_WEEK },
    less('price-week-low', day, week),
  ];
}

function ofAgreement(rate: string, price: string): Relation[] {
  return [less('price-agreement', rate, price), far(price, rate, FAR_TIMES)];
}

export const prices = tableRule(
  {
    name: 'prices',
    description:
      'I prezzi di un listino, di due listini e dei supplementi sono in un ordine sensato.',
  },
  [
    ...['prices', 'agreements.rates'].flatMap(ofOneList),
    ...RATE_KEYS.flatMap((key) => ofAgreement(`agreements.rates.${key}`, `prices.${key}`)),
    far('fees.enrolment', 'prices.week', FEE_PART_OF_WEEK),
    far('fees.extendedExitDay', 'prices.day', 1),
    ...weekAndDay('fees.extendedExitDay', 'fees.extendedExitWeek'),
    ...ofAgreement('agreements.rates.enrolment', 'fees.enrolment'),
  ],
);

/** Every relation in which one fact bounds the other; implausible distances are left out. */
export const RELATIONS: readonly Relation[] = [ages, hours, prices]
  .flatMap(({ relations }) => relations)
  .filter(({ severity }) => severity !== 'warning');
