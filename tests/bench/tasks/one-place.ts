import type { Task } from './list.ts';

const WORDS = 'Parole della responsabile, scritte una volta sola per tutte le pagine del campus';

/** One thing more, by `npm run add`: how many files and lines a manager writes for it is told. */
export const ONE_PLACE: readonly Task[] = [
  {
    title: 'a fourth venue, by the command',
    adds: { kind: 'venue', id: 'eur', typed: [], words: WORDS },
    edits: [
      ['facts/venues.json', `"name": "${WORDS}"`, '"name": "Eur"'],
      ['facts/venues.json', `["${WORDS}"]`, '["Viale dei Tigli 1"]'],
    ],
    measured: true,
    seen: [
      { path: 'eur', says: [WORDS, 'Viale dei Tigli 1', '135 €'] },
      { path: 'en/eur', says: [WORDS, '€135'] },
    ],
  },
  {
    title: 'a third open day, by the command',
    adds: {
      kind: 'open-day',
      id: 'terzo',
      typed: ['sportCity', '31/5/2025', '15:00-18:30', '28/5/2025'],
      words: WORDS,
    },
    measured: true,
    seen: [
      { path: 'open-days', says: ['Open day di sabato 31 maggio'] },
      { path: 'en/open-days', says: ['Open day on Saturday 31 May'] },
    ],
  },
  {
    title: 'a sport from 9 years, by the command',
    adds: { kind: 'sport', id: 'skating', typed: ['fromAge=9'], words: WORDS },
    measured: true,
    seen: [
      { path: 'sports', says: [`${WORDS} 9 anni`, 'Sono 7'] },
      { path: 'en/sports', says: [`${WORDS} 9`, 'There are 7'] },
    ],
  },
  {
    title: 'a rule in section 4 with a number, by the command',
    adds: { kind: 'rule', id: 'refund', typed: ['days=14', 'section=4'], words: WORDS },
    measured: true,
    seen: [
      { path: 'economic-regulations', says: [`${WORDS} 14`] },
      { path: 'en/price-regulations', says: [`${WORDS} 14`] },
    ],
  },
  {
    title: 'a notice, by the command',
    adds: {
      kind: 'notice',
      id: 'pioggia',
      typed: ['1/1/2020', '31/12/2099', 'where=sport-city'],
      words: WORDS,
    },
    measured: true,
    seen: [
      { path: 'sport-city', says: [WORDS] },
      { path: 'sc-ostiense', never: [WORDS] },
    ],
  },
  {
    title: 'a later price',
    edits: [['later.json', '{}', '{ "2027-09-01": { "prices.week": 140 } }']],
    measured: true,
    seen: [{ path: 'sport-city', says: ['135 €'] }],
  },
];
