import type { Chosen } from '../../../src/author/decide/decision.ts';

/** Words that a page must show, or must not. */
export interface Seen {
  readonly path: string;
  readonly says?: readonly string[];
  readonly never?: readonly string[];
}

/** What a manager does on a copy of the content, and what every family must read then. */
export interface Task {
  readonly title: string;
  /** By the command, as `npm run decide`. */
  readonly decisions?: readonly Chosen[];
  /** By `npm run add -- venue`; each of its texts is written with these words. */
  readonly venue?: { readonly id: string; readonly words: string };
  /** By hand: in a file, these words become those. */
  readonly edits?: readonly (readonly [file: string, from: string | RegExp, to: string])[];
  readonly seen: readonly Seen[];
}

const set = (fact: string, value: string): Chosen => ({ fact, choice: { set: value } });

export const TASKS: readonly Task[] = [
  {
    title: 'half day at Sport City 26 and half-day week 99',
    decisions: [
      set('venues.sportCity.prices.halfDay', '26'),
      set('venues.sportCity.prices.halfDayWeek', '99'),
    ],
    seen: [
      { path: 'sport-city', says: ['26 €', '99 €'], never: ['24 €'] },
      { path: 'en/sport-city', says: ['€26', '€99'], never: ['€24'] },
      { path: 'prezzi', says: ['26 €', '99 €'] },
      { path: 'economic-regulations', says: ['26 €', '99 €'] },
      { path: 'preventivo', says: ['26 €', '99 €'] },
      { path: 'sc-ostiense', never: ['26 €', '99 €'] },
    ],
  },
  {
    title: 'a fourth venue, Villa Ada, in definition, with SC Ostiense’s prices',
    venue: { id: 'villa-ada', words: 'Prati, alberi e giochi, a ogni ora, per bambini e ragazzi' },
    edits: [
      [
        'facts/venues.json',
        /"name": "Prati[^"]*"/,
        '"name": "Villa Ada", "like": { "prices": "scOstiense" }',
      ],
      ['facts/venues.json', /\["Prati[^\]]*\]/, '["Via di Ponte Salario 28"]'],
    ],
    seen: [
      {
        path: 'villa-ada',
        says: ['Villa Ada', 'Via di Ponte Salario 28', '139 €', 'Sede in fase di definizione'],
        never: ['135 €', '95 €', '24 €', 'o a mezza giornata'],
      },
      {
        path: 'en/villa-ada',
        says: ['Villa Ada', 'Via di Ponte Salario 28', '€139'],
        never: ['€135', '€95', '€24', 'or half-day'],
      },
      { path: 'sc-ostiense', never: ['Villa Ada'] },
    ],
  },
  {
    title: '118 is right for SC Ostiense',
    decisions: [{ fact: 'agreements.rates.week', choice: { here: 'sc-ostiense' } }],
    seen: [
      {
        path: 'sc-ostiense',
        says: ['118 €'],
        never: ['110 €', 'la tariffa settimanale in convenzione'],
      },
      { path: 'en/sc-ostiense', says: ['€118'], never: ['€110', 'the weekly partner rate'] },
      { path: 'sport-city', says: ['110 €'], never: ['118 €'] },
      { path: 'economic-regulations', says: ['110 €', '118 €'] },
      { path: 'preventivo', says: ['110 €', '118 €'] },
      { path: 'en/estimate', says: ['€110', '€118'] },
    ],
  },
  {
    title: '129, day 33 and no half day as TC Nascosa’s own list',
    decisions: [{ fact: 'prices.week', choice: { here: 'tc-nascosa' } }],
    edits: [
      [
        'facts/venues.json',
        '"prices": { "week": 129 }',
        '"prices": { "week": 129, "day": 33, "halfDayWeek": null, "halfDay": null }',
      ],
    ],
    seen: [
      {
        path: 'tc-nascosa',
        says: ['129 €', '33 €'],
        never: ['135 €', '95 €', '35 €', '24 €', 'intere o a mezza giornata'],
      },
      {
        path: 'en/tc-nascosa',
        says: ['€129', '€33'],
        never: ['€135', '€95', '€35', '€24', 'full-day or half-day'],
      },
      { path: 'sport-city', says: ['135 €', '95 €'], never: ['129 €'] },
    ],
  },
  {
    title: 'late exit 6 a day and 18 a week',
    decisions: [set('fees.extendedExitDay', '6'), set('fees.extendedExitWeek', '18')],
    seen: [
      ...['sport-city', 'sc-ostiense', 'prezzi', 'economic-regulations', 'preventivo'].map(
        (path) => ({
          path,
          says: ['6 €', '18 €'],
        }),
      ),
      ...['sport-city', 'sc-ostiense', 'prices', 'price-regulations', 'estimate'].map((path) => ({
        path: `en/${path}`,
        says: ['€6', '€18'],
      })),
    ],
  },
  {
    title: 'a chain of up to six children, 24 %',
    decisions: [
      set('discounts.chain.maxPercent', '24'),
      set(
        'discounts.chain.table',
        JSON.stringify([2, 3, 4, 5, 6].map((children) => ({ children, percent: children * 4 }))),
      ),
    ],
    seen: [
      { path: 'economic-regulations', says: ['24%'] },
      { path: 'sport-city', says: ['massimo 24%'], never: ['massimo 20%'] },
      { path: 'en/sport-city', says: ['up to 24%'], never: ['up to 20%'] },
    ],
  },
];
