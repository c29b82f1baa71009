import { describe, expect, it } from 'vitest';
import { nextSeason, openHolidays } from '../../src/author/season/next-season.ts';
import { applySteps } from '../../src/author/steps.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import type { Json } from '../../src/content/json.ts';
import type { OpenDaysFacts } from '../../src/content/types.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/time/calendar.ts';
import { easterSunday, holidayOn } from '../../src/time/holidays.ts';
import { CAMP_TODAY, campContent, campSources, replaced } from '../camp.ts';
import { projectOf, schemas } from '../schemas.ts';

const NOTE = 'Prezzo della stagione vecchia: confermarlo.';
const project = projectOf(campSources);
const season = (year: number, chosen: [string, Json][] = []) =>
  nextSeason(project, year, new Map(chosen), NOTE);
const result = (year: number, chosen: [string, Json][] = []) =>
  runChecks(applySteps(campSources, season(year, chosen).steps), schemas, { today: CAMP_TODAY });

/** The next one, a very early Easter, the latest Easter, and a distant leap year. */
const YEARS = [2032, 2035, 2038, 2060];

describe('the season of another year', () => {
  it.each(YEARS)('leaves no error in %s', (year) => {
    const errors = result(year).findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([]);
  });

  it.each(YEARS)('keeps weekdays and holds no open day on a holiday in %s', (year) => {
    const next = new Map(season(year).proposals.map(({ fact, from, to }) => [fact, { from, to }]));
    for (const fact of ['season.start', 'season.end', 'staff.entertainers.trainingStart']) {
      const { from, to } = next.get(fact) ?? {};
      expect(weekdayOf(String(to))).toBe(weekdayOf(String(from)));
    }
    for (const fact of ['openDays.events.first.date', 'openDays.events.second.date'])
      expect(holidayOn(String(next.get(fact)?.to))).toBeUndefined();
  });

  it('removes the overrides of the old season, with their questions', () => {
    const { project: after } = result(2032);
    expect(after.pageIds().flatMap((id) => Object.keys(after.says(id)))).not.toContain(
      'season.end',
    );
    expect(JSON.stringify(after.value('questions.json'))).not.toContain('season.end');
  });

  it.each(['2031-05', '2031-05-14'])('leaves the date of the legal documents: %s', (updated) => {
    const own = replaced('facts/legal.json', '"updated": "2031-05"', `"updated": "${updated}"`);
    const { steps } = nextSeason(projectOf(own), 2032, new Map(), NOTE);
    expect(applySteps(own, steps).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`"updated": "${updated}"`),
    );
    expect(result(2032).project.says('privacy')).toHaveProperty(['legal.updated'], '2030-04-15');
  });

  it('drops what was known of the places of the old season', () => {
    expect(result(2032).project.value('facts/weeks.json')).toMatchObject({ places: [] });
  });

  it('carries the prices over, to be confirmed', () => {
    const marked = result(2032).findings.filter(({ args }) => args.note === NOTE);
    expect(marked.map(({ file }) => file)).toContain('facts/prices.json');
    expect(marked.length).toBeGreaterThan(2);
  });

  it('takes a chosen value, and moves the dates that depend on it', () => {
    const first = 'openDays.events.first';
    const next = season(2032, [[`${first}.date`, '2032-05-30']]);
    const value = (fact: string) => next.proposals.find((proposal) => proposal.fact === fact)?.to;
    expect(value(`${first}.date`)).toBe('2032-05-30');
    const { date, bookBy } = campContent<OpenDaysFacts>('facts/open-days.json').events.first ?? {};
    const before = daysBetween(String(bookBy), String(date));
    expect(value(`${first}.bookBy`)).toBe(addDays('2032-05-30', -before));
  });

  it('names the holidays in the season without a closure', () => {
    const { project: early } = result(2032, [['season.start', '2032-05-31']]);
    expect(openHolidays(early)).toContain('2032-06-02');
  });
});

describe('holidays', () => {
  // Published tables of Easter.
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
  ])('knows Easter of %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it.each([
    ['2026-04-06', 'easter-monday'],
    ['2027-04-25', 'liberation'],
    ['2026-06-02', 'republic'],
    ['2031-08-15', 'assumption'],
    ['2026-06-03', undefined],
  ])('knows %s', (date, holiday) => {
    expect(holidayOn(date)).toBe(holiday);
  });
});
