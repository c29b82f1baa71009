import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { CAMP_TODAY, campSources, textOf, withFile } from '../camp.ts';
import { schemas } from '../schemas.ts';

function told(name: 'later' | 'notices', value: object): string[] {
  const text = JSON.stringify({ $schema: `../schemas/${name}.schema.json`, ...value });
  const { findings } = runChecks(withFile(`${name}.json`, text), schemas, { today: CAMP_TODAY });
  return findings
    .filter(({ file }) => file === `${name}.json`)
    .map((finding) => `${finding.severity} ${finding.code} ${sentenceOf(finding)}`);
}

const FAR = ['warning later-far'];

describe('a value from a day on', () => {
  it.each([
    ['is accepted', '2031-09-01', { 'prices.week': 150 }, []],
    ['may be for one venue', '2031-09-01', { 'venues.lagoBlu.prices.week': 150 }, []],
    ['names a fact', '2031-09-01', { 'prices.wek': 150 }, ['error reference-unknown']],
    [
      'names a venue',
      '2031-09-01',
      { 'venues.lagoblu.prices.week': 150 },
      ['error reference-unknown'],
    ],
    ['is not of a far year', '2052-09-01', { 'prices.week': 150 }, ['warning later-far']],
    ['names no far day', '2031-09-01', { 'season.next.announcedOn': '2052-11-03' }, FAR],
    ['changes its value', '2031-09-01', { 'prices.week': 144 }, ['warning later-same']],
    ['has the type of its fact', '2031-09-01', { 'prices.week': '150' }, ['error value-type']],
    ['is on an existing day', '2031-09-31', { 'prices.week': 150 }, ['error date-not-real']],
  ])('%s', (_, day, values, codes) => {
    const said = told('later', { changes: { [day]: values } });
    expect([...new Set(said.map((line) => line.split(' ').slice(0, 2).join(' ')))]).toEqual(codes);
  });
});

it('a value of the year after next is not far once the next season is planned', () => {
  const changes = { '2033-01-01': { 'prices.week': 150 } };
  const codes = (all: object) =>
    told('later', { changes: all })
      .map((line) => line.split(' ')[1])
      .filter((code) => code === 'later-far');
  expect(codes(changes)).toEqual(['later-far']);
  expect(codes({ '2031-10-01': { 'season.year': 2032 }, ...changes })).toEqual([]);
  expect(codes({ '2033-01-01': { 'season.year': 2033, 'prices.week': 150 } })).toEqual([]);
});

/** On the camp's day, in the past and twice. */
it.each([
  [{ 'prices.week': '150' }, '/changes/2031-01-09/prices.week', 'value-type'],
  [{ 'prices.wek': 150 }, '/changes/2031-01-09/prices.wek', 'key-unknown'],
  [{ 'prices.halfDayWeek': 400 }, '/changes/2031-01-09/prices.halfDayWeek', 'price-half-day'],
])('a value already in force is found where it was typed: %j', (values, pointer, code) => {
  const changes = { '2031-01-07': { 'prices.halfDayWeek': 101 }, '2031-01-09': values };
  const { findings } = runChecks(
    withFile('later.json', JSON.stringify({ $schema: '../schemas/later.schema.json', changes })),
    schemas,
    { today: CAMP_TODAY },
  );
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map((error) => [error.file, error.pointer, error.code])).toEqual([
    ['later.json', pointer, code],
  ]);
});

/** What it does, its words, from when until when, and the codes of the warnings or errors on it. */
const NOTICES = `
is accepted | La piscina è chiusa. | 2031-07-03 | 2031-07-07T14:00 |
says what the facts say | Una settimana costa 144 euro. | 2031-07-03 | 2031-07-07 |
is asked about a price that differs | Una settimana costa 150 euro. | 2031-07-03 | 2031-07-07 | warning notice-differs
is asked about an age and a percentage that differ | Accogliamo bambini da 3 a 17 anni. Lo sconto fratelli è del 33%. | 2031-07-03 | 2031-07-07 | warning notice-differs, warning notice-differs
may close on a day of the season | Lunedì 30 giugno si chiude. | 2031-06-20 | 2031-06-30 |
may close until another day | La piscina è chiusa fino a mercoledì 2 luglio. | 2031-06-20 | 2031-07-02 |
may change the hours of a day | Venerdì 27 giugno si esce alle 15. | 2031-06-20 | 2031-06-27 |
has the address of a venue | Si entra da via dei Canneti 999. | 2031-07-03 | 2031-07-07 | error address-other
is finished | TODO <b>chiuso</b> | 2031-07-03 | 2031-07-07 | error text-broken, error text-broken, error text-broken
is shown on its last day | La piscina è chiusa. | 2031-01-01 | 2031-03-03 |
names no day by today while it stays longer | Oggi no, domani sì. | 2031-07-03 | 2031-07-04 | warning notice-day, warning notice-day
may say today if it stays one day | Oggi la piscina è chiusa. | 2031-07-03T07:00 | 2031-07-03 |
names the weekday of its date | Lunedì 7 e venerdì 11 luglio, dalle 9:30 di martedì. | 2031-07-01 | 2031-07-11 |
may not name another weekday | Martedì 7 luglio si chiude. | 2031-07-01 | 2031-07-07 | error notice-weekday
names the weekday of each day of a range | Da martedì 8 a sabato 12 luglio la piscina è chiusa. | 2031-07-01 | 2031-07-11 |
may not name others at the ends of a range | Da lunedì 8 a venerdì 12 luglio la piscina è chiusa. | 2031-07-01 | 2031-07-11 | error notice-weekday, error notice-weekday
may not name others in a pair of days | Lunedì 1 e giovedì 3 luglio niente piscina. | 2031-06-20 | 2031-07-03 | error notice-weekday
may not name others in a list of days | Martedì 1, giovedì 2 e venerdì 3 luglio niente piscina. | 2031-06-20 | 2031-07-03 | error notice-weekday, error notice-weekday
may not name others after a day | Chiuso il 3 luglio (venerdì) e il 4 luglio, sabato. | 2031-06-20 | 2031-07-03 | error notice-weekday, error notice-weekday
may name a day that has just passed | La gita di venerdì 13 giugno è rinviata a venerdì 20 giugno. | 2031-06-18 | 2031-06-20 |
may not name another weekday for that day | La gita di sabato 13 giugno è rinviata. | 2031-06-18 | 2031-06-20 | error notice-weekday
names the weekday of a day far ahead | Riapriamo martedì 8 giugno, anzi martedì 8 giugno 2032. | 2031-12-20 | 2031-12-31 |
may name two weekdays before their days | Chiusi martedì e mercoledì, 1 e 2 luglio, e giovedì e venerdì 3 e 4 luglio. | 2031-06-20 | 2031-07-04 |
may not name another pair of weekdays before their days | Chiusi giovedì e venerdì 10 e 12 luglio. | 2031-06-20 | 2031-07-14 | error notice-weekday
may not name another weekday after a pair | Chiusi martedì e giovedì 2 luglio. | 2031-06-20 | 2031-07-04 | error notice-weekday
may number other things after a weekday | Lunedì 2 gruppi vanno al lago fino al 4 luglio. Da venerdì 27 a martedì 1 luglio si gioca. | 2031-06-20 | 2031-07-03 |
shows placeholders as they are typed | Si chiude a {{camp.name}}. | 2031-07-01 | 2031-07-07 | error placeholder-unfilled
names hours that exist | La piscina è chiusa. | 2031-03-30T02:30 | 2031-04-01 | error date-form
`;

describe('a notice', () => {
  it.each(NOTICES.trim().split('\n'))('%s', (row) => {
    const [, it = '', from, until, codes = ''] = row.split(/ \|(?: |$)/);
    const said = told('notices', { notices: [{ text: { it }, from, until }] });
    expect(said.map((line) => line.split(' ').slice(0, 2).join(' ')).join(', ')).toBe(codes);
  });

  it('names pages', () => {
    const notice = { text: { it: 'Si chiude.' }, from: '2031-07-03', until: '2031-07-07' };
    const said = told('notices', { notices: [{ ...notice, where: ['lago'] }] });
    expect(said).toEqual([expect.stringMatching(/^error reference-unknown /)]);
  });
});

it('a notice whose pages are all off is asked about', () => {
  const notice = { text: { it: 'Si chiude.' }, from: '2031-07-03', until: '2031-07-07' };
  const site = textOf('site.json').replace('"id": "shows",', '"id": "shows", "off": true,');
  const codesFor = (...where: string[]) => {
    const text = JSON.stringify({ notices: [{ ...notice, where }] });
    const content = [
      ...campSources.filter(({ path }) => path !== 'site.json' && path !== 'notices.json'),
      { path: 'site.json', text: site },
      { path: 'notices.json', text },
    ];
    const { findings } = runChecks(content, schemas, { only: ['notices'] });
    return findings.map(({ code }) => code);
  };
  expect(codesFor('shows')).toEqual(['notice-hidden']);
  expect(codesFor('shows', 'home')).toEqual([]);
});
