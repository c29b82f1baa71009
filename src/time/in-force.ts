import { isObject, type Json, type JsonObject, valueAt, withPart } from '../content/json.ts';
import { factLocation } from '../content/paths.ts';
import { addDays, isCalendarDate } from './calendar.ts';
import { romeDateAt, romeInstant } from './rome.ts';

/** Content files by path, as typed or as they apply at an instant. */
type Files = ReadonlyMap<string, Json>;

export const LATER = 'later.json';
export const NOTICES = 'notices.json';

/** Values that apply from a day in Rome onwards, by fact path. */
export interface TimedChange {
  readonly from: string;
  readonly values: JsonObject;
}

/** The changes in `later.json`, earliest first; invalid dates are skipped. */
export function factChangesIn(later: Json | undefined): TimedChange[] {
  const changes = valueAt(later, ['changes']);
  return Object.entries(isObject(changes) ? changes : {})
    .flatMap(([from, values]) =>
      isCalendarDate(from) && isObject(values) ? [{ from, values }] : [],
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** A fact file with the values that apply on a day; the same object if nothing changes. */
export function factsOnDay(file: string, value: Json, later: Json | undefined, day: string): Json {
  let facts = value;
  for (const { from, values } of factChangesIn(later)) {
    if (from > day) break;
    for (const [path, changed] of Object.entries(values)) {
      const location = factLocation(path);
      // A venue may override a fact for the first time: missing groups are created.
      if (location.file === file) facts = withPart(facts, location.steps, changed) ?? null;
    }
  }
  return facts;
}

/** The content as it applies at an instant (milliseconds since the epoch): values and notices. */
export function filesAt(files: Files, now: number): Files {
  const later = files.get(LATER);
  const day = romeDateAt(now);
  const entries = [...files].map(
    ([path, value]) => [path, factsOnDay(path, value, later, day)] as const,
  );
  return new Map([...entries, [NOTICES, { notices: noticesAt(files.get(NOTICES), now) }]]);
}

/** The moments (milliseconds since the epoch) after `now` when the content changes, in order. */
export function momentsAfter(files: Files, now: number): number[] {
  const times = noticesOf(files.get(NOTICES)).flatMap((notice) => Object.values(timesOf(notice)));
  const instants = new Set([...factChangeInstants(files, now), ...times]);
  return [...instants].filter((instant) => instant > now).toSorted((a, b) => a - b);
}

/** The instants after `now` at which facts change. */
export function factChangeInstants(files: Files, now: number): number[] {
  return factChangesIn(files.get(LATER))
    .map(({ from }) => romeInstant({ date: from, time: MIDNIGHT }))
    .filter((instant) => instant > now);
}

const MIDNIGHT = '00:00';

function noticesAt(file: Json | undefined, now: number): JsonObject[] {
  return noticesOf(file).filter((notice) => {
    const { start, end } = timesOf(notice);
    return start <= now && now < end;
  });
}

/** The valid notices of the file. */
export function noticesOf(file: Json | undefined): JsonObject[] {
  const notices = valueAt(file, ['notices']);
  return (Array.isArray(notices) ? notices : []).filter(
    (notice): notice is JsonObject =>
      isObject(notice) && isDateOrWallTime(notice.from) && isDateOrWallTime(notice.until),
  );
}

/** Whether a value is a date or a wall time in Rome: `2025-07-03`, `2025-07-03T07:00`. */
export function isDateOrWallTime(value: Json | undefined): boolean {
  const [date = '', time = MIDNIGHT] = String(value).split('T');
  if (!isCalendarDate(date) || !/^\d\d:\d\d$/.test(time)) return false;
  try {
    return romeInstant({ date, time }) > 0;
  } catch (error) {
    // Not a time in Rome: 25:00, or 2:30 in the night when summer time begins.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** When a notice begins and ends (milliseconds since the epoch); a date means the whole day. */
export function timesOf({ from, until }: { from?: Json; until?: Json }): {
  start: number;
  end: number;
} {
  const [first = '', hour = MIDNIGHT] = String(from).split('T');
  const [last = '', end] = String(until).split('T');
  const after =
    end === undefined ? { date: addDays(last, 1), time: MIDNIGHT } : { date: last, time: end };
  return { start: romeInstant({ date: first, time: hour }), end: romeInstant(after) };
}
