/**
 * The marked Mondays of each child as the estimate reads them from its URL, see
 * `estimate/answers/query-parameters.ts`: no names, and nothing stored on the device.
 */
export function weeksUrl(picks: readonly (readonly string[])[]): string {
  const search = new URLSearchParams();
  picks.forEach((mondays, index) => {
    const end = suffix(index);
    search.set(`settimane${end}`, String(mondays.length));
    if (mondays.length > 0) search.set(`lunedi${end}`, mondays.join('_'));
  });
  if (picks.length > 1) search.set('bambini', String(picks.length));
  return search.toString();
}

/**
 * Reads what `weeksUrl` wrote; ignores anything else.
 * @param search of the URL, such as `?settimane=1&lunedi=2025-06-09`
 * @param mondays of the weeks that can be marked
 */
export function readWeeks(
  search: string,
  mondays: readonly string[],
  maxChildren: number,
): string[][] {
  const given = new URLSearchParams(search);
  const count = Number(given.get('bambini') ?? 1);
  const children = Number.isInteger(count) ? Math.min(Math.max(count, 1), maxChildren) : 1;
  return Array.from({ length: children }, (_, index) => {
    const dates = given.get(`lunedi${suffix(index)}`)?.split('_') ?? [];
    return mondays.filter((monday) => dates.includes(monday));
  });
}

/** The picks with one week of one child (from 0) toggled. */
export function withPickToggled(
  picks: readonly (readonly string[])[],
  child: number,
  monday: string,
): string[][] {
  return picks.map((mondays, index) => {
    if (index !== child) return [...mondays];
    const others = mondays.filter((one) => one !== monday);
    return others.length < mondays.length ? others : [...mondays, monday].sort();
  });
}

/** The picks of `count` children; a new child has none. */
export function forChildren(picks: readonly (readonly string[])[], count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [...(picks[index] ?? [])]);
}

function suffix(index: number): string {
  return index === 0 ? '' : `-${index + 1}`;
}
