import { eachGroup } from '../../check/each-group.ts';
import { officialValue } from '../../check/facts/fact-place.ts';
import type { Project } from '../../check/project.ts';
import { eachFact } from '../../content/facts.ts';
import { childOf, isObject, type Json, sameJson, valueAt } from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { campPath } from '../../content/scope.ts';
import type { SeasonFacts } from '../../content/types.ts';
import {
  addDays,
  daysBetween,
  isCalendarDate,
  sameWeekday,
  weekdayOf,
} from '../../time/calendar.ts';
import { holidayOn } from '../../time/holidays.ts';
import { seasonWeeks } from '../../time/season-weeks.ts';
import { closeQuestions, type EditStep, removeSays, setValueStep } from '../steps.ts';
import {
  type DateRule,
  inAssumptionWeek,
  isAssumptionWeek,
  isMonthEnd,
  monthEnd,
  openDay,
} from './moved-date.ts';

export type SeasonRule = DateRule | 'year' | 'before-event' | 'day-of-date' | 'chosen';

/** A proposed value for the next season. */
export interface Proposal {
  readonly fact: string;
  readonly from: Json;
  readonly to: Json;
  readonly rule: SeasonRule;
}

/** The proposed values, and the edits that set them and remove what no longer applies. */
export type NextSeason = ReturnType<typeof nextSeason>;

/** The facts that hold the season's year. */
const YEARS = ['season.year', 'legal.terms.year'];

/** Dates of something done, not of the season: no other year makes them true. */
const DONE = ['legal.updated'];

const PLACES_LEFT = 'weeks.places';

/** Groups of prices, of the camp or a venue, which need confirmation for the next season. */
const PRICES = ['prices', 'fees', 'agreements.rates'];

/**
 * Proposes the season of another year from this one.
 * @param chosen values that the manager chose, by fact path
 * @param note on the prices to confirm
 */
export function nextSeason(
  project: Project,
  year: number,
  chosen: ReadonlyMap<string, Json>,
  note: string,
) {
  const dates = datesOf(project).map(
    ([fact, from]): Proposal => ({ fact, from, ...movedDates(project, fact, from, year, chosen) }),
  );
  const chosenDates = [...yearsOf(project, year), ...dates].map((proposal) =>
    withChoice(proposal, chosen),
  );
  const proposals = chosenDates
    .flatMap((proposal) => [proposal, ...weekdayBeside(project, proposal)])
    .filter(({ from, to, rule }) => rule === 'chosen' || !sameJson(from, to));
  const facts = new Set(proposals.map(({ fact }) => fact));
  return {
    proposals,
    steps: [
      ...proposals.map(({ fact, to }): EditStep => {
        const { file, pointer } = factLocation(fact);
        return setValueStep(file, pointer, to);
      }),
      // What a page says about the old season does not apply to the next.
      ...removeSays(project, (fact) => facts.has(fact)),
      ...closeQuestions(project, (fact) => facts.has(fact)),
      ...reopenedDecisions(project, facts),
      ...withoutPlaces(project),
      ...pricesToConfirm(project, note),
    ],
  };
}

/** A decision taken together with a date that moves is open again: it was about the old date. */
function reopenedDecisions(project: Project, moved: ReadonlySet<string>): EditStep[] {
  return project.documents.flatMap(({ path: file, value }) =>
    eachGroup(value).flatMap(({ group, pointer }): EditStep[] => {
      if (!isObject(group) || !moved.has(String(group.decidedWith))) return [];
      const { decidedWith: _, ...own } = group;
      return [setValueStep(file, pointer, own)];
    }),
  );
}

/** Empties the list of vacancies, which is about the old season's weeks. */
function withoutPlaces(project: Project): EditStep[] {
  const places = officialValue(project, PLACES_LEFT);
  if (!Array.isArray(places) || places.length === 0) return [];
  const { file, pointer } = factLocation(PLACES_LEFT);
  return [setValueStep(file, pointer, [])];
}

function withChoice(proposal: Proposal, chosen: ReadonlyMap<string, Json>): Proposal {
  const to = chosen.get(proposal.fact);
  return to === undefined ? proposal : { ...proposal, to, rule: 'chosen' };
}

/** The weekday stated beside a date, so that a mistake in either shows. */
function weekdayBeside(project: Project, { fact, to }: Proposal): Proposal[] {
  const [, group = '', key = ''] = /^(.*)\.([^.]+)$/.exec(fact) ?? [];
  const weekdayPath = `${group}.${key === 'date' ? 'weekday' : `${key}Weekday`}`;
  const from = officialValue(project, weekdayPath);
  if (typeof from !== 'string' || !isDate(to)) return [];
  return [{ fact: weekdayPath, from, to: weekdayOf(to), rule: 'day-of-date' }];
}

/** Every official date of this season. */
function datesOf(project: Project): [string, string][] {
  return [...eachFact(project.facts)].flatMap(([fact, value]) =>
    isDate(value) && !DONE.includes(fact) ? [[fact, value] as [string, string]] : [],
  );
}

function movedDates(
  project: Project,
  fact: string,
  date: string,
  year: number,
  chosen: ReadonlyMap<string, Json>,
): { to: Json; rule: SeasonRule } {
  const around = fact.slice(0, fact.lastIndexOf('.'));
  const group = valueAt(project.facts, around.split('.'));
  const { from, to, date: event } = isObject(group) ? group : {};
  if (fact.endsWith('.bookBy') && isDate(event)) {
    const typed = chosen.get(`${around}.date`);
    const next = isDate(typed) ? typed : openDay(event, year).to;
    // Keeps the number of days before the event.
    return { to: addDays(next, daysBetween(event, date)), rule: 'before-event' };
  }
  if (fact.startsWith('openDays.events.')) return openDay(date, year);
  if (
    campPath(project.facts, fact).startsWith('season.closures.') &&
    isDate(from) &&
    isDate(to) &&
    isAssumptionWeek(from, to)
  )
    return { to: inAssumptionWeek(date, year), rule: 'assumption-week' };
  if (/deadline/i.test(fact) && isMonthEnd(date))
    return { to: monthEnd(date, year), rule: 'month-end' };
  return { to: sameWeekday(date, year), rule: 'weekday' };
}

function isDate(value: Json | undefined): value is string {
  return typeof value === 'string' && isCalendarDate(value);
}

function yearsOf(project: Project, year: number): Proposal[] {
  return YEARS.flatMap((fact): Proposal[] => {
    const from = officialValue(project, fact);
    return from === undefined ? [] : [{ fact, from, to: year, rule: 'year' }];
  });
}

/** Marks the prices of the old season as to be confirmed. */
function pricesToConfirm(project: Project, note: string): EditStep[] {
  const venueGroups = project
    .venues()
    .flatMap((id) => PRICES.map((group) => `venues.${id}.${group}`));
  return [...PRICES, ...venueGroups].flatMap((group): EditStep[] => {
    const value = officialValue(project, group);
    if (!isObject(value) || value.confirm !== undefined) return [];
    const { file, pointer } = factLocation(group);
    const mark = { status: 'to-confirm', note };
    const edit = { op: 'set', pointer: childOf(pointer, 'confirm'), value: mark } as const;
    return [{ kind: 'to-confirm', file, edit }];
  });
}

/** The camp days of the next season that are public holidays. */
export function openHolidays({ facts }: Project): string[] {
  const season = facts.season as unknown as SeasonFacts;
  if (![season.start, season.end].every(isCalendarDate)) return [];
  return seasonWeeks(season)
    .flatMap(({ campDays }) => campDays)
    .filter((date) => holidayOn(date) !== undefined);
}
