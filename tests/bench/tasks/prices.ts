import { patch, set, type Task } from './task.ts';

/** Prices, discounts, agreements, and rules of the regulations. */
export const PRICES: readonly Task[] = [
  {
    title: 'half day at Sport City 26 and half-day week 99',
    decisions: [
      set('venues.sportCity.prices.halfDay', '26'),
      set('venues.sportCity.prices.halfDayWeek', '99'),
    ],
    seen: [
      { on: 'sport-city', says: [26, 99], never: [24] },
      { on: 'prezzi economic-regulations', says: [26, 99] },
      { on: 'sc-ostiense', never: [26, 99] },
    ],
  },
  {
    title: '118 is right for SC Ostiense',
    decisions: [{ fact: 'agreements.rates.week', choice: { here: 'sc-ostiense' } }],
    seen: [
      { on: 'sc-ostiense', says: [118], never: [110, 'la tariffa settimanale in convenzione'] },
      { on: 'en/sc-ostiense', never: ['the weekly partner rate'] },
      { on: 'sport-city', says: [110], never: [118] },
      { on: 'economic-regulations', says: [110, 118] },
    ],
  },
  {
    title: '129, day 33 and no half day as TC Nascosa’s own list',
    decisions: [{ fact: 'prices.week', choice: { here: 'tc-nascosa' } }],
    edits: patch`
      facts/venues.json
      - "prices": { "week": 129 }
      + "prices": { "week": 129, "day": 33, "halfDayWeek": null, "halfDay": null }`,
    seen: [
      { on: 'tc-nascosa', says: [129, 33], never: [135, 95, 35, 24, 'intere o a mezza giornata'] },
      { on: 'en/tc-nascosa', never: ['full-day or half-day'] },
      { on: 'sport-city', says: [135, 95], never: [129] },
    ],
  },
  {
    title: 'late exit 6 a day and 18 a week',
    decisions: [set('fees.extendedExitDay', '6'), set('fees.extendedExitWeek', '18')],
    seen: [{ on: 'sport-city sc-ostiense prezzi economic-regulations', says: [6, 18] }],
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
      { on: 'economic-regulations', says: ['24%'] },
      { on: 'sport-city', says: ['massimo 24%'], never: ['massimo 20%'] },
      { on: 'en/sport-city', says: ['up to 24%'], never: ['up to 20%'] },
    ],
  },
  {
    title: 'one price taken back, a later edit kept',
    takenBack: [set('prices.week', '150')],
    decisions: [set('prices.day', '36')],
    seen: [
      { on: 'sport-city', says: [135, 36], never: [150, 35] },
      { on: 'prezzi', says: [135, 36], never: [150] },
    ],
  },
  {
    title: 'a week costs 140 from 1 September 2027 on',
    edits: patch`
      later.json
      - {}
      + { "2027-09-01": { "prices.week": 140 } }`,
    seen: [
      { on: 'sport-city', says: [135] },
      { on: 'sc-ostiense', never: [140] },
      { on: 'sport-city/index.html', says: ['140&nbsp;€', 'dal 1 settembre 2027'] },
      { on: 'en/sport-city/index.html', says: ['€140', 'from 1 September 2027'] },
      { on: 'sc-ostiense/index.html', never: ['140&nbsp;€'] },
    ],
  },
  {
    title: 'SC Ostiense costs as the camp does',
    edits: patch`
      facts/venues.json
      - /"prices": \{ "week": 139[^}]*\},/
      + `,
    seen: [
      { on: 'sc-ostiense', says: [135, 95], never: [139] },
      { on: 'prezzi', says: [135], never: [139] },
    ],
    warns: ['reread'],
  },
  {
    title: 'paid in advance from three weeks on',
    edits: patch`
      facts/discounts.json
      - "groupWeeks": 4
      + "groupWeeks": 3`,
    seen: [
      {
        on: 'prezzi sport-city sc-ostiense economic-regulations',
        says: [/gruppo (?:completo )?di 3 settimane/],
        never: [/grupp[oi] (?:completo )?di 4 settimane/],
      },
      {
        on: 'en/prices en/sport-city en/price-regulations',
        says: [/group of 3 weeks/],
        never: [/group of 4 weeks/],
      },
      {
        on: 'economic-regulations',
        says: ['108 €', '432 €', '415,80 €', '416 €', '426 €'],
        never: ['421 €', '410,40'],
      },
    ],
  },
  {
    title: 'an agreement that has ended',
    edits: patch`
      facts/agreements.json
      - /\s*"broadcaster",/
      +
      - /\s*"broadcaster": "[^"]*",/
      +`,
    seen: [
      {
        on: 'sport-city tc-nascosa',
        says: ['Gli enti in elenco sono 25'],
        never: ['Emittente'],
      },
      { on: 'sc-ostiense', says: ['gli enti in elenco sono 23'], never: ['Emittente'] },
      {
        on: 'economic-regulations',
        says: ['convenzionati sono 25'],
        never: ['Emittente', 'sono 26'],
      },
      { on: 'en/sport-city', says: ['There are 25 organisations'] },
      { on: 'en/price-regulations', says: ['There are 25 partner'] },
    ],
  },
  {
    title: 'a new rule in section 4 of the regulations, with a number, by the command',
    adds: {
      ...{ kind: 'rule', id: 'refund', typed: ['days=14', 'section=4'] },
      words: 'Rimborsiamo la settimana non goduta a chi lo chiede per iscritto, entro giorni',
    },
    seen: [
      {
        on: 'economic-regulations en/price-regulations',
        says: ['a chi lo chiede per iscritto, entro giorni 14'],
      },
    ],
  },
];
