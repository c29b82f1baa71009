/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * The HTML knows how the season stood when it was made, and not when it is read: this says it anew, at
 * once and whenever it turns while the page is open. Style sheets choose by `data-season` and
 * `data-past` of the root, see `styles/season.css`.
 * @param written what `scripts/build/season-clock.ts` writes: `running@1749420000000`, and for what
 *   only passes `-training@1743458400000`
 */
export function tellSeason(written: string): void {
  const turns = written.split(' ').map((turn) => {
    const [name = '', from] = turn.split('@');
    return { name, from: Number(from) };
  });
  const tell = () => {
    const now = Date.now();
    const reached = turns.filter(({ from }) => from <= now).map(({ name }) => name);
    const past = reached.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
    setRoot('season', reached.findLast((name) => !name.startsWith('-')) ?? '');
    setRoot('past', past.join(' '));
    const next = turns.map(({ from }) => from - now).filter((wait) => wait > 0);
    if (next.length > 0) setTimeout(tell, Math.min(...next, LONGEST_WAIT));
  };
  tell();
  // Timers stand still while the machine sleeps, and a page may come back as it was left.
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
}

/** What the HTML says already is left alone: a change would have the whole page styled again. */
function setRoot(name: 'season' | 'past', value: string): void {
  const { dataset } = document.documentElement;
  if (dataset[name] !== value) dataset[name] = value;
}
