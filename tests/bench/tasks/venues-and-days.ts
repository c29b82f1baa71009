import { patch, set, type Task } from './task.ts';

const WORDS = 'Parole della responsabile, scritte una volta sola per tutte le pagine del campus';

const LAST_PLACES = patch`
  facts/weeks.json
  - "places": []
  + "places": [{ "venue": "sportCity", "monday": "2025-07-14", "state": "last", "until": "2025-07-09" }, { "venue": "scOstiense", "monday": "2025-07-14", "state": "waiting", "until": "2025-07-09" }]`;

/** Venues, hours, days and ages. */
export const VENUES_AND_DAYS: readonly Task[] = [
  {
    title: 'a fourth venue, Villa Ada, in definition, with SC Ostiense’s prices, by the command',
    adds: { kind: 'venue', id: 'villa-ada', typed: [], words: WORDS },
    edits: patch`
      facts/venues.json
      - /"name": "Parole[^"]*"/
      + "name": "Villa Ada", "like": { "prices": "scOstiense" }
      - /\["Parole[^\]]*\]/
      + ["Via di Ponte Salario 28"]`,
    seen: [
      {
        on: 'villa-ada',
        says: ['Villa Ada', 'Via di Ponte Salario 28', 139, 'Sede in fase di definizione', WORDS],
        never: [135, 95, 24, 'o a mezza giornata'],
      },
      {
        on: 'en/villa-ada',
        says: ['Villa Ada', 'Via di Ponte Salario 28'],
        never: ['or half-day'],
      },
      { on: 'sc-ostiense', never: ['Villa Ada'] },
    ],
  },
  {
    title: 'a third open day, Saturday 31 May, by the command',
    adds: {
      ...{ kind: 'open-day', id: 'terzo', words: WORDS },
      typed: ['sportCity', '31/5/2025', '15:00-18:30', '28/5/2025'],
    },
    seen: [
      {
        on: 'open-days',
        says: [
          'Open day di sabato 31 maggio',
          'mercoledì 14 maggio 2025, mercoledì 21 maggio 2025 e mercoledì 28 maggio 2025',
        ],
        never: ['ultimo open day', 'secondo open day'],
      },
      {
        on: 'en/open-days',
        says: [
          'Open day on Saturday 31 May',
          'Wednesday 14 May 2025, Wednesday 21 May 2025 and Wednesday 28 May 2025',
        ],
        never: ['last open day', 'second open day'],
      },
    ],
    rereads: 0,
  },
  {
    title: 'the camp closes at 16:30',
    decisions: [
      set('hours.camp.to', '16:30'),
      set('hours.exit', '{"from":"16:15","to":"16:30"}'),
      set('programme.slots.basketVolley', '{"from":"14:30","to":"15:00","icon":"basket"}'),
      set('programme.slots.rehearsals', '{"from":"15:00","to":"15:30","icon":"stage"}'),
      set('programme.slots.event', '{"from":"15:30","to":"16:15","icon":"flag"}'),
      set('programme.slots.snack', '{"from":"16:15","to":"16:30","icon":"watermelon"}'),
    ],
    seen: [
      {
        on: 'sport-city sc-ostiense economic-regulations prima-giornata en/sport-city en/price-regulations',
        says: ['16:30'],
        never: ['17:00'],
      },
      { on: '/', never: ['17:00'] },
    ],
    rereads: 2,
  },
  {
    title: 'SC Ostiense opens at eight',
    decisions: [set('venues.scOstiense.hours.camp.from', '08:00')],
    seen: [
      {
        on: 'sc-ostiense',
        says: ['8:00–17:00', 'L’accoglienza va dalle 8:00 alle 9:00'],
        never: ['dalle 7:30', '7:30–17:00', '7:30–9:00'],
      },
      { on: 'sport-city', says: ['7:30–17:00', 'dalle 7:30 alle 9:00', '7:30–14:00'] },
      { on: 'prezzi en/prices', says: ['7:30–17:00', '8:00–17:00'] },
      {
        on: '/',
        says: [
          'venerdì, 7:30–17:00',
          'venerdì, 8:00–17:00',
          'Giornata intera, 7:30–17:00 e 8:00–17:00',
        ],
      },
      { on: 'en', says: ['Friday, 7:30–17:00', 'Friday, 8:00–17:00', '7:30–17:00 and 8:00–17:00'] },
      { on: 'en/sc-ostiense', says: ['8:00'], never: ['7:30–17:00'] },
    ],
    warns: ['camp-value'],
  },
  {
    title: 'SC Ostiense closes at 17:30, with all that ends then',
    decisions: [set('venues.scOstiense.hours.camp.to', '17:30')],
    seen: [
      { on: 'sc-ostiense', says: ['7:30–17:30'], never: ['7:30–17:00', '16:45–17:00'] },
      { on: '/', says: ['venerdì, 7:30–17:00', 'venerdì, 7:30–17:30'] },
      { on: 'prezzi en/prices', says: ['7:30–17:00', '7:30–17:30'] },
      { on: 'sport-city', says: ['7:30–17:00'], never: ['17:30'] },
    ],
    warns: ['camp-value'],
  },
  {
    title: 'closed on one Friday in the season, by the command',
    adds: { kind: 'closure', id: 'ponte', typed: ['4/7/2025'], words: WORDS },
    seen: [
      { on: 'settimane', says: ['Chiuso venerdì 4 luglio'] },
      { on: 'en/weeks', says: ['Closed on Friday 4 July'] },
      { on: 'economic-regulations', says: [`${WORDS} 4 luglio`] },
      { on: 'dati/calendario.ics', says: ['DTSTART;VALUE=DATE:20250704'] },
    ],
  },
  {
    title: 'the office is closed on Saturdays',
    decisions: [{ fact: 'hours.secretariat.saturday', choice: { typed: '[]' } }],
    seen: [
      {
        on: '/ sport-city economic-regulations iscrizioni',
        says: [/[Ss]abato:? *(?:la segreteria è )?chius/],
      },
      {
        on: 'en en/sport-city en/price-regulations en/enrolment',
        says: [/Saturdays?:? *closed/],
      },
    ],
  },
  {
    title: 'enrolment until Thursday',
    decisions: [set('enrolment.deadline.weekday', 'giovedì')],
    seen: [
      { on: 'iscrizioni economic-regulations', says: ['giovedì'], never: ['mercoledì'] },
      { on: 'sport-city', never: ['mercoledì della settimana precedente', 'mercoledì prima'] },
      { on: 'en/enrolment en/price-regulations', says: ['Thursday'], never: ['Wednesday'] },
    ],
  },
  {
    title: 'the extension is dropped',
    decisions: [
      { fact: 'season.end', choice: { keep: true } },
      set('season.extension.status', 'dropped'),
    ],
    seen: [
      {
        on: 'sport-city sc-ostiense tc-nascosa economic-regulations / preventivo',
        never: ['rolungamento', '12 settembre'],
      },
      { on: 'en/sport-city en/price-regulations en', never: ['xtension', '12 September'] },
    ],
  },
  {
    title: 'the last places, until Wednesday',
    edits: LAST_PLACES,
    byClock: true,
    days: ['2025-07-07T10:00:00Z', '2025-07-09T10:00:00Z'],
    seen: [
      {
        on: 'settimane',
        says: [
          'Sport City: ultimi posti vale fino a mercoledì 9 luglio',
          'SC Ostiense: lista d’attesa vale fino a mercoledì 9 luglio',
        ],
      },
      {
        on: 'en/weeks',
        says: [
          'Sport City: last few places',
          'SC Ostiense: waiting list',
          /holds until (?:Wednesday )?9 July/,
        ],
      },
    ],
  },
  {
    title: 'the last places are gone on Thursday',
    edits: LAST_PLACES,
    byClock: true,
    days: ['2025-07-10T10:00:00Z'],
    seen: [
      { on: 'settimane', never: ['ultimi posti', 'lista d’attesa'] },
      { on: 'en/weeks', never: ['last few places', 'waiting list'] },
    ],
  },
  {
    title: 'the pool of Sport City is closed on Monday: a notice, by the command',
    adds: {
      ...{ kind: 'notice', id: 'piscina', words: WORDS },
      typed: ['1/1/2020', '31/12/2099', 'where=sport-city'],
    },
    seen: [
      { on: 'sport-city en/sport-city dati/calendario-sport-city.ics', says: ['Parole della'] },
      { on: 'sc-ostiense', never: [WORDS] },
    ],
  },
];
