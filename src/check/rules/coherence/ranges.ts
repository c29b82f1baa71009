import { isObject, type Json, type JsonObject, pointerSteps } from '../../../content/json.ts';
import { isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { eachGroup } from '../../each-group.ts';
import { repeatsOf } from '../../repeats.ts';
import { factRule } from './fact-rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';

const ENDS = [
  ['from', 'to'],
  ['min', 'max'],
  ['start', 'end'],
] as const;

/** Ranges run forward, those of a list follow each other, weekdays match their dates. */
export const ranges = factRule((scoped) => inEachGroup(scoped, rangesIn));

/** What a function finds at each group and list of the facts; on a page, of those that it says. */
function inEachGroup(
  { facts, pageId, overriddenRoots }: ScopedFacts,
  ask: (part: Extract<Json, object>, path: string) => Iterable<Inconsistency>,
): Inconsistency[] {
  const roots = pageId === undefined ? Object.keys(facts) : overriddenRoots;
  const asked = Object.fromEntries(roots.map((root) => [root, facts[root] ?? null]));
  return eachGroup(asked).flatMap(({ group, pointer }) => [
    ...ask(group, pointerSteps(pointer).join('.')),
  ]);
}

function* rangesIn(part: Extract<Json, object>, path: string): Generator<Inconsistency> {
  if (Array.isArray(part)) yield* overlaps(part, path);
  else if (isObject(part)) {
    yield* backwards(part, path);
    yield* weekdays(part, path);
  }
}

function* backwards(group: { [key: string]: Json }, path: string): Generator<Inconsistency> {
  for (const [first, last] of ENDS) {
    const [from, to] = [group[first] ?? null, group[last] ?? null];
    if (!comparable(from) || !comparable(to) || !areOfOneType(from, to) || inOrder(from, to))
      continue;
    const args = { field: path, first, from, last, to };
    yield { code: 'range-backwards', at: `${path}.${last}`, related: [`${path}.${first}`], args };
  }
}

/** A single day is a range; a single hour or age is not. */
function inOrder(from: string | number, to: string | number): boolean {
  return from < to || (from === to && typeof from === 'string' && isCalendarDate(from));
}

function comparable(end: Json): end is string | number {
  return typeof end === 'number' || typeof end === 'string';
}

function areOfOneType(from: string | number, to: string | number): boolean {
  return (
    typeof from === typeof to && (typeof from === 'number' || from.length === String(to).length)
  );
}

function* overlaps(list: readonly Json[], path: string): Generator<Inconsistency> {
  for (const [index, item] of list.entries()) {
    const [before, from] = [rangeEnd(list[index - 1], 'to'), rangeEnd(item, 'from')];
    if (before === undefined || from === undefined || from >= before) continue;
    const args = { field: path, from, before };
    const related = [`${path}.${index - 1}.to`];
    yield { code: 'ranges-overlap', at: `${path}.${index}.from`, related, args };
  }
}

function rangeEnd(item: Json | undefined, key: 'from' | 'to'): string | undefined {
  const end = isObject(item) ? item[key] : undefined;
  return typeof end === 'string' ? end : undefined;
}

/** `weekday` beside `date`, `bookByWeekday` beside `bookBy`. */
function* weekdays(group: { [key: string]: Json }, path: string): Generator<Inconsistency> {
  for (const [key, value] of Object.entries(group)) {
    const stated = group[key === 'date' ? 'weekday' : `${key}Weekday`];
    if (typeof value !== 'string' || typeof stated !== 'string' || !isCalendarDate(value)) continue;
    const weekday = weekdayOf(value);
    if (weekday === stated) continue;
    const name = key === 'date' ? 'weekday' : `${key}Weekday`;
    const [at, sibling] = [`${path}.${key}`, `${path}.${name}`];
    const implied = { implies: sibling, instead: weekday };
    const args = { field: at, date: value, weekday, stated, ...implied };
    yield { code: 'date-weekday', at, related: [sibling], args };
  }
}

/** The body whose members pay with a voucher is in the list, where an asterisk marks it. */
export const voucherBody = factRule((scoped) => {
  const [field, at] = ['agreements.voucherBody', 'agreements.bodies'];
  const [body, bodies] = [scoped.text(field), scoped.at(at)];
  if (body === undefined || !Array.isArray(bodies) || bodies.includes(body)) return [];
  const found = scoped.text(`agreements.names.${body}`) ?? body;
  const args = { field, found, list: at };
  return [{ code: 'body-unlisted', at, related: [field], args, severity: 'warning' }];
});

/** A `count` equals the length of the list beside it. */
export const counts = factRule((scoped) => inEachGroup(scoped, countIn));

function countIn(group: Extract<Json, object>, path: string): Inconsistency[] {
  const list = isObject(group) && typeof group.count === 'number' ? listOf(group) : undefined;
  if (!list || !isObject(group) || list.length === group.count) return [];
  const [at, other] = [`${path}.count`, `${path}.${list.key}`];
  const args = { field: at, found: Number(group.count), length: list.length, list: other };
  return [{ code: 'count-wrong', at, related: [other], args }];
}

/** The only list of a group, or else its only group of groups. */
function listOf(group: JsonObject): { key: string; length: number } | undefined {
  const lists = Object.entries(group).filter(([, value]) => Array.isArray(value));
  const groups = Object.entries(group).filter(
    ([key, value]) => key !== 'confirm' && isObject(value) && Object.values(value).every(isObject),
  );
  const found = lists.length > 0 ? lists : groups;
  const [key = '', value = null] = found[0] ?? [];
  return found.length === 1 ? { key, length: Object.keys(value ?? {}).length } : undefined;
}

/** Values that tell the items of a group apart; `*` stands for the item. */
const DISTINCT = [
  ['contacts.*.phone', 'contacts.*.whatsapp'],
  ['venues.*.photoPrefix'],
  ['agreements.names.*'],
] as const;

/** Items of a list that say the same of the same thing. */
const TWICE = [
  { list: 'openDays.events', by: ['venue', 'date', 'hours'] },
  { list: 'weeks.places', by: ['venue', 'monday'] },
] as const;

/** No two contacts share a number, though one may use it for calls and messages; and the like. */
export const distinct = factRule((scoped) => [
  ...DISTINCT.flatMap((paths) => repeatedValues(scoped, paths)),
  ...TWICE.flatMap(({ list, by }) => repeatedItems(scoped, list, by)),
]);

function repeatedValues(scoped: ScopedFacts, paths: readonly string[]): Inconsistency[] {
  const values = paths.flatMap((starred) =>
    scoped.keys(starred.slice(0, starred.indexOf('.*'))).flatMap((owner) => {
      const path = starred.replace('*', owner);
      const found = scoped.text(path);
      return found === undefined ? [] : [{ owner, path, found }];
    }),
  );
  return repeatsOf(values, ({ found }) => found.toLowerCase())
    .filter(([again, first]) => again.owner !== first.owner)
    .map(([{ path, found }, { path: other }]): Inconsistency => {
      const args = { field: path, found, other };
      return { code: 'value-repeated', at: path, related: [other], args };
    });
}

function repeatedItems(scoped: ScopedFacts, list: string, by: readonly string[]): Inconsistency[] {
  const items = scoped.keys(list).map((key) => `${list}.${key}`);
  const nameOf = (path: string) => JSON.stringify(by.map((key) => scoped.at(`${path}.${key}`)));
  return repeatsOf(items, nameOf).map(([field, other]): Inconsistency => {
    const at = `${field}.${by[0]}`;
    return { code: 'item-repeated', at, related: [`${other}.${by[0]}`], args: { field, other } };
  });
}
