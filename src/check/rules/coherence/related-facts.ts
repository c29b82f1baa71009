import { RATE_KEYS } from '../../../pricing/price-facts.ts';
import { CAMP_DAYS_PER_WEEK } from '../../../time/season-weeks.ts';
import type { FindingCode } from '../../finding.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import { type Relation, unrelated } from './relations.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const MIN = 'camp.age.min';
const MAX = 'camp.age.max';
const CAMP_AGES = { code: 'age-outside', is: 'within', to: MIN, upTo: MAX } as const;

const AGES: readonly Relation[] = [
  { code: 'value-order', at: 'openDays.trialAge', is: '<', to: MIN },
  { ...CAMP_AGES, at: 'enrolment.certificateFromAge' },
  { ...CAMP_AGES, at: 'sports.sports.*.fromAge' },
  { ...CAMP_AGES, at: 'sports.sports.*.lessonsFromAge' },
  { code: 'value-order', at: MAX, is: '<', to: 'staff.entertainers.minAge' },
  {
    code: 'value-order',
    at: 'discounts.siblings.fromChild',
    is: '<',
    to: 'discounts.siblings.further.fromChild',
  },
  {
    code: 'value-order',
    at: 'staff.entertainers.minAge',
    is: '<',
    to: 'staff.villageHeads.minAge',
  },
];

const OPENS = 'hours.camp.from';
const CLOSES = 'hours.camp.to';
const EQUAL = { code: 'hours-unequal', is: '=', follows: true } as const;

/**
 * Each part of the day begins where the previous one ends. Whether activities end when the exit
 * begins or when the camp closes is an open question. A half day must end before the day does.
 */
const HOURS: readonly Relation[] = [
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
];

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
    { code: 'price-week-high', at: week, is: '≤', to: day, times: CAMP_DAYS_PER_WEEK },
    less('price-week-low', day, week),
  ];
}

function ofAgreement(rate: string, price: string): Relation[] {
  return [less('price-agreement', rate, price), far(price, rate, FAR_TIMES)];
}

const PRICES: readonly Relation[] = [
  ...['prices', 'agreements.rates'].flatMap(ofOneList),
  ...RATE_KEYS.flatMap((key) => ofAgreement(`agreements.rates.${key}`, `prices.${key}`)),
  far('fees.enrolment', 'prices.week', FEE_PART_OF_WEEK),
  far('fees.extendedExitDay', 'prices.day', 1),
  ...weekAndDay('fees.extendedExitDay', 'fees.extendedExitWeek'),
  ...ofAgreement('agreements.rates.enrolment', 'fees.enrolment'),
];

const POST = 'generator.post.maxCharacters';
const LIMITS: readonly Relation[] = ['title', 'subtitle'].map((part) =>
  less('value-order', `generator.${part}.maxCharacters`, POST),
);

export const ages = factRule((scoped) => unrelated(scoped, AGES));
export const limits = factRule((scoped) => unrelated(scoped, LIMITS));
export const hours = factRule((scoped) => unrelated(scoped, HOURS));
export const prices = factRule((scoped) => unrelated(scoped, PRICES));

/** Every relation in which one fact bounds the other; implausible distances are left out. */
export const RELATIONS: readonly Relation[] = [...AGES, ...LIMITS, ...HOURS, ...PRICES].filter(
  ({ severity }) => severity !== 'warning',
);

const EVENTS = 'openDays.events.*';
const CHAIN = 'discounts.chain.deadline.date';
const IN_TIME = { code: 'date-order', is: '<', to: 'season.start' } as const;
const BEFORE = { ...IN_TIME, sameYear: true } as const;

/** What must be done before something else has an earlier date. */
export const deadlines = factRule((scoped) => unrelated(scoped, relationsOf(scoped)));

function relationsOf(scoped: ScopedFacts): Relation[] {
  const chainIsOver = (scoped.date(CHAIN) ?? '') >= (scoped.date('season.end') ?? '');
  return [
    { ...BEFORE, at: `${EVENTS}.bookBy`, to: `${EVENTS}.date` },
    { ...BEFORE, at: `${EVENTS}.date`, severity: 'warning' },
    chainIsOver
      ? { ...BEFORE, at: CHAIN, to: 'season.end' }
      : { ...BEFORE, at: CHAIN, severity: 'warning' },
    // In any year: families may enrol from the autumn before.
    { ...IN_TIME, at: 'enrolment.opens' },
    { ...BEFORE, at: 'staff.entertainers.trainingStart' },
    { ...BEFORE, at: 'staff.villageHeads.training.to' },
  ];
}

const FOUNDED = 'camp.founded';
const YEAR = 'season.year';
const EXPERIENCE = 'claims.experience.years';
const RATING = { code: 'mark-above', is: '≤', to: 'claims.rating.max' } as const;
const RATINGS: readonly Relation[] = [
  { ...RATING, at: 'claims.rating.average' },
  { ...RATING, at: 'testimonials.testimonials.*.rating' },
];

/** Experience may be rounded down by fewer years than this. */
const ROUNDED = 5;

/** What the camp says of itself must be possible: ratings up to the maximum, years that passed. */
export const claims = factRule((scoped) => [
  ...unrelated(scoped, RATINGS),
  ...founded(scoped),
  ...experience(scoped),
]);

function founded(scoped: ScopedFacts): Inconsistency[] {
  const [found, year] = [scoped.number(FOUNDED), yearOf(scoped)];
  if (found === undefined || year === undefined || found <= year) return [];
  return [{ code: 'founded-late', at: FOUNDED, related: [YEAR], args: { found, year } }];
}

function experience(scoped: ScopedFacts): Inconsistency[] {
  const [years, from, year] = [scoped.number(EXPERIENCE), scoped.number(FOUNDED), yearOf(scoped)];
  if (years === undefined || from === undefined || year === undefined || from > year) return [];
  const most = year - from;
  if (years <= most && years > most - ROUNDED) return [];
  const args = { found: years, from, year, most };
  const severity = years > most ? 'error' : 'warning';
  return [{ code: 'experience-wrong', at: EXPERIENCE, related: [FOUNDED], args, severity }];
}

/** The year of the season, unless its dates contradict it. */
function yearOf(scoped: ScopedFacts): number | undefined {
  const year = scoped.number(YEAR);
  return scoped.date('season.start')?.startsWith(String(year)) ? year : undefined;
}
