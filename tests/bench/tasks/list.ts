import type { AddRequest } from '../../../src/author/add/adding.ts';
import type { Chosen } from '../../../src/author/decide/decision.ts';

/** Words that a page must show, or must not. */
export interface Seen {
  readonly path: string;
  /** One that is a pattern may ask for an order. */
  readonly says?: readonly (string | RegExp)[];
  readonly never?: readonly (string | RegExp)[];
}

/** What a manager does on a copy of the content, and what every family must read then. */
export interface Task {
  readonly title: string;
  /** Saved first, and taken back when all the rest is done, as in the studio. */
  readonly takenBack?: readonly Chosen[];
  /** By the command, as `npm run decide`. */
  readonly decisions?: readonly Chosen[];
  /** By `npm run add`; each text that it leaves to write gets these words. */
  readonly adds?: AddRequest & { readonly words: string };
  /** By hand: in a file, these words become those. */
  readonly edits?: readonly (readonly [file: string, from: string | RegExp, to: string])[];
  /** The instants at which the pages are looked at; today without any. */
  readonly days?: readonly string[];
  /** What hangs on the clock is read as the script of the page shows it then. */
  readonly byClock?: true;
  /** Its files and lines are told. */
  readonly measured?: true;
  /** What the check must warn of, by the code of the finding. */
  readonly warns?: readonly string[];
  readonly seen: readonly Seen[];
  /** Addresses that are gone. */
  readonly gone?: readonly string[];
  /** How many sentences the check may ask to read again. */
  readonly rereads?: number;
  /** What files of the site hold as they are, what no visitor sees among it. */
  readonly files?: readonly Seen[];
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
      { path: 'sc-ostiense', never: ['26 €', '99 €'] },
    ],
  },
  {
    title: 'a fourth venue, Villa Ada, in definition, with SC Ostiense’s prices',
    adds: {
      kind: 'venue',
      id: 'villa-ada',
      typed: [],
      words: 'Prati, alberi e giochi, a ogni ora, per bambini e ragazzi',
    },
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
      ...['sport-city', 'sc-ostiense', 'prezzi', 'economic-regulations'].map((path) => ({
        path,
        says: ['6 €', '18 €'],
      })),
      ...['sport-city', 'sc-ostiense', 'prices', 'price-regulations'].map((path) => ({
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
  {
    title: 'a third open day, Saturday 31 May',
    edits: [
      [
        'facts/open-days.json',
        /\n {2}\}\n\}\s*$/,
        `,
    "third": {
      "venue": "sportCity",
      "date": "2025-05-31",
      "hours": { "from": "15:00", "to": "18:30" },
      "bookBy": "2025-05-28"
    }
  }
}
`,
      ],
    ],
    seen: [
      {
        path: 'open-days',
        says: [
          'Open day di sabato 31 maggio',
          'mercoledì 14 maggio 2025, mercoledì 21 maggio 2025 e mercoledì 28 maggio 2025',
        ],
        never: ['ultimo open day', 'secondo open day'],
      },
      {
        path: 'en/open-days',
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
    title: 'two testimonials change places, a typo mended',
    edits: [
      ['facts/testimonials.json', /"firstTime"/, '"siblings!"'],
      ['facts/testimonials.json', /"siblings"/, '"firstTime"'],
      ['facts/testimonials.json', /"siblings!"/, '"siblings"'],
      ['texts/it/home.json', 'Al mare non andava', 'Al mare, non andava'],
    ],
    seen: [
      {
        path: '',
        says: [/Si raccontano la giornata.*Domani ci torno/s, 'Al mare, non andava'],
        never: ['Al mare non andava'],
      },
      { path: 'en', says: [/They tell each other about their day.*I’m going back tomorrow/s] },
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
      ...['sport-city', 'sc-ostiense', 'economic-regulations', 'prima-giornata'].flatMap((path) => [
        { path, says: ['16:30'], never: ['17:00'] },
      ]),
      { path: '', never: ['17:00'] },
      { path: 'en/sport-city', says: ['16:30'], never: ['17:00'] },
      { path: 'en/price-regulations', says: ['16:30'], never: ['17:00'] },
    ],
    rereads: 2,
  },
  {
    title: 'the office is closed on Saturdays',
    decisions: [{ fact: 'hours.secretariat.saturday', choice: { typed: '[]' } }],
    seen: [
      ...['', 'sport-city', 'economic-regulations', 'iscrizioni'].map((path) => ({
        path,
        says: [/[Ss]abato:? *(?:la segreteria è )?chius/],
      })),
      ...['en', 'en/sport-city', 'en/price-regulations', 'en/enrolment'].map((path) => ({
        path,
        says: [/Saturdays?:? *closed/],
      })),
    ],
  },
  {
    title: 'a new rule in section 4 of the regulations, with a number',
    edits: [
      ['facts/rules.json', /\n\}\s*$/, ',\n  "refund": { "days": 14 }\n}\n'],
      [
        'pages/economic-regulations.json',
        '{ "id": "rounding", "kind": "text" }',
        '{ "id": "refund", "kind": "text" }, { "id": "rounding", "kind": "text" }',
      ],
      [
        'texts/it/economic-regulations.json',
        '    "rounding": {',
        '    "refund": {\n      "title": "Quando si rimborsa",\n      "body": ["Rimborsiamo entro {{rules.refund.days, number}} giorni dalla richiesta."]\n    },\n    "rounding": {',
      ],
      [
        'texts/en/economic-regulations.json',
        '    "rounding": {',
        '    "refund": {\n      "title": "When we refund",\n      "body": ["We refund within {{rules.refund.days, number}} days of the request."]\n    },\n    "rounding": {',
      ],
    ],
    seen: [
      { path: 'economic-regulations', says: ['Rimborsiamo entro 14 giorni dalla richiesta.'] },
      { path: 'en/price-regulations', says: ['We refund within 14 days of the request.'] },
    ],
  },
  {
    title: 'enrolment until Thursday',
    decisions: [set('enrolment.deadline.weekday', 'giovedì')],
    seen: [
      { path: 'iscrizioni', says: ['giovedì'], never: ['mercoledì'] },
      { path: 'economic-regulations', says: ['giovedì'], never: ['mercoledì'] },
      { path: 'sport-city', never: ['mercoledì della settimana precedente', 'mercoledì prima'] },
      { path: 'en/enrolment', says: ['Thursday'], never: ['Wednesday'] },
      { path: 'en/price-regulations', says: ['Thursday'], never: ['Wednesday'] },
    ],
  },
  {
    title: 'the page on shows off the site',
    edits: [['site.json', '{ "id": "shows",', '{ "id": "shows", "off": true,']],
    seen: [
      ...['', 'gallery', 'activities', 'daily-events'].map((path) => ({
        path,
        never: ['Guardate gli spettacoli', 'foto degli spettacoli', 'temi degli spettacoli'],
      })),
    ],
    gone: ['shows', 'en/shows'],
    rereads: 0,
  },
  {
    title: 'the extension is dropped',
    decisions: [
      { fact: 'season.end', choice: { keep: true } },
      set('season.extension.status', 'dropped'),
    ],
    seen: [
      ...['sport-city', 'sc-ostiense', 'tc-nascosa', 'economic-regulations', '', 'preventivo'].map(
        (path) => ({ path, never: ['rolungamento', '12 settembre'] }),
      ),
      ...['en/sport-city', 'en/price-regulations', 'en'].map((path) => ({
        path,
        never: ['xtension', '12 September'],
      })),
    ],
  },
  {
    title: 'children from 3 years, without a trial age',
    edits: [
      ['facts/camp.json', '"age": { "min": 4', '"age": { "min": 3'],
      ['facts/open-days.json', /\n {2}"trialAge": 3.5,/, ''],
    ],
    seen: [
      { path: 'open-days', says: ['da 3 a 14 anni'], never: ['più piccolo', '3 anni e mezzo'] },
      { path: 'en/open-days', says: ['aged 3 to 14'], never: ['younger', 'three and a half'] },
      { path: '', says: ['da 3 a 14 anni'], never: ['da 4 a 14', '4–14'] },
      { path: 'sport-city', says: ['3–14'], never: ['4–14'] },
      { path: 'domande', says: ['Da 3 a 14 anni'] },
      { path: 'en/sport-city', says: ['3–14'], never: ['4–14'] },
    ],
  },
  {
    title: 'roller skating from 9 years, with its card',
    edits: [
      ['facts/sports.json', '"dodgeball": {}', '"dodgeball": {},\n    "skating": { "fromAge": 9 }'],
      [
        'texts/it/sports.json',
        /("lists": \{\s*"sports": \{)/,
        '$1\n      "skating": { "title": "Pattinaggio a rotelle", "text": "Curve, frenate e figure, da {{sports.sports.skating.fromAge, age}}." },',
      ],
      [
        'texts/en/sports.json',
        /("lists": \{\s*"sports": \{)/,
        '$1\n      "skating": { "title": "Roller skating", "text": "Turns, stops and figures, from {{sports.sports.skating.fromAge, age}}." },',
      ],
    ],
    seen: [
      { path: 'sports', says: ['Pattinaggio a rotelle', 'da 9 anni', 'Sono 7'] },
      { path: 'en/sports', says: ['Roller skating', 'figures, from 9', 'There are 7'] },
      { path: '', says: ['7 sport'] },
    ],
  },
  {
    title: 'one price taken back, a later edit kept',
    takenBack: [set('prices.week', '150')],
    decisions: [set('prices.day', '36')],
    seen: [
      { path: 'sport-city', says: ['135 €', '36 €'], never: ['150 €', '35 €'] },
      { path: 'prezzi', says: ['135 €', '36 €'], never: ['150 €'] },
      { path: 'en/sport-city', says: ['€135', '€36'], never: ['€150', '€35'] },
    ],
  },
];
