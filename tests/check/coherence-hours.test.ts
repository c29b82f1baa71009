import { describe } from 'vitest';
import { type Accept, accepts, type Reject, rejects } from './coherent-reports.ts';

const HOURS = 'facts/hours.json';
const PROGRAMME = 'facts/programme.json';

const programme: readonly Reject[] = [
  {
    title: 'a gap between two slots',
    file: PROGRAMME,
    from: /"football": \{ "from": "10:15"/,
    to: '"football": { "from": ‸"10:20"',
    code: 'programme-gap',
    says:
      'Nel programma c’è un vuoto: «programme.slots.tennisDodgeball» finisce alle 10:15 e ' +
      '«programme.slots.football» comincia alle 10:20: ' +
      'scrivete "from": "10:15", oppure allungate la fascia precedente.',
  },
  {
    title: 'two slots that overlap',
    file: PROGRAMME,
    from: /"football": \{ "from": "10:15"/,
    to: '"football": { "from": ‸"10:00"',
    code: 'programme-overlap',
  },
  {
    title: 'a slot that ends before it begins',
    file: PROGRAMME,
    from: /"snack": \{ "from": "17:15", "to": "17:30"/,
    to: '"snack": { "from": "17:15", "to": ‸"17:00"',
    code: 'range-backwards',
  },
  {
    title: 'a day that starts after the opening',
    file: PROGRAMME,
    from: /"welcome": \{ "from": "08:00"/,
    to: '"welcome": { "from": ‸"08:30"',
    code: 'programme-edge',
    says:
      'Il programma ha «programme.slots.welcome.from» alle 08:30, ma «hours.camp.from» dice 08:00: ' +
      'scrivete "08:00", oppure correggete l’orario del campus.',
  },
];

const hours: readonly Reject[] = [
  {
    title: 'a camp that closes backwards',
    file: HOURS,
    from: /"exit": \{ "from": "17:15", "to": "17:30" \}/,
    to: '"exit": { "from": "17:15", "to": ‸"17:45" }',
    code: 'hours-unequal',
    says:
      '«hours.exit.to» è 17:45, ma deve coincidere con «hours.camp.to», che è 17:30: ' +
      'scrivete "17:30", oppure correggete l’altro orario.',
  },
  {
    title: 'a half day that lasts longer than the day',
    file: HOURS,
    from: /"halfDay": \{ "from": "08:00", "to": "14:30" \}/,
    to: '"halfDay": { "from": "08:00", "to": ‸"18:00" }',
    code: 'hours-late',
  },
  {
    title: 'an extended exit that nobody covers',
    file: HOURS,
    from: /"extendedExit": "18:30"/,
    to: '"extendedExit": ‸"19:00"',
    code: 'hours-unequal',
    related: true,
  },
  {
    title: 'activities that end before the exit begins',
    file: 'pages/members.json',
    from: /"hours.activities.to": "17:15"/,
    to: '"hours.activities.to": ‸"17:00"',
    code: 'hours-late',
  },
  {
    title: 'activities that end after the closing',
    file: 'pages/members.json',
    from: /"hours.activities.to": "17:15"/,
    to: '"hours.activities.to": ‸"18:00"',
    code: 'hours-late',
  },
  {
    title: 'two openings of a day that overlap',
    file: HOURS,
    from: /\{ "from": "16:30", "to": "19:30" \}/,
    to: '{ "from": ‸"12:30", "to": "19:30" }',
    code: 'ranges-overlap',
    says:
      'In «hours.secretariat.sunday» una fascia comincia (12:30) prima che finisca la precedente (13:30): ' +
      'mettetele in ordine senza sovrapporle, oppure unitele in una sola.',
  },
  {
    title: 'two openings that only a page says over each other',
    file: 'pages/iscrizioni.json',
    from: /"hours.secretariat.saturday": \[\{ "from": "10:00", "to": "14:00" \}, \{ "from": "15:30"/,
    to: '"hours.secretariat.saturday": [{ "from": "10:00", "to": "14:00" }, { "from": ‸"13:30"',
    code: 'ranges-overlap',
  },
];

const ages: readonly Reject[] = [
  {
    title: 'ages that run backwards',
    file: 'facts/camp.json',
    from: /"age": \{ "min": 5, "max": 13 \}/,
    to: '"age": { "min": 5, "max": ‸4 }',
    code: 'range-backwards',
  },
  {
    title: 'a trial age above the least age',
    file: 'facts/open-days.json',
    from: /"trialAge": 4.5/,
    to: '"trialAge": ‸5.5',
    code: 'age-order',
    says:
      '«openDays.trialAge» vale 5.5, ma deve essere meno di «camp.age.min», che vale 5: ' +
      'scrivete un numero più piccolo di 5, oppure correggete l’altro.',
  },
  {
    title: 'a certificate for children that the camp does not take',
    file: 'facts/enrolment.json',
    from: /"certificateFromAge": 6/,
    to: '"certificateFromAge": ‸17',
    code: 'age-outside',
    says:
      '«enrolment.certificateFromAge» vale 17, ma il campus accoglie bambini da 5 a 13 anni: ' +
      'scrivete un’età da 5 a 13.',
  },
  {
    title: 'lessons for children that the camp does not take',
    file: 'facts/sports.json',
    from: /"padel": \{ "lessonsFromAge": 10/,
    to: '"padel": { "lessonsFromAge": ‸3',
    code: 'age-outside',
  },
  {
    title: 'village heads younger than their entertainers',
    file: 'facts/staff.json',
    from: /"minAge": 17/,
    to: '"minAge": ‸26',
    code: 'age-order',
  },
];

const sensible: readonly Accept[] = [
  {
    title: 'an older certificate age',
    file: 'facts/enrolment.json',
    from: /Age": 6/,
    to: 'Age": 8',
  },
  {
    title: 'activities that end when the exit begins',
    file: HOURS,
    from: /"activities": \{ "from": "09:30", "to": "17:30" \}/,
    to: '"activities": { "from": "09:30", "to": "17:15" }',
  },
  {
    title: 'an earlier exit',
    file: HOURS,
    from: /"exit": \{ "from": "17:15"/,
    to: '"exit": { "from": "17:00"',
  },
  {
    title: 'a secretariat that opens later',
    file: HOURS,
    from: /"weekdays": \{ "from": "08:00"/,
    to: '"weekdays": { "from": "09:00"',
  },
];

describe('hours and ages that cannot be true together', () => {
  rejects(programme);
  rejects(hours);
  rejects(ages);
  accepts(sensible);
});
