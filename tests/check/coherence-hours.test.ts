import { describe } from 'vitest';
import { type Accept, accepts, type Reject, rejects } from './coherent-reports.ts';

const HOURS = 'facts/hours.json';
const PROGRAMME = 'facts/programme.json';

const programme: readonly Reject[] = [
  {
    title: 'a gap between two slots',
    file: PROGRAMME,
    from: /"football": \{ "from": "09:45"/,
    to: '"football": { "from": ‸"09:50"',
    code: 'programme-gap',
    says:
      'Nel programma c’è un vuoto: «programme.slots.tennisDodgeball» finisce alle 09:45 e ' +
      '«programme.slots.football» comincia alle 09:50: ' +
      'scrivete "from": "09:45", oppure allungate la fascia precedente.',
  },
  {
    title: 'two slots that overlap',
    file: PROGRAMME,
    from: /"football": \{ "from": "09:45"/,
    to: '"football": { "from": ‸"09:30"',
    code: 'programme-overlap',
  },
  {
    title: 'a slot that ends before it begins',
    file: PROGRAMME,
    from: /"snack": \{ "from": "16:45", "to": "17:00"/,
    to: '"snack": { "from": "16:45", "to": ‸"16:30"',
    code: 'range-backwards',
  },
  {
    title: 'a day that starts after the opening',
    file: PROGRAMME,
    from: /"welcome": \{ "from": "07:30"/,
    to: '"welcome": { "from": ‸"08:00"',
    code: 'programme-edge',
    says:
      'Il programma ha «programme.slots.welcome.from» alle 08:00, ma «hours.camp.from» dice 07:30: ' +
      'scrivete "07:30", oppure correggete l’orario del campus.',
  },
];

const hours: readonly Reject[] = [
  {
    title: 'a camp that closes backwards',
    file: HOURS,
    from: /"exit": \{ "from": "16:45", "to": "17:00" \}/,
    to: '"exit": { "from": "16:45", "to": ‸"17:15" }',
    code: 'hours-unequal',
    says:
      '«hours.exit.to» è 17:15, ma deve coincidere con «hours.camp.to», che è 17:00: ' +
      'scrivete "17:00", oppure correggete l’altro orario.',
  },
  {
    title: 'a half day that lasts longer than the day',
    file: HOURS,
    from: /"halfDay": \{ "from": "07:30", "to": "14:00" \}/,
    to: '"halfDay": { "from": "07:30", "to": ‸"17:30" }',
    code: 'hours-late',
  },
  {
    title: 'an extended exit that nobody covers',
    file: HOURS,
    from: /"extendedExit": "18:00"/,
    to: '"extendedExit": ‸"18:30"',
    code: 'hours-unequal',
    related: true,
  },
  {
    title: 'activities that end before the exit begins',
    file: 'pages/members.json',
    from: /"hours.activities.to": "16:45"/,
    to: '"hours.activities.to": ‸"16:30"',
    code: 'hours-late',
  },
  {
    title: 'activities that end after the closing',
    file: 'pages/members.json',
    from: /"hours.activities.to": "16:45"/,
    to: '"hours.activities.to": ‸"17:30"',
    code: 'hours-late',
  },
  {
    title: 'two openings of a day that overlap',
    file: HOURS,
    from: /\{ "from": "16:00", "to": "19:00" \}/,
    to: '{ "from": ‸"12:00", "to": "19:00" }',
    code: 'ranges-overlap',
    says:
      'In «hours.secretariat.sunday» una fascia comincia (12:00) prima che finisca la precedente (13:00): ' +
      'mettetele in ordine senza sovrapporle, oppure unitele in una sola.',
  },
  {
    title: 'two openings that only a page says over each other',
    file: 'pages/iscrizioni.json',
    from: /"hours.secretariat.saturday": \[\{ "from": "09:30", "to": "13:30" \}, \{ "from": "15:00"/,
    to: '"hours.secretariat.saturday": [{ "from": "09:30", "to": "13:30" }, { "from": ‸"13:00"',
    code: 'ranges-overlap',
  },
];

const ages: readonly Reject[] = [
  {
    title: 'open days from another age',
    file: 'facts/open-days.json',
    from: /"age": \{ "min": 4/,
    to: '"age": { "min": ‸5',
    code: 'value-unequal',
  },
  {
    title: 'ages that run backwards',
    file: 'facts/camp.json',
    from: /"age": \{ "min": 4, "max": 14 \}/,
    to: '"age": { "min": 4, "max": ‸3 }',
    code: 'range-backwards',
  },
  {
    title: 'a trial age above the least age',
    file: 'facts/open-days.json',
    from: /"trialAge": 3.5/,
    to: '"trialAge": ‸4.5',
    code: 'age-order',
    says:
      '«openDays.trialAge» vale 4.5, ma deve essere meno di «openDays.age.min», che vale 4: ' +
      'scrivete un numero più piccolo di 4, oppure correggete l’altro.',
  },
  {
    title: 'a certificate for children that the camp does not take',
    file: 'facts/enrolment.json',
    from: /"certificateFromAge": 7/,
    to: '"certificateFromAge": ‸17',
    code: 'age-outside',
    says:
      '«enrolment.certificateFromAge» vale 17, ma il campus accoglie bambini da 4 a 14 anni: ' +
      'scrivete un’età da 4 a 14.',
  },
  {
    title: 'lessons for children that the camp does not take',
    file: 'facts/sports.json',
    from: /"padel": \{ "lessonsFromAge": 8/,
    to: '"padel": { "lessonsFromAge": ‸3',
    code: 'age-outside',
  },
  {
    title: 'village heads younger than their entertainers',
    file: 'facts/staff.json',
    from: /"minAge": 16/,
    to: '"minAge": ‸26',
    code: 'age-order',
  },
];

const sensible: readonly Accept[] = [
  {
    title: 'an older certificate age',
    file: 'facts/enrolment.json',
    from: /Age": 7/,
    to: 'Age": 8',
  },
  {
    title: 'activities that end when the exit begins',
    file: HOURS,
    from: /"activities": \{ "from": "09:00", "to": "17:00" \}/,
    to: '"activities": { "from": "09:00", "to": "16:45" }',
  },
  {
    title: 'an earlier exit',
    file: HOURS,
    from: /"exit": \{ "from": "16:45"/,
    to: '"exit": { "from": "16:30"',
  },
  {
    title: 'a secretariat that opens later',
    file: HOURS,
    from: /"weekdays": \{ "from": "07:30"/,
    to: '"weekdays": { "from": "08:30"',
  },
];

describe('hours and ages that cannot be true together', () => {
  rejects(programme);
  rejects(hours);
  rejects(ages);
  accepts(sensible);
});
