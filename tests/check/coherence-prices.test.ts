import { describe } from 'vitest';
import { type Accept, accepts, type Reject, rejects } from './coherent-reports.ts';

const PRICES = 'facts/prices.json';
const VENUES = 'facts/venues.json';
const FEES = 'facts/fees.json';
const AGREEMENTS = 'facts/agreements.json';
const DISCOUNTS = 'facts/discounts.json';

const prices: readonly Reject[] = [
  {
    title: 'a half day that costs more than the day',
    file: PRICES,
    from: /"halfDay": 26/,
    to: '"halfDay": ‸40',
    code: 'price-half-day',
    says:
      '«prices.halfDay» costa 40: la mezza giornata deve costare meno di «prices.day», ' +
      'che costa 38: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'a week that costs more than five days',
    file: VENUES,
    from: /"week": 153/,
    to: '"week": ‸195',
    code: 'price-week-high',
    says:
      '«venues.parcoTigli.prices.week» costa 195: la settimana non può costare più di cinque volte «prices.day», ' +
      'che costa 38: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'a week with its point moved to the left',
    file: PRICES,
    from: /"week": 144/,
    to: '"week": ‸14.4',
    code: 'price-half-day',
  },
  {
    title: 'a week with its point moved to the right',
    file: PRICES,
    from: /"week": 144/,
    to: '"week": ‸1440',
    code: 'price-week-high',
  },
  {
    title: 'a day with its point moved to the right',
    file: VENUES,
    from: /"week": 153,/,
    to: '"week": 153, "day": ‸380,',
    code: 'price-week-low',
  },
  {
    title: 'a day with its point moved to the left',
    file: VENUES,
    from: /"week": 153,/,
    to: '"week": 153, "day": ‸3.8,',
    code: 'price-week-high',
  },
  {
    title: 'a week that only a page says at five times its price',
    file: 'pages/colle-alto.json',
    from: /"prices.week": 137/,
    to: '"prices.week": ‸1370',
    code: 'price-week-high',
  },
  {
    title: 'an agreement that costs as much as the list',
    file: AGREEMENTS,
    from: /"week": 121/,
    to: '"week": ‸144',
    code: 'price-agreement',
    says:
      '«agreements.rates.week» costa 144: la tariffa in convenzione deve costare meno di «prices.week», ' +
      'che costa 144: correggete il prezzo sbagliato dei due.',
  },
  {
    title: 'an agreement fee with its point moved to the right',
    file: AGREEMENTS,
    from: /"enrolment": 8/,
    to: '"enrolment": ‸80',
    code: 'price-agreement',
  },
  {
    title: 'an agreement fee far below that of the list',
    file: AGREEMENTS,
    from: /"enrolment": 8/,
    to: '"enrolment": ‸1',
    code: 'price-far',
    related: true,
  },
  {
    title: 'an enrolment fee with its point moved to the right',
    file: FEES,
    from: /"enrolment": 12/,
    to: '"enrolment": ‸120',
    code: 'price-far',
    says:
      '«fees.enrolment» costa 120, un importo insolito accanto a «prices.week», che costa 144: ' +
      'controllate la virgola e gli zeri dei due importi.',
  },
  {
    title: 'a week of extended exit that costs more than five days of it',
    file: FEES,
    from: /"extendedExitWeek": 20/,
    to: '"extendedExitWeek": ‸40',
    code: 'price-week-high',
  },
  {
    title: 'a day of extended exit that costs as much as a week of it',
    file: FEES,
    from: /"extendedExitWeek": 20/,
    to: '"extendedExitWeek": ‸6',
    code: 'price-week-low',
    related: true,
  },
];

const discounts: readonly Reject[] = [
  {
    title: 'a row off its rule',
    file: DISCOUNTS,
    from: /"percent": 9/,
    to: '"percent": ‸11',
    code: 'chain-row-wrong',
    says:
      'La riga da 3 bambini dà 11%, ma la regola (3% per bambino, massimo 15%) dà 9%: ' +
      'scrivete 9, oppure correggete la regola.',
  },
  {
    title: 'a rule that its table does not follow',
    file: DISCOUNTS,
    from: /"percentPerChild": 3/,
    to: '"percentPerChild": ‸4',
    code: 'chain-row-wrong',
  },
  {
    title: 'a cap below its last row',
    file: DISCOUNTS,
    from: /"percent": 15 \}/,
    to: '"percent": ‸18 }',
    code: 'chain-row-wrong',
  },
  {
    title: 'a row that is missing',
    file: DISCOUNTS,
    from: /"table": \[\s*\{ "children": 2, "percent": 6 \},\s*\{ "children": 3, "percent": 9 \},/,
    to: '"table": ‸[{ "children": 2, "percent": 6 },',
    code: 'chain-row-missing',
    says:
      'Nella tabella manca la riga da 3 bambini: ' +
      'aggiungete { "children": 3, "percent": 9 }, oppure correggete la regola.',
  },
  {
    title: 'a row that is there twice',
    file: DISCOUNTS,
    from: /\{ "children": 4, "percent": 12 \}/,
    to: '{ "children": 4, "percent": 12 }, { "children": ‸4, "percent": 12 }',
    code: 'chain-row-repeated',
  },
  {
    title: 'a discount of all the price',
    file: DISCOUNTS,
    from: /"siblings": \{ "percent": 12/,
    to: '"siblings": { "percent": ‸100',
    code: 'discount-odd',
  },
  {
    title: 'a discount for siblings that is none',
    file: DISCOUNTS,
    from: /"siblings": \{ "percent": 12/,
    to: '"siblings": { "percent": ‸0',
    code: 'discount-odd',
    says:
      '«discounts.siblings.percent» vale 0%, ma i testi lo promettono come uno sconto: scrivete una percentuale ' +
      'sopra lo zero; se lo sconto non c’è più, chi sviluppa lo toglie da dati e testi insieme.',
  },
  {
    title: 'a discount typed as a fraction',
    file: DISCOUNTS,
    from: /"siblings": \{ "percent": 12/,
    to: '"siblings": { "percent": ‸0.12',
    code: 'discount-odd',
    says:
      '«discounts.siblings.percent» vale 0.12, e sul sito si leggerebbe meno dell’1%: ' +
      'scrivete 12 se lo sconto è del 12%.',
  },
  {
    title: 'a chain whose children are worth nothing',
    file: DISCOUNTS,
    from: /"percentPerChild": 3/,
    to: '"percentPerChild": ‸0',
    code: 'discount-odd',
  },
  {
    title: 'a discount for siblings from the first child',
    file: DISCOUNTS,
    from: /"fromChild": 2/,
    to: '"fromChild": ‸1',
    code: 'discount-odd',
    says:
      '«discounts.siblings.fromChild» vale 1, ma questo sconto ha senso soltanto da 2 in su: ' +
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
    from: /"advanceWeeks": 3/,
    to: '"advanceWeeks": ‸4',
    code: 'example-impossible',
    says:
      'L’esempio del regolamento non si può calcolare, per «discounts.example.advanceWeeks» ' +
      '(Sono più delle settimane chieste): correggete l’esempio in modo che le regole lo permettano.',
  },
  {
    title: 'an example of half days where none are sold',
    file: DISCOUNTS,
    from: /"venue": "lagoBlu",\s*"timeBand": "full"/,
    to: '"venue": "parcoTigli", "timeBand": ‸"half"',
    code: 'example-impossible',
  },
];

const counts: readonly Reject[] = [
  {
    title: 'a count that is not that of the agreements',
    file: AGREEMENTS,
    from: /"bodies": \[/,
    to: '"count": ‸10, "bodies": [',
    code: 'count-wrong',
    says:
      '«agreements.count» vale 10, ma «agreements.bodies» ha 11 voci: ' +
      'scrivete 11, oppure correggete l’elenco.',
  },
  {
    title: 'a count that a page says of its own list',
    file: 'pages/parco-tigli.json',
    from: /"agreements.count": 9/,
    to: '"agreements.count": ‸10',
    code: 'count-wrong',
  },
];

const sensible: readonly Accept[] = [
  { title: 'a dearer week', file: PRICES, from: /"week": 144/, to: '"week": 138.5' },
  { title: 'a cheaper day', file: PRICES, from: /"day": 38/, to: '"day": 36' },
  { title: 'a dearer fee', file: FEES, from: /"enrolment": 12/, to: '"enrolment": 18' },
  { title: 'another rounding', file: DISCOUNTS, from: /"mode": "up"/, to: '"mode": "down"' },
  {
    title: 'a smaller sibling discount',
    file: DISCOUNTS,
    from: /"percent": 12/,
    to: '"percent": 8',
  },
  {
    title: 'a longer table',
    file: DISCOUNTS,
    from: /\{ "children": 5, "percent": 15 \}/,
    to: '{ "children": 5, "percent": 15 }, { "children": 6, "percent": 15 }',
  },
];

describe('prices, discounts and counts that cannot be true together', () => {
  rejects(prices);
  rejects(discounts);
  rejects(counts);
  accepts(sensible);
});
