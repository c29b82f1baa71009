import { patch, type Task } from './task.ts';

/** Changes to the texts of pages, in both languages. */
export const TEXTS: readonly Task[] = [
  {
    title: 'another dish on Thursday',
    edits: patch`
      facts/meals.json
      - /"dish": "meatballs",\s*"allergens": \[[^\]]*\]/
      + "dish": "turkeyBurger", "allergens": ["gluten"]
      - /"dish": "cake",\s*"allergens": \[[^\]]*\]/
      + "dish": "fruitSalad", "allergens": []
      texts/it/menu-settimana.json
      - "meatballs": "Polpette al forno"
      + "turkeyBurger": "Hamburger di tacchino"
      - "cake": "Torta della nonna"
      + "fruitSalad": "Macedonia"
      texts/en/menu-settimana.json
      - /"meatballs": "[^"]*"/
      + "turkeyBurger": "Turkey burger"
      - /"cake": "[^"]*"/
      + "fruitSalad": "Fruit salad"`,
    seen: [
      {
        on: 'menu-della-settimana',
        says: [
          /Hamburger di tacchino.{0,40}glutine/s,
          /Macedonia.{0,30}nessun allergene/s,
          'Per ora è una settimana di esempio',
        ],
        never: ['Polpette', 'Torta della nonna'],
      },
      {
        on: 'en/menu-of-the-week',
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
    edits: patch`
      texts/it/shows.json
      - /"theme": "Sanremo",\s*"show": "Festival di Sanremo",\s*"text": "[^"]*"/
      + "theme": "Gran Varietà", "show": "Il Gran Varietà del campus", "text": "Presentatori, cantanti e comici: una serata di numeri, con i fiori e gli applausi."
      texts/en/shows.json
      - /"theme": "Sanremo",\s*"show": "Festival di Sanremo",\s*"text": "[^"]*"/
      + "theme": "Variety Night", "show": "The Camp Variety Show", "showLanguage": "en", "text": "Presenters, singers and comedians: an evening of acts, with flowers and applause."
      texts/it/settimane.json
      - "sanremo": "Sanremo"
      + "sanremo": "Gran Varietà"
      texts/en/settimane.json
      - "sanremo": "Sanremo"
      + "sanremo": "Variety Night"`,
    seen: [
      { on: 'shows', says: ['Il Gran Varietà del campus', 'Presentatori, cantanti e comici'] },
      { on: 'en/shows', says: ['The Camp Variety Show', 'Presenters, singers and comedians'] },
      {
        on: 'shows en/shows / settimane gallery daily-events en en/weeks en/gallery',
        never: ['Sanremo', 'giuria', 'song contest'],
      },
      { on: 'dati/fatti.json site-api.json', never: ['Sanremo'] },
      { on: 'en/shows/index.html', never: [/lang="it"[^>]*>(?:The Camp|Variety)/] },
    ],
  },
  {
    title: 'no more padel lessons',
    edits: patch`
      facts/sports.json
      - "padel": { "lessonsFromAge": 8 }
      + "padel": {}
      texts/it/sport-city.json
      - "Lezioni di calcio e di padel"
      + "Lezioni di calcio"
      -  in su, di padel da {{sports.sports.padel.lessonsFromAge, age}} in su.
      +  in su.
      texts/it/sc-ostiense.json
      - Le lezioni di padel sono per bambini da {{sports.sports.padel.lessonsFromAge, age}} in su. Quelle di calcio,
      + Le lezioni di calcio,
      texts/it/camp.json
      - Dove sono attive, le lezioni di padel sono per bambini da {{sports.sports.padel.lessonsFromAge, age}} in su. Quelle di calcio,
      + Le lezioni di calcio,
      texts/it/sports.json
      - le lezioni di calcio e di padel
      + le lezioni di calcio
      - /,\s*"Padel: da \{\{sports.sports.padel.lessonsFromAge, age\}\} in su"/
      +
      texts/en/sport-city.json
      - "Football and padel lessons"
      + "Football lessons"
      - , padel from the age of {{sports.sports.padel.lessonsFromAge, age}}.
      + .
      texts/en/sc-ostiense.json
      - /Padel lessons are for children from the age of \{\{sports.sports.padel.lessonsFromAge, age\}\}. /
      +
      texts/en/camp.json
      - /Where there are padel lessons, they are for children from the age of \{\{sports.sports.padel.lessonsFromAge, age\}\}. /
      +
      texts/en/sports.json
      - football and padel lessons
      + football lessons
      - /,\s*"Padel: from the age of \{\{sports.sports.padel.lessonsFromAge, age\}\}"/
      +`,
    seen: [
      { on: 'sport-city', says: ['Lezioni di calcio', 'di calcio da 8 anni in su'] },
      { on: 'sc-ostiense tc-nascosa', says: [/lezioni di calcio, da 8 anni in su/] },
      { on: 'sports', says: ['Calcio: da 8 anni in su', 'Padel'] },
      { on: '/', says: ['6 sport', 'padel e dodgeball'] },
      {
        on: '/ sports sport-city sc-ostiense tc-nascosa',
        never: [/lezioni di (?:calcio e di )?padel/, 'di padel da 8'],
      },
      { on: 'en/sport-city en/sc-ostiense', says: ['Football lessons', 'from the age of 8'] },
      {
        on: 'en en/sports en/sport-city en/sc-ostiense',
        never: ['padel lessons', 'adel from the age', 'football and padel'],
      },
    ],
  },
  {
    title: 'the names of the operators',
    edits: patch`
      facts/legal.json
      - /"Gestore del campus n. 1",\s*"seat": "Roma",\s*"confirm": \{[^}]*\}/
      + "Onda Verde Sport S.r.l.", "seat": "Roma"
      - /"Gestore del campus n. 2",\s*"seat": "Roma",\s*"confirm": \{[^}]*\}/
      + "Campo Aperto Società Cooperativa", "seat": "Latina"
      texts/it/chi-siamo.json
      - /\{ "text": "[^"]*dati legali dei gestori[^}]*\}\}[^}]*\}/
      + "Il campus è organizzato da {{legal.controllers.first.name}} e {{legal.controllers.second.name}}."
      texts/en/chi-siamo.json
      - /\{ "text": "[^"]*operators’ names[^}]*\}\}[^}]*\}/
      + "The camp is run by {{legal.controllers.first.name}} and {{legal.controllers.second.name}}."`,
    seen: [
      {
        on: 'privacy-policy privacy',
        says: [
          /Onda Verde Sport S\.r\.l\.,? con sede a Roma/,
          /Campo Aperto Società Cooperativa,? con sede a Latina/,
        ],
      },
      {
        on: 'terms-conditions chi-siamo en/terms-conditions en/about-us',
        says: ['Onda Verde Sport S.r.l.', 'Campo Aperto Società Cooperativa'],
        never: ['Gestore del campus', 'dati legali dei gestori', 'operators’ names'],
      },
      {
        on: 'en/privacy-policy en/privacy',
        says: [
          /registered offices?.*Onda Verde Sport S\.r\.l\., Roma/s,
          /Campo Aperto Società Cooperativa, Latina/,
        ],
      },
    ],
  },
];
