import { distance } from 'fastest-levenshtein';

/** The known name that a mistyped one most likely meant; undefined when none is close enough. */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  const target = simplified(typed);
  const maxAway = maxDistance(target);
  let best: { name: string; away: number } | undefined;
  for (const name of known) {
    const away = distance(target, simplified(name));
    if (away <= maxAway && (!best || away < best.away) && areStepsAlike(typed, name))
      best = { name, away };
  }
  return best?.name;
}

/** The most edits allowed; two letters swapped count as two. */
function maxDistance(target: string): number {
  return target.length < 5 ? 1 : Math.max(2, Math.floor(target.length / 3));
}

/** Compares step by step: `events.first.date` is not `events.second.date` misspelt. */
function areStepsAlike(typed: string, name: string): boolean {
  const [target, found] = [typed.split('.'), name.split('.')];
  if (target.length !== found.length)
    return distance(simplified(target.join('')), simplified(found.join(''))) <= 1;
  if (target.length === 1) return true;
  return target.every((step, index) => {
    const own = simplified(step);
    const most = own.length < 4 ? 1 : Math.max(2, maxDistance(own));
    return distance(own, simplified(found[index] ?? '')) <= most;
  });
}

/** The longest start of a path that exists, and the names that may follow it. */
export function namesBeside(
  path: string,
  known: Iterable<string>,
): { readonly group: string; readonly names: readonly string[] } {
  const paths = [...known];
  const steps = path.split('.');
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const group = steps.slice(0, length).join('.');
    const below = paths.filter((path) => path.startsWith(`${group}.`));
    const names = below.map((path) => path.slice(group.length + 1).split('.')[0] ?? '');
    if (names.length > 0) return { group, names: [...new Set(names)] };
  }
  return { group: '', names: [] };
}

function simplified(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '');
}
