/** The weeks that a family marks, in order, the same for all its children. */
export interface Picks {
  readonly mondays: readonly string[];
  readonly children: number;
}

/**
 * The marked weeks as the estimate reads them from its URL, see
 * `estimate/answers/query-parameters.ts`: no names, and nothing stored on the device.
 */
export function weeksUrl({ mondays, children }: Picks): string {
  const search = new URLSearchParams({ settimane: String(mondays.length) });
  if (mondays.length > 0) search.set('lunedi', mondays.join('_'));
  if (children > 1) search.set('bambini', String(children));
  for (let child = 2; child <= children; child += 1) search.set(`segue-${child}`, '1');
  return search.toString();
}

/**
 * Reads what `weeksUrl` wrote; ignores anything else.
 * @param search of the URL, such as `?settimane=1&lunedi=2025-06-09`
 * @param mondays of the weeks that can be marked
 */
export function readWeeks(search: string, mondays: readonly string[], maxChildren: number): Picks {
  const given = new URLSearchParams(search);
  const count = Number(given.get('bambini') ?? 1);
  const dates = given.get('lunedi')?.split('_') ?? [];
  return {
    mondays: mondays.filter((monday) => dates.includes(monday)),
    children: Number.isInteger(count) ? Math.min(Math.max(count, 1), maxChildren) : 1,
  };
}

/** The picks with one week toggled. */
export function withPickToggled(picks: Picks, monday: string): Picks {
  const others = picks.mondays.filter((other) => other !== monday);
  const isMarked = others.length < picks.mondays.length;
  return { ...picks, mondays: isMarked ? others : [...others, monday].sort() };
}
