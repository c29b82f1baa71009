/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Shows the parts of the page that hang on the clock as they are now: the build left the others beside
 * the page, see `scripts/site/moments.ts`. Those of a page that was left stand nowhere.
 * @param onShown is called when a part has taken the place of another
 * @returns tells the moment that is shown (milliseconds since the epoch)
 */
export function showMoments(onShown: () => void): () => number | undefined {
  const others = [...document.querySelectorAll<HTMLTemplateElement>('template[data-place]')];
  if (others.length === 0) return () => undefined;
  const places = [...document.querySelectorAll('[data-by-clock]')];
  const shown = new Map<number, HTMLTemplateElement>();
  let now = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    now = Date.now();
    for (const place of places.keys()) {
      const due = others.findLast((other) => placeOf(other) === place && fromOf(other) <= now);
      if (!due || shown.get(place) === due) continue;
      shown.set(place, due);
      // A hydrated island tells the time itself.
      if (places[place]?.closest('[data-hydrated]')) continue;
      const part = document.importNode(due.content, true).firstElementChild;
      if (!part) continue;
      places[place]?.replaceWith(part);
      places[place] = part;
      onShown();
    }
    clearTimeout(timer);
    const waits = others.map((other) => fromOf(other) - now).filter((wait) => wait > 0);
    if (waits.length > 0) timer = setTimeout(look, Math.min(...waits, LONGEST_WAIT));
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => now;
}

function placeOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.place);
}

function fromOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.from);
}
