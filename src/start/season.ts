import { watchInstants } from '../layout/clock/instants.ts';

/**
 * Sets the current state of the season; the HTML has the one of the build. Style sheets select by
 * `data-season` and `data-past` of the root, see `styles/season.css`.
 * @param encoded by `scripts/site/season-clock.ts`: `running@1749420000000`, and for an event that
 *   passes `-entertainers@1743458400000`
 */
export function applySeason(encoded: string): void {
  const now = Date.now();
  const reached = transitionsOf(encoded).flatMap(({ name, from }) => (from <= now ? name : []));
  setRoot('season', reached.findLast((name) => name[0] !== '-') ?? '');
  const past = reached.filter((name) => name[0] === '-').map((name) => name.slice(1));
  setRoot('past', past.join(' '));
}

/** Updates it at each change, until the signal ends it. */
export function followSeason(encoded: string, signal: AbortSignal): void {
  const instants = transitionsOf(encoded).map(({ from }) => from);
  const end = watchInstants(instants, () => applySeason(encoded));
  signal.addEventListener('abort', end);
}

/** Each with the instant at which it begins (milliseconds since the epoch). */
function transitionsOf(encoded: string) {
  return encoded.split(' ').map((transition) => {
    const [name = '', from] = transition.split('@');
    return { name, from: Number(from) };
  });
}

/** Skips an equal value: setting it would restyle the whole page. */
function setRoot(name: 'season' | 'past', value: string): void {
  const { dataset } = document.documentElement;
  if (dataset[name] !== value) dataset[name] = value;
}
