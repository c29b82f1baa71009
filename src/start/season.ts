/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

interface Turn {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly from: number;
}

/**
 * The HTML knows how the season stood when it was made, and not when it is read: this says it anew.
 * Style sheets choose by `data-season` and `data-past` of the root, see `styles/season.css`.
 * @param written what `scripts/site/season-clock.ts` writes: `running@1749420000000`, and for what
 *   only passes `-training@1743458400000`
 */
export function tellSeason(written: string): void {
  const now = Date.now();
  const reached = turnsOf(written).flatMap(({ name, from }) => (from <= now ? name : []));
  setRoot('season', reached.findLast((name) => name[0] !== '-') ?? '');
  const past = reached.filter((name) => name[0] === '-').map((name) => name.slice(1));
  setRoot('past', past.join(' '));
}

/** Says it whenever it turns while the page is open. */
export function followSeason(written: string): void {
  const tell = () => {
    tellSeason(written);
    const now = Date.now();
    const next = turnsOf(written).flatMap(({ from }) => (from > now ? from - now : []));
    if (next.length > 0) setTimeout(tell, Math.min(...next, LONGEST_WAIT));
  };
  tell();
  // Timers stand still while the machine sleeps, and a page may come back as it was left.
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
}

function turnsOf(written: string): Turn[] {
  return written.split(' ').map((turn) => {
    const [name = '', from] = turn.split('@');
    return { name, from: Number(from) };
  });
}

/** What the HTML says already is left alone: a change would have the whole page styled again. */
function setRoot(name: 'season' | 'past', value: string): void {
  const { dataset } = document.documentElement;
  if (dataset[name] !== value) dataset[name] = value;
}
