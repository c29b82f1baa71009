import { useEffect, useState } from 'react';
import { useAddress } from '../../../components/page/use-address.ts';
import { readWeeks, weeksAddress } from './weeks-address.ts';

/** The Mondays of each child. */
export type Picks = readonly (readonly string[])[];

const NOBODYS: Picks = [[]];

/**
 * What a family has marked lives in the address, as its estimate does: what was reloaded, sent or gone
 * back to is there again. The first render shows what the static page shows.
 * @param mondays of the weeks that can be marked
 */
export function usePicks(
  mondays: readonly string[],
  mostChildren: number,
): [Picks, (picks: Picks) => void] {
  const address = useAddress();
  const [picks, setPicks] = useState(NOBODYS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read anew when the address changes
  useEffect(() => setPicks(readWeeks(window.location.search, mondays, mostChildren)), [address]);
  const change = (next: Picks) => {
    setPicks(next);
    const { pathname, hash } = window.location;
    const search = next.length > 1 || next.flat().length > 0 ? `?${weeksAddress(next)}` : '';
    // Not through the router: a mark is no navigation, nothing may scroll or take the focus.
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  };
  return [picks, change];
}
