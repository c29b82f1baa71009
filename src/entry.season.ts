/**
 * Runs before a page is drawn, as a script of its own: the HTML knows how the season stood when it was
 * made, and not when it is read; what came later would push the page down or flash. Style sheets
 * choose by `data-season` and `data-past` of the root, see `styles/season.css`. `data-turns` on the
 * script's tag is what `scripts/build/season-clock.ts` writes: `running@1749420000000`, and for what
 * only passes `-training@1743458400000`.
 */
const root = document.documentElement;
const turns = (document.currentScript?.dataset.turns ?? '').split(' ').map((turn) => {
  const [name = '', from] = turn.split('@');
  return { name, from: Number(from) };
});
/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

function tell(): void {
  const now = Date.now();
  const reached = turns.filter(({ from }) => from <= now).map(({ name }) => name);
  root.dataset.season = reached.findLast((name) => !name.startsWith('-'));
  root.dataset.past = reached
    .filter((name) => name.startsWith('-'))
    .map((name) => name.slice(1))
    .join(' ');
  const next = turns.map(({ from }) => from - now).filter((wait) => wait > 0);
  if (next.length > 0) setTimeout(tell, Math.min(...next, LONGEST_WAIT));
}

tell();
// Timers stand still while the machine sleeps, and a page may come back as it was left.
document.addEventListener('visibilitychange', tell);
window.addEventListener('pageshow', tell);
