import { isCalendarDate } from '../../../time/calendar.ts';
import type { Severity } from '../../finding.ts';
import type { FindingCode } from '../../messages.ts';
import type { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

/**
 * What must hold between two facts: two numbers, two hours or two dates. A `*` in both stands for the same
 * name, in one for each of its group.
 */
export interface Relation {
  /** What is told when it does not hold, at the first fact. */
  readonly code: FindingCode;
  readonly at: string;
  readonly is: '=' | '≠' | '<' | '≤' | '≥' | 'within';
  readonly to: string;
  /** The other end of what it lies within. */
  readonly upTo?: string;
  /** The second fact counts so many times. */
  readonly times?: number;
  readonly severity?: Severity;
  /** Who decides the second fact decides the first with it. */
  readonly follows?: true;
  /** Judged only where this fact has a value: at a venue without half days, they begin at no hour. */
  readonly where?: string;
  /** Dates of other years are told as such. */
  readonly sameYear?: true;
}

type Value = number | string;

/**
 * The slips of a table. Its sentences may name `field` and `found`, the first fact and its value; `other` and
 * `wanted`, the second; `min` and `max`, the ends of what it lies within.
 */
export function unrelated(view: FactView, relations: readonly Relation[]): Slip[] {
  return relations.flatMap((relation) =>
    namesFor(view, relation).flatMap((name) => {
      const [at, to] = [relation.at, relation.to].map((path) => path.replace('*', name));
      return at === undefined || to === undefined ? [] : broken(view, { ...relation, at, to });
    }),
  );
}

/** The names for which a star stands; one that no path holds when there is none. */
function namesFor(view: FactView, { at, to }: Relation): readonly string[] {
  const starred = [at, to].find((path) => path.includes('*'));
  return starred === undefined ? [''] : view.keys(starred.slice(0, starred.indexOf('.*')));
}

function broken(view: FactView, relation: Relation): Slip[] {
  const { code, at, to, upTo, severity, sameYear, follows, where } = relation;
  if (where !== undefined && view.at(where) === undefined) return [];
  if (upTo !== undefined) return outside(view, relation, upTo);
  const [found, wanted] = [valueAt(view, at), valueAt(view, to)];
  if (found === undefined || wanted === undefined || !areAlike(found, wanted)) return [];
  if (sameYear && String(found).slice(0, 4) !== String(wanted).slice(0, 4)) return [];
  if (holds(found, relation, wanted)) return [];
  const args = {
    ...{ field: at, found, other: to, wanted },
    ...(follows && { implies: at, instead: JSON.stringify(wanted) }),
  };
  return [{ code, at, related: [to], args, ...(severity && { severity }) }];
}

function outside(view: FactView, { code, at, to }: Relation, upTo: string): Slip[] {
  const [found, min, max] = [at, to, upTo].map((path) => valueAt(view, path));
  if (found === undefined || min === undefined || max === undefined) return [];
  if (!areAlike(found, min) || (found >= min && found <= max)) return [];
  return [{ code, at, related: [found < min ? to : upTo], args: { field: at, found, min, max } }];
}

function holds(found: Value, { is, times = 1 }: Relation, wanted: Value): boolean {
  const limit = typeof wanted === 'number' ? wanted * times : wanted;
  if (is === '=') return found === limit;
  if (is === '≠') return found !== limit;
  if (is === '<') return found < limit;
  return is === '≥' ? found >= limit : found <= limit;
}

/** A number, a date that the calendar has, an hour; all else is told by its schema. */
function valueAt(view: FactView, path: string): Value | undefined {
  return view.number(path) ?? view.date(path) ?? view.time(path);
}

function areAlike(one: Value, other: Value): boolean {
  const isDate = (value: Value) => typeof value === 'string' && isCalendarDate(value);
  return typeof one === typeof other && isDate(one) === isDate(other);
}
