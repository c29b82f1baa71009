import type { Json } from '../../content/json.ts';

/**
 * The position of the last of some parts among the others, in the order of their days.
 * @returns a position from 1; NaN if not every part has a day
 */
export function positionByDate(parts: readonly Json[]): number {
  const days = parts.map(dayOf);
  const own = days.at(-1);
  if (own === undefined || days.includes(undefined)) return Number.NaN;
  return days.findIndex((day, index) => index === days.length - 1 || (day ?? '') > own) + 1;
}

/** The first day among the values of a part, `YYYY-MM-DD`. */
function dayOf(part: Json): string | undefined {
  const values: unknown[] = typeof part === 'string' ? [part] : Object.values(part ?? {});
  return values.find(
    (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value),
  );
}
