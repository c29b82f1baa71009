import { isCalendarDate } from '../../../time/calendar.ts';
import type { FindingCode, Severity } from '../../finding.ts';
import type { Inconsistency } from './inconsistency.ts';
import type { ScopedFacts } from './scoped-facts.ts';

/**
 * What must hold between two facts: numbers, hours or dates. A `*` in both stands for the same
 * name; in one, for each name of its group.
 */
export interface Relation {
  /** Reported at the first fact when the relation does not hold. */
  readonly code: FindingCode;
  readonly at: string;
  readonly is: '=' | '≠' | '<' | '≤' | '≥' | 'within';
  readonly to: string;
  /** The upper end, for `within`. */
  readonly upTo?: string;
  /** Multiplies the second fact. */
  readonly times?: number;
  readonly severity?: Severity;
  /** The first fact follows from the second: a decision on the second sets both. */
  readonly follows?: true;
  /** Checked only where this fact has a value, such as half days that a venue may lack. */
  readonly where?: string;
  /** Skips dates of different years, which another rule reports. */
  readonly sameYear?: true;
}

type Value = number | string;

/**
 * The inconsistencies of a table. Sentences may use `field` and `found`, the first fact and its value;
 * `other` and `wanted`, the second; `min` and `max`, the ends of a range.
 */
export function unrelated(scoped: ScopedFacts, relations: readonly Relation[]): Inconsistency[] {
  return relations.flatMap((relation) =>
    namesFor(scoped, relation).flatMap((name) => {
      const [at, to] = [relation.at, relation.to].map((path) => path.replace('*', name));
      return at === undefined || to === undefined ? [] : broken(scoped, { ...relation, at, to });
    }),
  );
}

/** The names that `*` stands for; one empty name when there is no `*`. */
function namesFor(scoped: ScopedFacts, { at, to }: Relation): readonly string[] {
  const starred = [at, to].find((path) => path.includes('*'));
  return starred === undefined ? [''] : scoped.keys(starred.slice(0, starred.indexOf('.*')));
}

function broken(scoped: ScopedFacts, relation: Relation): Inconsistency[] {
  const { code, at, to, upTo, severity, sameYear, follows, where } = relation;
  if (where !== undefined && scoped.at(where) === undefined) return [];
  if (upTo !== undefined) return outOfRange(scoped, relation, upTo);
  const [found, wanted] = [valueAt(scoped, at), valueAt(scoped, to)];
  if (found === undefined || wanted === undefined || !areAlike(found, wanted)) return [];
  if (sameYear && String(found).slice(0, 4) !== String(wanted).slice(0, 4)) return [];
  if (holds(found, relation, wanted)) return [];
  const args = {
    ...{ field: at, found, other: to, wanted },
    ...(follows && { implies: at, instead: JSON.stringify(wanted) }),
  };
  return [{ code, at, related: [to], args, ...(severity && { severity }) }];
}

function outOfRange(
  scoped: ScopedFacts,
  { code, at, to }: Relation,
  upTo: string,
): Inconsistency[] {
  const [found, min, max] = [at, to, upTo].map((path) => valueAt(scoped, path));
  if (found === undefined || min === undefined || max === undefined) return [];
  if (!areAlike(found, min) || min > max || (found >= min && found <= max)) return [];
  return [{ code, at, related: [found < min ? to : upTo], args: { field: at, found, min, max } }];
}

function holds(found: Value, { is, times = 1 }: Relation, wanted: Value): boolean {
  const limit = typeof wanted === 'number' ? wanted * times : wanted;
  if (is === '=' || is === '≠') return (found === limit) === (is === '=');
  if (is === '<') return found < limit;
  return is === '≥' ? found >= limit : found <= limit;
}

/** A number, an existing date or an hour; schemas report anything else. */
function valueAt(scoped: ScopedFacts, path: string): Value | undefined {
  return scoped.number(path) ?? scoped.date(path) ?? scoped.time(path);
}

function areAlike(one: Value, other: Value): boolean {
  const isDate = (value: Value) => typeof value === 'string' && isCalendarDate(value);
  return typeof one === typeof other && isDate(one) === isDate(other);
}
