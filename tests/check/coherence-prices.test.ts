import { describe } from 'vitest';
import { type Accept, accepts, type Reject, rejects } from './coherent-reports.ts';

const PRICES = 'facts/prices.json';
const FEES = 'facts/fees.json';
const AGREEMENTS = 'facts/agreements.json';
const DISCOUNTS = 'facts/discounts.json';

const prices: readonly Reject[] = [
  {
    title: 'a half day that costs more than the day',
    file: PRICES,
    from: /"halfDay": 24/,
    to: '"halfDay": ‸40',
    code: 'price-half-day',
    says:
      '«prices.sportCity.halfDay» costa 40: la mezza giornata deve costare meno di «prices.sportCity.day», ' +
      'che costa 35: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'a week that costs more than five days',
    file: PRICES,
    from: /"week": 139/,
    to: '"week": ‸180',
    code: 'price-week-high',
    says:
      '«prices.scOstiense.week» costa 180: la settimana non può costare più di cinque volte «prices.scOstiense.day», ' +
      'che costa 35: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'a week with its point moved to the left',
    file: PRICES,
    from: /"week": 135/,
    to: '"week": ‸13.5',
    code: 'price-half-day',
  },
  {
    title: 'a week with its point moved to the right',
    file: PRICES,
    from: /"week": 135/,
    to: '"week": ‸1350',
    code: 'price-week-high',
  },
  {
    title: 'a day with its point moved to the right',
    file: PRICES,
    from: /"scOstiense": \{ "week": 139, "day": 35/,
    to: '"scOstiense": { "week": 139, "day": ‸350',
    code: 'price-week-low',
  },
  {
    title: 'a day with its point moved to the left',
    file: PRICES,
    from: /"scOstiense": \{ "week": 139, "day": 35/,
    to: '"scOstiense": { "week": 139, "day": ‸3.5',
    code: 'price-week-high',
  },
  {
    title: 'a week that only a page says at five times its price',
    file: 'pages/tc-nascosa.json',
    from: /"prices.sportCity.week": 129/,
    to: '"prices.sportCity.week": ‸1290',
    code: 'price-week-high',
  },
  {
    title: 'an agreement that costs as much as the list',
    file: AGREEMENTS,
    from: /"week": 110/,
    to: '"week": ‸135',
    code: 'price-agreement',
    says:
      '«agreements.rates.week» costa 135: la tariffa in convenzione deve costare meno di «prices.sportCity.week», ' +
      'che costa 135: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'an agreement fee with its point moved to the right',
    file: AGREEMENTS,
    from: /"enrolment": 5/,
    to: '"enrolment": ‸50',
    code: 'price-agreement',
  },
  {
    title: 'an agreement fee with its point moved to the left',
    file: AGREEMENTS,
    from: /"enrolment": 5/,
    to: '"enrolment": ‸0.5',
    code: 'price-far',
    related: true,
  },
  {
    title: 'an enrolment fee with its point moved to the right',
    file: FEES,
    from: /"enrolment": 10/,
    to: '"enrolment": ‸100',
    code: 'price-far',
    says:
      '«fees.enrolment» costa 100, un importo insolito accanto a «prices.sportCity.week», che costa 135: ' +
      'controllate la virgola e gli zeri dei due importi.',
  },
  {
    title: 'a week of extended exit that costs more than five days of it',
    file: FEES,
    from: /"extendedExitWeek": 15/,
    to: '"extendedExitWeek": ‸30',
    code: 'price-week-high',
  },
  {
    title: 'a day of extended exit that costs as much as a week of it',
    file: FEES,
    from: /"extendedExitWeek": 15/,
    to: '"extendedExitWeek": ‸5',
    code: 'price-week-low',
    related: true,
  },
];

const discounts: readonly Reject[] = [
  {
    title: 'a row off its rule',
    file: DISCOUNTS,
    from: /"percent": 12/,
    to: '"percent": ‸14',
    code: 'chain-row-wrong',
    says:
      'La riga da 3 bambini dà 14%, ma la regola (4% per bambino, massimo 20%) dà 12%: ' +
      'scrivete 12, oppure correggete la regola.',
  },
  {
    title: 'a rule that its table does not follow',
    file: DISCOUNTS,
    from: /"percentPerChild": 4/,
    to: '"percentPerChild": ‸6',
    code: 'chain-row-wrong',
  },
  {
    title: 'a cap below its last row',
    file: DISCOUNTS,
    from: /"percent": 20 \}/,
    to: '"percent": ‸24 }',
    code: 'chain-row-wrong',
  },
  {
    title: 'a row that is missing',
    file: DISCOUNTS,
    from: /"table": \[\s*\{ "children": 2, "percent": 8 \},\s*\{ "children": 3, "percent": 12 \},/,
    to: '"table": ‸[{ "children": 2, "percent": 8 },',
    code: 'chain-row-missing',
    says:
      'Nella tabella manca la riga da 3 bambini: ' +
      'aggiungete { "children": 3, "percent": 12 }, oppure correggete la regola.',
  },
  {
    title: 'a row that is there twice',
    file: DISCOUNTS,
    from: /\{ "children": 4, "percent": 16 \}/,
    to: '{ "children": 4, "percent": 16 }, { "children": ‸4, "percent": 16 }',
    code: 'chain-row-repeated',
  },
  {
    title: 'a discount of all the price',
    file: DISCOUNTS,
    from: /"siblings": \{ "percent": 10/,
    to: '"siblings": { "percent": ‸100',
    code: 'discount-odd',
  },
  {
    title: 'a discount for siblings from the first child',
    file: DISCOUNTS,
    from: /"fromChild": 2/,
    to: '"fromChild": ‸1',
    code: 'discount-odd',
    says:
      '«discounts.siblings.fromChild» vale 1, ma uno sconto per più di uno comincia da 2: ' +
      'scrivete un numero da 2 in su.',
  },
  {
    title: 'a shrunk chain that has grown',
    file: DISCOUNTS,
    from: /"paidChildren": 3/,
    to: '"paidChildren": ‸6',
    code: 'shortfall-wrong',
  },
  {
    title: 'a shrunk chain that is none any more',
    file: DISCOUNTS,
    from: /"paidChildren": 3/,
    to: '"paidChildren": ‸1',
    code: 'shortfall-wrong',
  },
  {
    title: 'an example that prepays more weeks than it has',
    file: DISCOUNTS,
    from: /"advanceWeeks": 4/,
    to: '"advanceWeeks": ‸5',
    code: 'example-impossible',
    says:
      'L’esempio del regolamento non si può calcolare, per «discounts.example.advanceWeeks» ' +
      '(Sono più delle settimane chieste): correggete l’esempio in modo che le regole lo permettano.',
  },
  {
    title: 'an example of half days where none are sold',
    file: DISCOUNTS,
    from: /"venue": "sportCity",\s*"timeBand": "full"/,
    to: '"venue": "scOstiense", "timeBand": ‸"half"',
    code: 'example-impossible',
  },
];

const counts: readonly Reject[] = [
  {
    title: 'an item taken from a counted list',
    file: AGREEMENTS,
    from: /"bodies": \[\s*"publicTransport",/,
    to: '"bodies": ‸[',
    code: 'count-wrong',
    related: true,
  },
  {
    title: 'a count that is not that of the agreements',
    file: AGREEMENTS,
    from: /"count": 26/,
    to: '"count": ‸25',
    code: 'count-wrong',
    says:
      '«agreements.count» vale 25, ma «agreements.bodies» ha 26 voci: ' +
      'scrivete 26, oppure correggete l’elenco.',
  },
  {
    title: 'a count that a page says of its own list',
    file: 'pages/sc-ostiense.json',
    from: /"agreements.count": 23/,
    to: '"agreements.count": ‸24',
    code: 'count-wrong',
  },
  {
    title: 'seven shows',
    file: 'facts/shows.json',
    from: /"count": 6/,
    to: '"count": ‸7',
    code: 'count-wrong',
  },
  {
    title: 'nine slots',
    file: 'facts/programme.json',
    from: /"count": 10/,
    to: '"count": ‸9',
    code: 'count-wrong',
  },
  {
    title: 'five sports',
    file: 'facts/sports.json',
    from: /"count": 6/,
    to: '"count": ‸5',
    code: 'count-wrong',
  },
];

const sensible: readonly Accept[] = [
  { title: 'a dearer week', file: PRICES, from: /"week": 135/, to: '"week": 138.5' },
  { title: 'a cheaper day', file: PRICES, from: /"day": 35/, to: '"day": 32' },
  { title: 'a dearer fee', file: FEES, from: /"enrolment": 10/, to: '"enrolment": 18' },
  { title: 'another rounding', file: DISCOUNTS, from: /"mode": "up"/, to: '"mode": "down"' },
  {
    title: 'a smaller sibling discount',
    file: DISCOUNTS,
    from: /"percent": 10/,
    to: '"percent": 8',
  },
  {
    title: 'a longer table',
    file: DISCOUNTS,
    from: /\{ "children": 5, "percent": 20 \}/,
    to: '{ "children": 5, "percent": 20 }, { "children": 6, "percent": 20 }',
  },
];

describe('prices, discounts and counts that cannot be true together', () => {
  rejects(prices);
  rejects(discounts);
  rejects(counts);
  accepts(sensible);
});
