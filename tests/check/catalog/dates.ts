import { changed, type Family, said, typed } from './row.ts';

const SEASON = 'facts/season.json';
const HOURS = 'facts/hours.json';
const PROGRAMME = 'facts/programme.json';
const STAFF = 'facts/staff.json';
const WEEKS = 'facts/weeks.json';
const PLACE = '"until": "2031-06-18"\n    }';
const OPEN_DAYS = 'facts/open-days.json';
const EVENTS = 'facts/daily-events.json';
const MONDAY = /"events": \{\s*"battle"[^}]*\},/;
const CONTACTS = 'facts/contacts.json';
const REFERENT = '"phone": "+39 045 000 0103"';
const REGULATIONS = 'pages/economic-regulations.json';
const CLAIMS = 'facts/claims.json';
const FOOTBALL = '"football": { "from": "10:15"';

export const dates: Family = {
  heading: `## Coerenza

Valori che da soli vanno bene, ma che insieme non possono essere veri. Quando un valore sbagliato litiga con tanti altri, il controllo lo dice una volta sola, là dove i contrasti si incontrano, ed elenca gli altri posti. Gli stessi controlli valgono per quello che una pagina dichiara in «says». I giorni di chiusura si scrivono nei dati, in \`closures\` di \`facts/season.json\`.`,
  rows: {
    'range-backwards': changed(SEASON, '"august": { "from": "2031-08-18", "to": ‸"2031-08-15" }'),
    'ranges-overlap': changed(
      HOURS,
      '"saturday": [{ "from": "10:30", "to": "13:30" }, { "from": ‸"12:30", "to": "19:30" }]',
    ),
    'date-weekday': changed(OPEN_DAYS, '"date": ‸"2031-05-26"'),
    'season-weekday': changed(SEASON, '"start": ‸"2031-06-17"'),
    'not-weekend': changed(STAFF, '"to": ‸"2031-03-24"'),
    'closure-weekday': changed(SEASON, '"from": ‸"2031-08-19"'),
    'closure-idle': changed(SEASON, '"august": { "from": ‸"2031-08-16", "to": "2031-08-17" }'),
    'date-year': changed(OPEN_DAYS, '"date": ‸"2030-05-26"'),
    'closure-outside': changed(SEASON, '"to": ‸"2031-09-26"'),
    'closure-edge': {
      ...typed(
        SEASON,
        '"closures": {',
        '"closures": { "first": { "from": ‸"2031-06-16", "to": "2031-06-16" },',
      ),
      also: ['fact-text-missing'],
    },
    'places-closed': changed(WEEKS, '"monday": ‸"2031-08-18"'),
    'places-late': changed(WEEKS, '"until": ‸"2031-07-01"'),
    'themes-count': typed(
      WEEKS,
      /"status": "to-confirm",\s*"themes"[\s\S]*?\}\s*\}/,
      '"status": "confirmed", "themes": ‸["circus"] }',
    ),
    'extension-early': typed(SEASON, '"end": "2031-09-19"', '"end": ‸"2031-09-05"'),
    'extension-reached': {
      ...changed(SEASON, '"end": "2031-09-19"'),
      also: ['question-settled', 'says-same'],
    },
    'extension-unmarked': typed(SEASON, /"status": "open",[^}]*\}/, '"status": ‸"open"'),
    'extension-left': typed(
      SEASON,
      /"status": "open",[^}]*/,
      '"status": ‸"open", "confirm": { "status": "to-confirm", "note": "Da decidere.", "decidedWith": "season.start" ',
      'l’ultimo giorno della stagione è deciso, il prolungamento ancora no.',
    ),
    'extension-not-reached': {
      ...changed(SEASON, '"status": "confirmed"'),
      also: ['confirm-settled'],
    },
    'date-order': changed(OPEN_DAYS, '"bookBy": ‸"2031-06-04"'),
    'programme-gap': typed(PROGRAMME, FOOTBALL, '"football": { "from": ‸"10:20"'),
    'programme-overlap': typed(PROGRAMME, FOOTBALL, '"football": { "from": ‸"10:00"'),
    'programme-edge': changed(PROGRAMME, '"from": ‸"08:30"'),
    'hours-unequal': changed(HOURS, '"exit": { "from": "17:15", "to": ‸"17:45" }'),
    'hours-late': changed(HOURS, '"halfDay": { "from": "08:00", "to": ‸"18:00" }'),
    'half-day-whole': changed(HOURS, '"halfDay": { "from": "08:00", "to": ‸"17:30" }'),
    'event-day': changed(
      EVENTS,
      '"quiz": ‸{ "weekday": "friday", "everyWeeks": 3, "icon": "gift" }',
    ),
    'event-day-repeated': typed(EVENTS, '"weekday": "wednesday"', '"weekday": ‸"tuesday"'),
    'menu-day-missing': typed(
      'facts/meals.json',
      /"days": \{\s*"monday": \[[\s\S]*?\n {4}\],/,
      '"days": ‸{',
      'un menu senza il lunedì.',
    ),
    'dish-allergens': typed(
      'facts/meals.json',
      /"dish": "watermelon",\s*"allergens": \[\](?![\s\S]*"dish": "watermelon")/,
      '"dish": "watermelon", "allergens": ‸["milk"]',
      'lo stesso piatto ha il latte in un giorno e non nell’altro.',
    ),
    'event-day-missing': {
      ...typed(EVENTS, MONDAY, '"events": ‸{', 'l’evento del lunedì non c’è più.'),
      also: ['fact-text-extra', 'placeholder-unknown'],
    },
    'weekday-closed': changed(STAFF, '"groupPhotoWeekday": ‸"saturday"'),
    'value-unequal': changed(EVENTS, '"everyWeeks": ‸2'),
    'value-order': changed(OPEN_DAYS, '"trialAge": ‸5.5'),
    'age-outside': changed('facts/enrolment.json', '"certificateFromAge": ‸17'),
    'text-weekday': said('Da ‸martedì {{season.start, dayMonth}}'),
    'text-week': said('Aperti dal ‸martedì al venerdì'),
    'text-weekend': said('Il campus è aperto anche il ‸sabato.'),
    'text-closed-day': said('Il campus è chiuso il ‸lunedì.'),
    'whole-count': said('Scegliete fra le nostre ‸tre sedi.'),
    'mark-above': changed(CLAIMS, '"average": ‸5.4'),
    'founded-late': changed('facts/camp.json', '"founded": ‸2035'),
    'experience-wrong': changed(CLAIMS, '"years": ‸40'),
    'value-repeated': typed(CONTACTS, REFERENT, '"phone": ‸"+39 045 000 0101"'),
    'item-repeated': typed(
      WEEKS,
      PLACE,
      `${PLACE}, { "venue": ‸"lagoBlu", "monday": "2031-06-23", "state": "waiting", "until": "2031-06-18" }`,
      'due righe di «places» per la stessa settimana della stessa sede.',
    ),
    'section-number-repeated': typed(REGULATIONS, '"number": 2', '"number": ‸1'),
  },
};
