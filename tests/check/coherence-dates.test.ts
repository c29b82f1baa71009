import { describe, expect, it } from 'vitest';
import {
  type Accept,
  accepts,
  coherentFindings,
  type Reject,
  rejects,
} from './coherent-reports.ts';
import { edited } from './edited.ts';

const SEASON = 'facts/season.json';
const OPEN_DAYS = 'facts/open-days.json';
const STAFF = 'facts/staff.json';
const DISCOUNTS = 'facts/discounts.json';
const EVENTS = 'facts/daily-events.json';
const HOME = 'texts/it/home.json';
const FIRST_DATE = /"date": "2031-05-25"/;
const TITLE = /"subtitle": "\{\{sports\.count, number\}\} sport, e poi[^"]*"/;

const dates: readonly Reject[] = [
  {
    title: 'a season that starts on a Tuesday',
    file: SEASON,
    from: /"start": "2031-06-16"/,
    to: '"start": ‸"2031-06-17"',
    code: 'season-weekday',
    says:
      '«season.start» è 2031-06-17, che cade di martedì, ma il campus va dal lunedì al venerdì: ' +
      'scrivete "2031-06-16", che è lunedì.',
  },
  {
    title: 'a season that starts on the Sunday before',
    file: SEASON,
    from: /"start": "2031-06-16"/,
    to: '"start": ‸"2031-06-15"',
    code: 'season-weekday',
    says:
      '«season.start» è 2031-06-15, che cade di domenica, ma il campus va dal lunedì al venerdì: ' +
      'scrivete "2031-06-16", che è lunedì.',
  },
  {
    title: 'a season that ends on a Saturday',
    file: SEASON,
    from: /"end": "2031-09-12"/,
    to: '"end": ‸"2031-09-13"',
    code: 'season-weekday',
  },
  {
    title: 'an extension that ends on a Sunday',
    file: SEASON,
    from: /"end": "2031-09-19"/,
    to: '"end": ‸"2031-09-21"',
    code: 'season-weekday',
  },
  {
    title: 'an end of season that a page moves to a Thursday',
    file: 'pages/home.json',
    from: /"season.end": "2031-09-19"/,
    to: '"season.end": ‸"2031-09-18"',
    code: 'season-weekday',
  },
  {
    title: 'an extension before the end of the season',
    file: SEASON,
    from: /"end": "2031-09-19"/,
    to: '"end": ‸"2031-09-05"',
    code: 'extension-early',
    says:
      'Il prolungamento arriva al 2031-09-05, ma la stagione finisce già il 2031-09-12: ' +
      'scrivete una data successiva alla fine della stagione.',
  },
  {
    title: 'a year that is not that of the dates',
    file: SEASON,
    from: /"year": 2031/,
    to: '"year": ‸2026',
    code: 'date-year',
  },
  {
    title: 'an open day of another year',
    file: OPEN_DAYS,
    from: /"date": "2031-05-25",\s*"weekday": "sunday"/,
    to: '"date": ‸"2030-05-26", "weekday": "sunday"',
    code: 'date-year',
    says:
      '«openDays.events.first.date» è 2030-05-26, ma la stagione è del 2031: ' +
      'se l’anno è giusto scrivete in «openDays.events.first.date» un giorno del 2031, come "2031-05-25", ' +
      'altrimenti correggete «season.year»; tutta la stagione insieme si sposta con «npm run season -- 2031».',
  },
  {
    title: 'a closure that goes on after the season',
    file: SEASON,
    from: /"to": "2031-08-22"/,
    to: '"to": ‸"2031-09-26"',
    code: 'closure-outside',
    says:
      '«season.closures.august.to» è 2031-09-26, fuori dalla stagione, che va da 2031-06-16 a 2031-09-12: ' +
      'correggete la data della chiusura, oppure il primo o l’ultimo giorno della stagione.',
  },
  {
    title: 'a closure that ends before it begins',
    file: SEASON,
    from: /"to": "2031-08-22"/,
    to: '"to": ‸"2031-08-15"',
    code: 'range-backwards',
    says:
      '«season.closures.august» va da 2031-08-18 a 2031-08-15, cioè finisce prima di cominciare o nello stesso momento: ' +
      'scrivete in «to» un valore più grande di «from».',
  },
  {
    title: 'a closure that only a page turns round',
    file: 'pages/lavoro.json',
    from: /"season.closures.august.to": "2031-08-24"/,
    to: '"season.closures.august.to": ‸"2031-08-14"',
    code: 'range-backwards',
  },
  {
    title: 'two closures that overlap',
    file: SEASON,
    from: /"closures": \{\s*"august": \{ "from": /,
    to: '"closures": { "july": { "from": "2031-08-04", "to": "2031-08-22" }, "august": { "from": ‸',
    code: 'ranges-overlap',
  },
  {
    title: 'a closure of a Saturday',
    file: SEASON,
    from: /"closures": \{/,
    to: '"closures": { "july": { "from": ‸"2031-07-12", "to": "2031-07-12" },',
    code: 'closure-idle',
    says:
      '«season.closures.july» comincia il 2031-07-12, che è sabato, e non toglie nessun giorno: di sabato e di domenica il campus è già chiuso: ' +
      'scrivete i giorni dal lunedì al venerdì in cui si chiude, oppure togliete la chiusura.',
  },
  {
    title: 'an open day moved by one day',
    file: OPEN_DAYS,
    from: FIRST_DATE,
    to: '"date": ‸"2031-05-26"',
    code: 'date-weekday',
    says:
      '«openDays.events.first.date» è 2031-05-26, che cade di lunedì, ma accanto sta scritto domenica: ' +
      'correggete la data, oppure scrivete "monday".',
  },
  {
    title: 'a weekday that is not that of its date',
    file: OPEN_DAYS,
    from: /"date": "2031-05-25",\s*"weekday": "sunday"/,
    to: '"date": ‸"2031-05-25", "weekday": "saturday"',
    code: 'date-weekday',
  },
  {
    title: 'a booking deadline moved by one day',
    file: OPEN_DAYS,
    from: /"bookBy": "2031-05-21"/,
    to: '"bookBy": ‸"2031-05-22"',
    code: 'date-weekday',
  },
  {
    title: 'a booking deadline after its open day',
    file: OPEN_DAYS,
    from: /"bookBy": "2031-05-21"/,
    to: '"bookBy": ‸"2031-06-04"',
    code: 'date-order',
    says:
      '«openDays.events.first.bookBy» è 2031-06-04, che non viene prima di «openDays.events.first.date» (2031-05-25): ' +
      'scrivete una data precedente a 2031-05-25, oppure spostate l’altra.',
  },
  {
    title: 'a chain deadline after the season',
    file: DISCOUNTS,
    from: /"date": "2031-06-07", "weekday": "saturday"/,
    to: '"date": ‸"2031-10-07"',
    code: 'date-order',
  },
  {
    title: 'a chain deadline after the first day, as a warning',
    file: DISCOUNTS,
    from: /"date": "2031-06-07", "weekday": "saturday"/,
    to: '"date": ‸"2031-07-07"',
    code: 'date-order',
  },
  {
    title: 'a training that starts with the season',
    file: STAFF,
    from: /"trainingStart": "2031-04-07"/,
    to: '"trainingStart": ‸"2031-06-16"',
    code: 'date-order',
  },
  {
    title: 'a training moved off its weekend',
    file: STAFF,
    from: /"to": "2031-03-23"/,
    to: '"to": ‸"2031-03-24"',
    code: 'not-weekend',
    says:
      '«staff.villageHeads.training.to» è 2031-03-24, che cade di lunedì, ma le pagine parlano di un fine settimana: ' +
      'scrivete "2031-03-30", che è domenica.',
  },
  {
    title: 'a training that starts on another day',
    file: STAFF,
    from: /"trainingStart": "2031-04-07"/,
    to: '"trainingStart": ‸"2031-04-08"',
    code: 'date-weekday',
  },
  {
    title: 'a closure that starts in the middle of a week',
    file: SEASON,
    from: /"from": "2031-08-18"/,
    to: '"from": ‸"2031-08-19"',
    code: 'closure-weekday',
  },
];

const week: readonly Reject[] = [
  {
    title: 'two events on one day, the first out of place',
    file: EVENTS,
    from: /"weekday": "monday"/,
    to: '"weekday": ‸"tuesday"',
    code: 'event-day-repeated',
    says:
      '«dailyEvents.events.battle.weekday» cade di martedì, ma quel giorno c’è già un altro evento: ' +
      'scrivete "monday", il giorno rimasto senza evento.',
  },
  {
    title: 'two events on one day, the last out of place',
    file: EVENTS,
    from: /"weekday": "friday"/,
    to: '"weekday": ‸"wednesday"',
    code: 'event-day-repeated',
  },
  {
    title: 'an event without its day',
    file: EVENTS,
    from: /"party": \{ "weekday": "tuesday", /,
    to: '"party": ‸{ ',
    code: 'event-day',
  },
  {
    title: 'an event with its day and its rhythm',
    file: EVENTS,
    from: /"quiz": \{ "weekday": "friday",/,
    to: '"quiz": ‸{ "weekday": "friday", "everyWeeks": 3,',
    code: 'event-day',
  },
  {
    title: 'shows in a rhythm that is not theirs',
    file: EVENTS,
    from: /"everyWeeks": 3/,
    to: '"everyWeeks": ‸2',
    code: 'value-unequal',
    says:
      '«dailyEvents.events.show.everyWeeks» vale 2, ma «shows.everyWeeks», che dice la stessa cosa, vale 3: ' +
      'scrivete 3, oppure correggete l’altro.',
  },
  {
    title: 'a group photo on a day of closure',
    file: STAFF,
    from: /"groupPhotoWeekday": "friday"/,
    to: '"groupPhotoWeekday": ‸"saturday"',
    code: 'weekday-closed',
  },
  {
    title: 'a menu on a day of closure',
    file: 'facts/meals.json',
    from: /"monday": \[/,
    to: '"sunday": ‸[',
    code: 'weekday-closed',
    says:
      '«meals.days.sunday» cade di domenica, ma il campus va dal lunedì al venerdì: ' +
      'scegliete un giorno dal lunedì al venerdì.',
  },
];

const texts: readonly Reject[] = [
  {
    title: 'a typed weekday that is not that of the date',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Da ‸martedì {{season.start, dayMonth}}"',
    code: 'text-weekday',
    says:
      'Il testo dice «martedì», ma «season.start» è lunedì: ' +
      'scrivete «lunedì», oppure usate un formato che scrive il giorno da solo, come longDate.',
  },
  {
    title: 'a weekday without its accent before an article',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Si parte ‸Giovedi il {{season.start, dayMonth}}"',
    code: 'text-weekday',
  },
  {
    title: 'a weekday in brackets after the date',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Si parte il {{season.start, dayMonth}} (‸domenica)"',
    code: 'text-weekday',
  },
  {
    title: 'the hours of Saturday under Sunday',
    file: 'texts/it/economic-regulations.json',
    from: /"sabato: \{\{/,
    to: '"‸domenica: {{',
    code: 'text-weekday',
  },
  {
    title: 'a label that names another day',
    file: 'texts/it/iscrizioni.json',
    from: /"label": "Sabato"/,
    to: '"label": ‸"Domenica"',
    code: 'text-weekday',
  },
  {
    title: 'a week that starts on Tuesday',
    file: HOME,
    from: /Dal lunedì al venerdì/,
    to: 'Dal ‸martedì al venerdì',
    code: 'text-week',
    says:
      'Il testo dice «martedì al venerdì», ma il campus va dal lunedì al venerdì: ' +
      'scrivete «lunedì al venerdì».',
  },
  {
    title: 'a week of seven days',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Aperti dal ‸lunedì alla domenica"',
    code: 'text-week',
  },
  {
    title: 'a week of seven days after a sentence about the telephone',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "La segreteria risponde ogni giorno. Aperti dal ‸lunedì alla domenica"',
    code: 'text-week',
  },
];

const sensible: readonly Accept[] = [
  {
    title: 'an extension of two weeks',
    file: SEASON,
    from: /"end": "2031-09-19"/,
    to: '"end": "2031-09-26"',
  },
  {
    title: 'a closure of one day',
    file: SEASON,
    from: /"from": "2031-08-18"/,
    to: '"from": "2031-08-22"',
  },
  {
    title: 'a closure from a Sunday to the Monday after it',
    file: SEASON,
    from: /"closures": \{/,
    to: '"closures": { "july": { "from": "2031-07-13", "to": "2031-07-14" },',
  },
  {
    title: 'a second closure',
    file: SEASON,
    from: /"closures": \{/,
    to: '"closures": { "july": { "from": "2031-07-14", "to": "2031-07-18" },',
  },
  {
    title: 'an open day on another Sunday',
    file: OPEN_DAYS,
    from: FIRST_DATE,
    to: '"date": "2031-06-08"',
  },
  {
    title: 'the week of who answers the telephone',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "La segreteria risponde dal lunedì alla domenica"',
  },
  {
    title: 'the week of who answers the telephone, among other sentences',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Si gioca. La segreteria risponde dal lunedì alla domenica. Chiamateci!"',
  },
  {
    title: 'the weekday of the date itself',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Da lunedì {{season.start, dayMonth}}, ogni lunedì, fino a {{season.end, dayMonth}}"',
  },
  {
    title: 'weekdays that speak of something else',
    file: HOME,
    from: TITLE,
    to: '"subtitle": "Da {{season.start, dayMonth}}, dal lunedì al venerdì; il sabato si riposa."',
  },
  {
    title: 'a deadline on another day of the week',
    file: 'facts/enrolment.json',
    from: /"weekday": "thursday"/,
    to: '"weekday": "wednesday"',
  },
];

describe('dates that cannot be true together', () => {
  rejects(dates);
  rejects(week);
  rejects(texts);
  accepts(sensible);

  it('names the other date, and the pages that show it', () => {
    const { content } = edited({
      file: OPEN_DAYS,
      from: /"bookBy": "2031-05-21"/,
      to: '"bookBy": "2031-06-04"',
    });
    const [finding] = coherentFindings(content);
    expect(finding?.fact).toBe('openDays.events.first.bookBy');
    expect(finding?.value).toBe('2031-06-04');
    expect(finding?.pages).toEqual(['/open-days']);
    const { file, pointer, value, pages, role } = finding?.related?.[0] ?? {};
    expect({ file, pointer, value, pages, role }).toEqual({
      file: OPEN_DAYS,
      pointer: '/events/first/date',
      value: '2031-05-25',
      pages: ['/open-days'],
      role: 'authority',
    });
  });

  it('names the page that says what its own dates refuse', () => {
    const { content } = edited({
      file: 'pages/lavoro.json',
      from: /"season.closures.august.to": "2031-08-24"/,
      to: '"season.closures.august.to": "2031-08-14"',
    });
    const [finding] = coherentFindings(content);
    expect(finding?.pages).toEqual(['/lavoro']);
    expect(finding?.related?.map(({ file }) => file)).toEqual([SEASON]);
  });
});
