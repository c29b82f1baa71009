import { distance } from 'fastest-levenshtein';

/** The known name that a mistyped one most likely meant; undefined when none is close enough. */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  const wanted = simplified(typed);
  // Two letters swapped count as two edits.
  const most = wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let best: { name: string; away: number } | undefined;
  for (const name of known) {
    const away = distance(wanted, simplified(name));
    if (away <= most && (!best || away < best.away)) best = { name, away };
  }
  return best?.name;
}

function simplified(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '');
}
