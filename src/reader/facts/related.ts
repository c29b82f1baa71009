import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { WEEKDAYS } from '../../time/calendar.ts';
import { hasCampDays, type SeasonDates, seasonWeeks } from '../../time/season-weeks.ts';
import { Lexicon } from '../values/lexicon.ts';
import type { Fact, FactKind } from './fact.ts';
import { listOf } from './names-of-content.ts';

/** A fact that a value of content states beside itself, or in place of itself. */
interface Related {
  readonly kind: FactKind;
  readonly value: Json;
  /** The steps to add to the path of the value. */
  readonly at: readonly string[];
  /** The keys of its names in the texts. */
  readonly names: readonly string[];
}

/**
 * The answers that a value gives to questions without a number (rounded up, paid only once),
 * and the weekday of what content lists under one.
 * @param own the schema of the value
 */
export function relatedTo(value: Json, own: JsonObject, steps: readonly string[]): Related[] {
  if (isObject(own.answers))
    return Object.entries(own.answers).map(([dimension, answer]) => ({
      kind: 'answer',
      value: answer,
      at: [dimension],
      names: [],
    }));
  if (isObject(value) && steps.at(-2) === 'sports')
    return [{ kind: 'answer', value: 'listed', at: [], names: [`sports/${steps.at(-1)}`] }];
  if (typeof value !== 'string') return [];
  const names = [`${String(own.namedIn).split('.').at(-1)}.${value}`];
  if (own.namedIn !== undefined) {
    const weekday = steps.find(isWeekday);
    if (weekday) return [{ kind: 'weekday', value: weekday, at: [], names }];
    return steps.at(-2) === 'themes' ? [{ kind: 'dateRange', value, at: [], names }] : [];
  }
  const states = listOf(own.enum).includes('in-definition') ? VENUE_STATES : STATES;
  const answer = states[value] ?? value;
  const isAnswer = ANSWERS.answerDimensionOf(answer) !== undefined;
  return isAnswer ? [{ kind: 'answer', value: answer, at: [], names: [] }] : [];
}

/** All languages have the same answers. */
const ANSWERS = Lexicon.of('it');

/** Content's words for what is certain, and for what is still open. */
const STATES: Readonly<Record<string, string>> = { 'to-confirm': 'undecided', open: 'undecided' };
const VENUE_STATES: Readonly<Record<string, string>> = {
  open: 'confirmed',
  'in-definition': 'open',
};

/** Each week of a theme and each run of its weeks, in place of its name. */
export function weeksOf(fact: Fact, all: JsonObject): Fact[] {
  if (fact.kind !== 'dateRange' || typeof fact.value !== 'string') return [fact];
  const { season, weeks } = all;
  const open = isSeason(season) ? seasonWeeks(season).filter(hasCampDays) : [];
  const themes = isObject(weeks) && isObject(weeks.programme) ? weeks.programme.themes : [];
  const at = Number(fact.path.slice(fact.path.lastIndexOf('.') + 1));
  const week = open[at];
  if (!week || !Array.isArray(themes)) return [];
  const isRun = (from: number) => themes.slice(from, at + 1).every((theme) => theme === fact.value);
  const first = [...themes.keys()].findIndex(isRun);
  const starts = [...new Set([at, first])].flatMap((index) => open[index] ?? []);
  return starts.map(({ monday }) => ({
    ...fact,
    value: { from: monday, to: week.friday },
  }));
}

function isSeason(value: Json | undefined): value is JsonObject & SeasonDates {
  return isObject(value) && [value.start, value.end].every((day) => typeof day === 'string');
}

function isWeekday(step: string): boolean {
  return WEEKDAYS.some((weekday) => weekday === step);
}
