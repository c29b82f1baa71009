import { describe, expect, it } from 'vitest';
import { accepts, alsoEdited, campSources, coherentFindings, rejects } from './coherent-reports.ts';
import { edited, rowsOf } from './edited.ts';

const SEASON = 'facts/season.json';
const OPEN_DAYS = 'facts/open-days.json';

const dates = rowsOf`
# facts/season.json
- a season that starts on the Sunday before [season-weekday]
  "start": "2031-06-16" → "start": ‸"2031-06-15"
  «season.start» è 2031-06-15, che cade di domenica, ma il campus va dal lunedì al venerdì: scrivete "2031-06-16", che è lunedì.
- a year that does not match the dates [date-year]
  "year": 2031 → "year": ‸2026
- two closures that overlap [ranges-overlap]
  "closures": \{\s*"august": \{ "from":␣ → "closures": { "july": { "from": "2031-08-04", "to": "2031-08-22" }, "august": { "from": ‸
- a closure on the last day of the season [closure-edge]
  "closures": \{ → "closures": { "end": { "from": "2031-09-11", "to": ‸"2031-09-12" },
# facts/enrolment.json
- an enrolment that opens after the season begins [date-order]
  "opens": "[^"]*" → "opens": ‸"2031-07-03"
# facts/weeks.json
- the places of a Tuesday [season-weekday]
  "monday": "2031-06-23" → "monday": ‸"2031-06-24"
- the places of a week after the season [places-closed]
  "monday": "2031-06-23" → "monday": ‸"2031-10-06"
# facts/open-days.json
- two open days that are the same [item-repeated]
  "parcoTigli",\s*"date": "2031-06-01"[\s\S]*?"bookBy": "2031-05-28" → ‸"lagoBlu", "date": "2031-05-25", "weekday": "sunday", "hours": { "from": "15:30", "to": "19:00" }, "bookBy": "2031-05-21"
# facts/agreements.json
- two partners of one name [value-repeated]
  "Istituto di credito" → ‸"Azienda ospedaliera"
# pages/home.json
- a season end that a page moves to a Thursday [season-weekday]
  "season.end": "2031-09-19" → "season.end": ‸"2031-09-18"
# facts/discounts.json
- a chain deadline after the season [date-order]
  "date": "2031-06-07", "weekday": "saturday" → "date": ‸"2031-10-07"
# facts/staff.json
- a training that starts with the season [date-order]
  "trainingStart": "2031-04-07" → "trainingStart": ‸"2031-06-16"
# facts/meals.json
- a menu without a day of camp [menu-day-missing]
  "days": \{\s*"monday": \[[\s\S]*?\n {4}\], → "days": ‸{
- a menu on a closed day [weekday-closed]
  "monday": \[ → "sunday": ‸[
  «meals.days.sunday» cade di domenica, ma il campus va dal lunedì al venerdì: scegliete un giorno dal lunedì al venerdì.
`;

const texts = rowsOf`
# texts/it/home.json | "subtitle": "\{\{sports\.count, number\}\} sport, e poi[^"]*"
- a weekday without its accent before an article [text-weekday]
  → "subtitle": "Si parte ‸Giovedi il {{season.start, dayMonth}}"
- a week of seven days [text-week]
  → "subtitle": "Aperti dal ‸lunedì alla domenica"
# texts/it/iscrizioni.json
- a label that names another day [text-weekday]
  "label": "Sabato" → "label": ‸"Domenica"
`;

const sensible = rowsOf`
# facts/season.json
- a closure of one day
  "from": "2031-08-18" → "from": "2031-08-22"
- a closure from a Sunday to the Monday after it
  "closures": \{ → "closures": { "july": { "from": "2031-07-13", "to": "2031-07-14" },
# texts/it/home.json | "subtitle": "\{\{sports\.count, number\}\} sport, e poi[^"]*"
- the week of the office, among other sentences
  → "subtitle": "Si gioca. La segreteria risponde dal lunedì alla domenica. Chiamateci!"
- the weekday of the date itself
  → "subtitle": "Da lunedì {{season.start, dayMonth}}, ogni lunedì, fino a {{season.end, dayMonth}}"
- weekdays about something else
  → "subtitle": "Da {{season.start, dayMonth}}, dal lunedì al venerdì; il sabato si riposa."
# facts/weeks.json
- the places of a week until its Friday
  "until": "2031-06-18" → "until": "2031-06-27"
- the places of another venue in the same week
  "places": \[ → "places": [{ "venue": "parcoTigli", "monday": "2031-06-23", "state": "free", "until": "2031-06-18" },
# facts/open-days.json
- two open days of one venue on one day, at other hours
  "parcoTigli",\s*"date": "2031-06-01"[\s\S]*?"bookBy": "2031-05-28" → "lagoBlu", "date": "2031-05-25", "weekday": "sunday", "hours": { "from": "09:30", "to": "12:00" }, "bookBy": "2031-05-21"
# facts/enrolment.json
- a deadline on another day of the week
  "weekday": "thursday" → "weekday": "wednesday"
`;

describe('dates that contradict each other', () => {
  rejects(dates);
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

  it('rejects hours that a page reverses for one venue', () => {
    const own = { file: 'facts/venues.json', from: /"prices": \{ "week": 153/ };
    const hours =
      '"hours": { "camp": { "from": "08:30", "to": "17:00" } }, "prices": { "week": 153';
    const says = '"season.end": "2031-09-19", "venues.parcoTigli.hours.camp.to": "08:15"';
    const season = { file: 'pages/home.json', from: /"season.end": "2031-09-19"/ };
    const content = alsoEdited(campSources, [
      { ...own, to: hours },
      { ...season, to: says },
    ]);
    const found = coherentFindings(content).filter(({ code }) => code === 'range-backwards');
    expect(found.map(({ file }) => file)).toEqual(['pages/home.json']);
  });

  it.each([
    ['2032-07-01', '2032-07-01', ['2031-07-01', '2031-07-01']],
    ['2032-08-16', '2032-08-20', ['2031-08-18', '2031-08-22']],
  ])('moves a closure of another year, %s–%s', (start, end, days) => {
    const to = `{ "from": "${start}", "to": "${end}" } }`;
    const { content } = edited({ file: SEASON, from: /\{ "from": "2031-08-18"[^}]*\} \}/, to });
    const found = coherentFindings(content).filter(({ code }) => code === 'date-year');
    expect(found.map(({ args }) => args.instead)).toEqual(days);
  });

  it('names the page that contradicts its own dates', () => {
    const { content } = edited({
      file: 'pages/lavoro.json',
      from: /"season.closures.august.to": "2031-08-24"/,
      to: '"season.closures.august.to": "2031-08-14"',
    });
    const [finding] = coherentFindings(content);
    expect(finding?.code).toBe('range-backwards');
    expect(finding?.pages).toEqual(['/lavoro']);
    expect(finding?.related?.map(({ file }) => file)).toEqual([SEASON]);
  });
});
