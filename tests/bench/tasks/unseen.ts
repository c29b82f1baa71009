import type { Task } from './list.ts';

const PHONES_IT: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  ['camp', '"Senza telefoni"', '"Il telefono, spento nello zaino"'],
  [
    'camp',
    'Telefoni e videogiochi non sono ammessi in nessuna sede.',
    'Il telefono può venire, ma resta spento nello zaino fino all’uscita; i videogiochi restano a casa.',
  ],
  ['sport-city', '"Il telefono resta a casa"', '"Il telefono resta spento nello zaino"'],
  [
    'sport-city',
    'Telefoni e videogiochi non sono ammessi: al campus si gioca con gli altri.',
    'Il telefono può venire, ma resta spento nello zaino fino all’uscita; i videogiochi restano a casa: al campus si gioca con gli altri.',
  ],
  ['sc-ostiense', '"Niente telefoni né videogiochi"', '"Telefono spento, niente videogiochi"'],
  [
    'sc-ostiense',
    'Al campus telefoni e videogiochi non sono ammessi: lasciateli a casa.',
    'Al campus il telefono resta spento nello zaino fino all’uscita; i videogiochi lasciateli a casa.',
  ],
  [
    'activities',
    'Telefoni e videogiochi non sono ammessi. Al loro posto',
    'Il telefono resta spento nello zaino fino all’uscita e i videogiochi restano a casa. Al loro posto',
  ],
  [
    'relax',
    'telefoni e videogiochi restano a casa',
    'il telefono resta spento nello zaino, i videogiochi a casa',
  ],
  [
    'open-days',
    'I bambini lasciano a casa telefoni e videogiochi: al campus non si usano.',
    'Il telefono dei bambini resta spento nello zaino fino all’uscita; i videogiochi restano a casa.',
  ],
  [
    'prima-giornata',
    /"Il telefono del bambino resta a casa[^:"]*:/,
    '"Il telefono del bambino resta spento nello zaino fino all’uscita, i videogiochi a casa:',
  ],
  [
    'terms-conditions',
    'non mandare al campus telefoni e videogiochi, che non sono ammessi',
    'far tenere il telefono spento nello zaino fino all’uscita e lasciare a casa i videogiochi, che non sono ammessi',
  ],
  [
    'privacy',
    'Telefoni e videogiochi non sono ammessi.',
    'Il telefono resta spento nello zaino fino all’uscita; i videogiochi restano a casa.',
  ],
  [
    'members',
    'Telefoni e videogiochi dei bambini non sono ammessi.',
    'Il telefono dei bambini resta spento nello zaino fino all’uscita; i videogiochi restano a casa.',
  ],
  [
    'domande',
    /("title": "Può portare il telefono\?",\s*"body": \[\s*)"[^"]*videogiochi[^".:]*[.:]/,
    '$1"Sì, ma resta spento nello zaino fino all’uscita; i videogiochi restano a casa.',
  ],
];

const PHONES_EN: typeof PHONES_IT = [
  ['camp', '"No phones"', '"The phone, off and in the bag"'],
  [
    'camp',
    'Phones and video games are not allowed at any of our venues.',
    'A phone may come, switched off and in the bag until the end of the day; video games stay at home.',
  ],
  ['sport-city', '"Phones stay at home"', '"The phone stays off, in the bag"'],
  [
    'sport-city',
    'Phones and video games are not allowed: at camp,',
    'A phone may come, switched off and in the bag until the end of the day; video games stay at home: at camp,',
  ],
  ['sc-ostiense', '"No phones, no video games"', '"Phone off, video games at home"'],
  [
    'sc-ostiense',
    'Phones and video games are not allowed at camp: please leave them at home.',
    'A phone may come, switched off and in the bag until the end of the day; please leave video games at home.',
  ],
  [
    'activities',
    'Phones and video games are not allowed. Instead',
    'Phones stay switched off in the bag until the end of the day, and video games stay at home. Instead',
  ],
  [
    'relax',
    'phones and video games stay at home',
    'phones stay switched off in the bag, video games at home',
  ],
  [
    'open-days',
    'Children leave phones and video games at home: we don’t use them at camp.',
    'Children’s phones stay switched off in the bag until the end of the day; video games stay at home.',
  ],
  [
    'prima-giornata',
    'Children’s phones stay at home:',
    'Children’s phones stay switched off in the bag, video games at home:',
  ],
  [
    'terms-conditions',
    'not send phones or video games to the camp, as they are not allowed',
    'have phones kept switched off in the bag until the end of the day, and keep video games at home, as they are not allowed',
  ],
  [
    'privacy',
    'Phones and video games are not allowed.',
    'Phones stay switched off in the bag until the end of the day; video games stay at home.',
  ],
  [
    'domande',
    'No: phones and video games stay at home.',
    'Yes, switched off and in the bag until the end of the day; video games stay at home.',
  ],
];

const inTexts = (language: string, edits: typeof PHONES_IT) =>
  edits.map(([page, from, to]) => [`texts/${language}/${page}.json`, from, to] as const);

const NO_PHONES = [
  'elefoni e videogiochi non sono ammessi',
  'elefoni e videogiochi restano a casa',
  'telefono resta a casa',
  'telefono del bambino resta a casa',
  'Senza telefoni',
  'Niente telefoni',
];
const NO_PHONES_EN = [
  'hones and video games are not allowed',
  'hones and video games stay at home',
  'hones stay at home',
  'No phones',
];

const IN_SEASON: readonly Task[] = [
  {
    title: 'the certificate from 6 years on',
    edits: [['facts/enrolment.json', '"certificateFromAge": 7', '"certificateFromAge": 6']],
    seen: [
      ...[
        'iscrizioni',
        'domande',
        'sicurezza',
        'sport-city',
        'sc-ostiense',
        'tc-nascosa',
        'economic-regulations',
        'terms-conditions',
        'privacy-policy',
        'privacy',
      ].map((path) => ({ path, says: ['6 anni'], never: [/7 anni/] })),
      { path: 'iscrizioni', says: ['hanno compiuto 6 anni serve', 'Ai più piccoli non lo'] },
      ...['enrolment', 'questions', 'safety', 'sport-city', 'price-regulations'].map((path) => ({
        path: `en/${path}`,
        says: [/6 or over|age of 6/],
        never: [/7 or over|age of 7/],
      })),
      { path: 'sport-city', says: ['4–14'] },
    ],
  },
  {
    title: 'SC Ostiense opens at eight',
    decisions: [{ fact: 'venues.scOstiense.hours.camp.from', choice: { set: '08:00' } }],
    // The check names the card's line among those that say one hour for all venues.
    edits: [
      [
        'facts/venues.json',
        '["pool", "inflatables", "fields", "hours"]',
        '["pool", "inflatables", "fields", "ownHours"]',
      ],
      [
        'texts/it/home.json',
        '"hours": "Dal lunedì al venerdì,',
        '"ownHours": "Dal lunedì al venerdì, {{venues.scOstiense.hours.camp, timeRange}}", "hours": "Dal lunedì al venerdì,',
      ],
      [
        'texts/en/home.json',
        '"hours": "Monday to Friday,',
        '"ownHours": "Monday to Friday, {{venues.scOstiense.hours.camp, timeRange}}", "hours": "Monday to Friday,',
      ],
    ],
    seen: [
      {
        path: 'sc-ostiense',
        says: ['8:00–17:00', 'L’accoglienza va dalle 8:00 alle 9:00'],
        never: ['dalle 7:30', '7:30–17:00', '7:30–9:00'],
      },
      { path: 'sport-city', says: ['7:30–17:00', 'dalle 7:30 alle 9:00', '7:30–14:00'] },
      { path: 'prezzi', says: ['7:30–17:00', '8:00–17:00'] },
      { path: '', says: ['8:00–17:00'] },
      { path: 'en/sc-ostiense', says: ['8:00'], never: ['7:30–17:00'] },
      { path: 'en/prices', says: ['8:00–17:00', '7:30–17:00'] },
      { path: 'en', says: ['8:00–17:00'] },
    ],
    warns: ['camp-value'],
  },
  {
    title: 'another dish on Thursday',
    edits: [
      [
        'facts/meals.json',
        /"dish": "meatballs",\s*"allergens": \[[^\]]*\]/,
        '"dish": "turkeyBurger", "allergens": ["gluten"]',
      ],
      [
        'facts/meals.json',
        /"dish": "cake",\s*"allergens": \[[^\]]*\]/,
        '"dish": "fruitSalad", "allergens": []',
      ],
      [
        'texts/it/menu-settimana.json',
        '"meatballs": "Polpette al forno"',
        '"turkeyBurger": "Hamburger di tacchino"',
      ],
      ['texts/it/menu-settimana.json', '"cake": "Torta della nonna"', '"fruitSalad": "Macedonia"'],
      ['texts/en/menu-settimana.json', /"meatballs": "[^"]*"/, '"turkeyBurger": "Turkey burger"'],
      ['texts/en/menu-settimana.json', /"cake": "[^"]*"/, '"fruitSalad": "Fruit salad"'],
    ],
    seen: [
      {
        path: 'menu-della-settimana',
        says: [
          /Hamburger di tacchino.{0,40}glutine/s,
          /Macedonia.{0,30}nessun allergene/s,
          'Per ora è una settimana di esempio',
        ],
        never: ['Polpette', 'Torta della nonna'],
      },
      {
        path: 'en/menu-of-the-week',
        says: [
          /Turkey burger.{0,40}gluten/s,
          /Fruit salad.{0,30}none of the allergens/s,
          'This is a sample week',
        ],
        never: ['meatballs', 'custard tart'],
      },
    ],
  },
  {
    title: 'no more Sanremo',
    edits: [
      [
        'texts/it/shows.json',
        /"theme": "Sanremo",\s*"show": "Festival di Sanremo",\s*"text": "[^"]*"/,
        '"theme": "Gran Varietà", "show": "Il Gran Varietà del campus", "text": "Presentatori, cantanti e comici: una serata di numeri, con i fiori e gli applausi."',
      ],
      [
        'texts/en/shows.json',
        /"theme": "Sanremo",\s*"show": "Festival di Sanremo",\s*"text": "[^"]*"/,
        '"theme": "Variety Night", "show": "The Camp Variety Show", "showLanguage": "en", "text": "Presenters, singers and comedians: an evening of acts, with flowers and applause."',
      ],
      ['texts/it/settimane.json', '"sanremo": "Sanremo"', '"sanremo": "Gran Varietà"'],
      ['texts/en/settimane.json', '"sanremo": "Sanremo"', '"sanremo": "Variety Night"'],
    ],
    seen: [
      {
        path: 'shows',
        says: ['Gran Varietà', 'Il Gran Varietà del campus', 'Presentatori, cantanti e comici'],
        never: ['Sanremo', 'giuria'],
      },
      {
        path: 'en/shows',
        says: ['Variety Night', 'The Camp Variety Show', 'Presenters, singers and comedians'],
        never: ['Sanremo', 'song contest'],
      },
      ...['', 'settimane', 'gallery', 'daily-events', 'en', 'en/weeks', 'en/gallery'].map(
        (path) => ({ path, never: ['Sanremo', 'giuria', 'song contest'] }),
      ),
    ],
    files: [
      { path: 'dati/fatti.json', never: ['Sanremo'] },
      { path: 'site-api.json', never: ['Sanremo'] },
      { path: 'en/shows/index.html', never: [/lang="it"[^>]*>(?:The Camp|Variety)/] },
    ],
  },
  {
    title: 'no more padel lessons',
    edits: [
      ['facts/sports.json', '"padel": { "lessonsFromAge": 8 }', '"padel": {}'],
      ['texts/it/sport-city.json', '"Lezioni di calcio e di padel"', '"Lezioni di calcio"'],
      [
        'texts/it/sport-city.json',
        ' in su, di padel da {{sports.sports.padel.lessonsFromAge, age}} in su.',
        ' in su.',
      ],
      [
        'texts/it/sc-ostiense.json',
        'Le lezioni di padel sono per bambini da {{sports.sports.padel.lessonsFromAge, age}} in su. Quelle di calcio,',
        'Le lezioni di calcio,',
      ],
      [
        'texts/it/camp.json',
        'Dove sono attive, le lezioni di padel sono per bambini da {{sports.sports.padel.lessonsFromAge, age}} in su. Quelle di calcio,',
        'Le lezioni di calcio,',
      ],
      ['texts/it/sports.json', 'le lezioni di calcio e di padel', 'le lezioni di calcio'],
      [
        'texts/it/sports.json',
        /,\s*"Padel: da \{\{sports.sports.padel.lessonsFromAge, age\}\} in su"/,
        '',
      ],
      ['texts/en/sport-city.json', '"Football and padel lessons"', '"Football lessons"'],
      [
        'texts/en/sport-city.json',
        ', padel from the age of {{sports.sports.padel.lessonsFromAge, age}}.',
        '.',
      ],
      [
        'texts/en/sc-ostiense.json',
        'Padel lessons are for children from the age of {{sports.sports.padel.lessonsFromAge, age}}. ',
        '',
      ],
      [
        'texts/en/camp.json',
        'Where there are padel lessons, they are for children from the age of {{sports.sports.padel.lessonsFromAge, age}}. ',
        '',
      ],
      ['texts/en/sports.json', 'football and padel lessons', 'football lessons'],
      [
        'texts/en/sports.json',
        /,\s*"Padel: from the age of \{\{sports.sports.padel.lessonsFromAge, age\}\}"/,
        '',
      ],
    ],
    seen: [
      { path: 'sport-city', says: ['Lezioni di calcio', 'di calcio da 8 anni in su'] },
      ...['sc-ostiense', 'tc-nascosa'].map((path) => ({
        path,
        says: [/lezioni di calcio, da 8 anni in su/],
      })),
      { path: 'sports', says: ['Calcio: da 8 anni in su', 'Padel'] },
      { path: '', says: ['6 sport', 'padel e dodgeball'] },
      ...['', 'sports', 'sport-city', 'sc-ostiense', 'tc-nascosa'].map((path) => ({
        path,
        never: [/lezioni di (?:calcio e di )?padel/, 'di padel da 8'],
      })),
      { path: 'en/sport-city', says: ['Football lessons', 'from the age of 8'] },
      { path: 'en/sc-ostiense', says: ['Football lessons', 'from the age of 8'] },
      ...['en', 'en/sports', 'en/sport-city', 'en/sc-ostiense'].map((path) => ({
        path,
        never: ['padel lessons', 'adel from the age', 'football and padel'],
      })),
    ],
  },
  {
    title: 'the last places, until Wednesday',
    edits: [
      [
        'facts/weeks.json',
        '"places": []',
        '"places": [{ "venue": "sportCity", "monday": "2025-07-14", "state": "last", "until": "2025-07-09" }, { "venue": "scOstiense", "monday": "2025-07-14", "state": "waiting", "until": "2025-07-09" }]',
      ],
    ],
    byClock: true,
    days: ['2025-07-07T10:00:00Z', '2025-07-09T10:00:00Z'],
    seen: [
      {
        path: 'settimane',
        says: [
          'Sport City: ultimi posti vale fino a mercoledì 9 luglio',
          'SC Ostiense: lista d’attesa vale fino a mercoledì 9 luglio',
        ],
      },
      {
        path: 'en/weeks',
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
    edits: [
      [
        'facts/weeks.json',
        '"places": []',
        '"places": [{ "venue": "sportCity", "monday": "2025-07-14", "state": "last", "until": "2025-07-09" }, { "venue": "scOstiense", "monday": "2025-07-14", "state": "waiting", "until": "2025-07-09" }]',
      ],
    ],
    byClock: true,
    days: ['2025-07-10T10:00:00Z'],
    seen: [
      { path: 'settimane', never: ['ultimi posti', 'lista d’attesa'] },
      { path: 'en/weeks', never: ['last few places', 'waiting list'] },
    ],
  },
  {
    title: 'paid in advance from three weeks on',
    edits: [['facts/discounts.json', '"groupWeeks": 4', '"groupWeeks": 3']],
    seen: [
      ...['prezzi', 'sport-city', 'sc-ostiense', 'economic-regulations'].map((path) => ({
        path,
        says: [/gruppo (?:completo )?di 3 settimane/],
        never: [/grupp[oi] (?:completo )?di 4 settimane/],
      })),
      ...['en/prices', 'en/sport-city', 'en/price-regulations'].map((path) => ({
        path,
        says: [/group of 3 weeks/],
        never: [/group of 4 weeks/],
      })),
      {
        path: 'economic-regulations',
        says: ['108 €', '432 €', '415,80 €', '416 €', '426 €'],
        never: ['421 €', '410,40'],
      },
    ],
  },
  {
    title: 'an agreement that has ended',
    edits: [
      ['facts/agreements.json', /\s*"broadcaster",/, ''],
      ['facts/agreements.json', /\s*"broadcaster": "[^"]*",/, ''],
    ],
    seen: [
      ...['sport-city', 'tc-nascosa'].map((path) => ({
        path,
        says: ['Gli enti in elenco sono 25'],
        never: ['Emittente'],
      })),
      { path: 'sc-ostiense', says: ['gli enti in elenco sono 23'], never: ['Emittente'] },
      {
        path: 'economic-regulations',
        says: ['convenzionati sono 25'],
        never: ['Emittente', 'sono 26'],
      },
      { path: 'en/sport-city', says: ['There are 25 organisations'] },
      { path: 'en/price-regulations', says: ['There are 25 partner'] },
    ],
  },
  {
    title: 'the names of the operators',
    edits: [
      [
        'facts/legal.json',
        /"Gestore del campus n. 1",\s*"seat": "Roma",\s*"confirm": \{[^}]*\}/,
        '"Onda Verde Sport S.r.l.", "seat": "Roma"',
      ],
      [
        'facts/legal.json',
        /"Gestore del campus n. 2",\s*"seat": "Roma",\s*"confirm": \{[^}]*\}/,
        '"Campo Aperto Società Cooperativa", "seat": "Latina"',
      ],
      [
        'texts/it/chi-siamo.json',
        /\{ "text": "I nomi e i dati legali[^}]*\}\}[^}]*\}/,
        '"Il campus è organizzato da {{legal.controllers.first.name}} e {{legal.controllers.second.name}}."',
      ],
      [
        'texts/en/chi-siamo.json',
        /\{ "text": "The operators’ names[^}]*\}\}[^}]*\}/,
        '"The camp is run by {{legal.controllers.first.name}} and {{legal.controllers.second.name}}."',
      ],
    ],
    seen: [
      ...['privacy-policy', 'privacy'].map((path) => ({
        path,
        says: [
          /Onda Verde Sport S\.r\.l\.,? con sede a Roma/,
          /Campo Aperto Società Cooperativa,? con sede a Latina/,
        ],
      })),
      ...['terms-conditions', 'chi-siamo', 'en/terms-conditions', 'en/about-us'].map((path) => ({
        path,
        says: ['Onda Verde Sport S.r.l.', 'Campo Aperto Società Cooperativa'],
        never: ['Gestore del campus', 'non sono ancora pubblicati', 'not been published'],
      })),
      ...['en/privacy-policy', 'en/privacy'].map((path) => ({
        path,
        says: [
          /registered offices?.*Onda Verde Sport S\.r\.l\., Roma/s,
          /Campo Aperto Società Cooperativa, Latina/,
        ],
      })),
    ],
  },
  {
    title: 'a phone may come, switched off',
    edits: [...inTexts('it', PHONES_IT), ...inTexts('en', PHONES_EN)],
    seen: [
      ...[
        'domande',
        'sport-city',
        'sc-ostiense',
        'tc-nascosa',
        'activities',
        'relax',
        'open-days',
        'prima-giornata',
        'terms-conditions',
        'privacy',
        'members',
      ].map((path) => ({ path, says: [/spento nello zaino/], never: NO_PHONES })),
      ...[
        'questions',
        'sport-city',
        'sc-ostiense',
        'tc-nascosa',
        'activities',
        'relax',
        'open-days',
        'first-day',
        'terms-conditions',
        'privacy',
      ].map((path) => ({
        path: `en/${path}`,
        says: [/(?:off|switched off)(?:,| and)? in the bag/],
        never: NO_PHONES_EN,
      })),
    ],
  },
];

/** Ten things that somebody asked for who had not read the code, looked at on 20 May 2025. */
export const UNSEEN = IN_SEASON.map((task): Task => ({ days: ['2025-05-20T10:00:00Z'], ...task }));
