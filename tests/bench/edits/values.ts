// Prices, dates and hours: one value each, or those that change together.
import type { Json } from '../../../src/content/json.ts';
import { type Change, decide, type Edit, edit, set } from './edit.ts';

const PRICES = 'facts/prices.json';
const FEES = 'facts/fees.json';
const DISCOUNTS = 'facts/discounts.json';
const SEASON = 'facts/season.json';
const HOURS = 'facts/hours.json';

/** The table of the chain by its rule. */
const chain = (perChild: number, cap: number): Change[] => [
  set(DISCOUNTS, 'chain.percentPerChild', perChild),
  set(DISCOUNTS, 'chain.maxPercent', cap),
  set(
    DISCOUNTS,
    'chain.table',
    Array.from({ length: Math.ceil(cap / perChild) - 1 }, (_, place) => ({
      children: place + 2,
      percent: Math.min(cap, (place + 2) * perChild),
    })),
  ),
];

export const prices: readonly Edit[] = [
  { ...edit('week 140', set(PRICES, 'sportCity.week', 140)), browser: true },
  edit('week 141', set(PRICES, 'sportCity.week', 141)),
  edit('a week with cents', set(PRICES, 'sportCity.week', 137.13)),
  edit('a dearer week at the other venue', set(PRICES, 'scOstiense.week', 145)),
  edit('a dearer day', set(PRICES, 'sportCity.day', 36)),
  edit('a dearer half day', set(PRICES, 'sportCity.halfDay', 25)),
  edit('a dearer week of half days', set(PRICES, 'sportCity.halfDayWeek', 99)),
  edit('another enrolment fee', set(FEES, 'enrolment', 15)),
  edit('a dearer extended exit', set(FEES, 'extendedExitWeek', 18)),
  edit('another week by agreement', set('facts/agreements.json', 'rates.week', 112)),
  edit('another discount for siblings', set(DISCOUNTS, 'siblings.percent', 12)),
  edit('chain 5 % / 25 %', ...chain(5, 25)),
  edit('chain 3 % / 15 %', ...chain(3, 15)),
  edit('chains from three children', ...chain(4, 20), (content) => {
    content.set(DISCOUNTS, 'chain.minChildren', 3);
    content.set(
      DISCOUNTS,
      'chain.table',
      content.list(DISCOUNTS, 'chain.table').slice(1) as Json[],
    );
  }),
  edit('another discount in advance', set(DISCOUNTS, 'advancePayment.percent', 7)),
];

const moved = (event: string, date: string, bookBy: string): Change[] => [
  set('facts/open-days.json', `events.${event}.date`, date),
  set('facts/open-days.json', `events.${event}.bookBy`, bookBy),
];

export const dates: readonly Edit[] = [
  edit('a season that starts a week later', set(SEASON, 'start', '2025-06-16')),
  edit('a later end of the chain', set(DISCOUNTS, 'chain.deadline.date', '2025-06-07')),
  edit('an open day a week earlier', ...moved('first', '2025-05-11', '2025-05-07')),
  edit('enrolments until Thursday', set('facts/enrolment.json', 'deadline.weekday', 'thursday')),
  {
    ...edit(
      'a second closure',
      set(SEASON, 'closures.july', { from: '2025-07-07', to: '2025-07-11' }),
    ),
    asks: /july/,
  },
  edit('a later extension', set(SEASON, 'extension.end', '2025-09-19')),
  {
    ...edit('the extension withdrawn', set(SEASON, 'extension', undefined)),
    asks: /extension/,
  },
  edit(
    'training a week later',
    set('facts/staff.json', 'entertainers.trainingStart', '2025-04-07'),
  ),
];

export const hours: readonly Edit[] = [
  edit(
    'a later extended exit',
    set(HOURS, 'extendedExit', '18:30'),
    set(HOURS, 'extraTime.to', '18:30'),
  ),
  edit('a longer secretariat', set(HOURS, 'secretariat.weekdays.to', '19:00')),
  edit('half days until 14:30', set(HOURS, 'halfDay.to', '14:30')),
  edit(
    'a pool half an hour longer',
    set('facts/programme.json', 'slots.pool.to', '12:15'),
    set('facts/programme.json', 'slots.lunch.from', '12:15'),
  ),
  edit(
    'children from 5 to 15',
    set('facts/camp.json', 'age', { min: 5, max: 15 }),
    set('facts/open-days.json', 'age', { min: 5, max: 15 }),
  ),
  edit('an older certificate', set('facts/enrolment.json', 'certificateFromAge', 8)),
  edit('older entertainers', set('facts/staff.json', 'entertainers.minAge', 18)),
];

const OPEN = [
  'season.end',
  'season.closures.august.to',
  'prices.week',
  'agreements.rates.week',
  'hours.secretariat.saturday',
  'hours.secretariat.sunday',
  'legal.updated',
  'staff.villageHeads.minAge',
  'hours.activities.to',
];

/** Only what is still open can be decided. */
const decideIfOpen =
  (fact: string, ...args: readonly string[]): Change =>
  (content) => {
    const questions = Object.values(content.get('questions.json', 'questions') ?? {});
    if (JSON.stringify(questions).includes(`"${fact}"`)) content.decide(fact, ...args);
  };

export const decisions: readonly Edit[] = [
  {
    ...edit('season end decided, 12 September', decide('season.end', '2025-09-12')),
    browser: true,
  },
  edit('season end kept', decide('season.end', '--keep')),
  edit('August closure decided, 17 August', decide('season.closures.august.to', '2025-08-17')),
  edit('week of Latina decided, 135', decide('prices.week', '135')),
  edit('week decided as Latina says', decide('prices.week', '129')),
  edit('agreement week decided, 118', decide('agreements.rates.week', '118')),
  edit(
    'list of bodies decided as SC Ostiense has it',
    decide('agreements.count', 'agreements.bodies', '--as', 'sc-ostiense'),
  ),
  edit(
    'Saturdays decided as the enrolments say',
    decide('hours.secretariat.saturday', '--as', 'iscrizioni'),
  ),
  edit('Sundays kept', decide('hours.secretariat.sunday', '--keep')),
  edit('age of village heads kept', decide('staff.villageHeads.minAge', '25')),
  edit('activities decided to end at 16:45', decide('hours.activities.to', '16:45')),
  edit('legal date kept', decide('legal.updated', '--keep')),
  edit('rounding decided, up', decide('discounts.rounding.mode', 'up')),
  edit('rounding decided, nearest', decide('discounts.rounding.mode', 'nearest')),
  edit(
    'positions confirmed',
    decide('venues.sportCity.positions', '--keep'),
    decide('venues.scOstiense.positions', '--keep'),
  ),
  edit('every plain question decided', ...OPEN.map((fact) => decideIfOpen(fact, '--keep'))),
];
