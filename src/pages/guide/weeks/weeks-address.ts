/**
 * The marked Mondays of each child as the estimate reads them from its address, see
 * `estimate/answers/address-parameters.ts`: no names, and nothing that this device would have to keep.
 */
export function weeksAddress(picks: readonly (readonly string[])[]): string {
  const search = new URLSearchParams();
  picks.forEach((mondays, index) => {
    const end = index === 0 ? '' : `-${index + 1}`;
    search.set(`settimane${end}`, String(mondays.length));
    if (mondays.length > 0) search.set(`lunedi${end}`, mondays.join('_'));
  });
  if (picks.length > 1) search.set('bambini', String(picks.length));
  return search.toString();
}

/** The picks with one week of one child (from 0) marked, or not any more. */
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

/** The picks of so many children; a new one has none. */
export function forChildren(picks: readonly (readonly string[])[], count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [...(picks[index] ?? [])]);
}
