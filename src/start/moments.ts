/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Shows the parts of the page that hang on the clock as they are now: the build left the others beside
 * the page, see `scripts/site/moments.ts`.
 * @param onShown hears of each part that took the place of another
 * @returns ends it, and tells the moment that is shown (milliseconds since the epoch)
 */
export function showMoments(onShown: (part: Element) => void): () => number | undefined {
  const others = [...document.querySelectorAll<HTMLTemplateElement>('template[data-place]')];
  if (others.length === 0) return () => undefined;
  const places = [...document.querySelectorAll('[data-by-clock]')];
  const shown = new Map<number, HTMLTemplateElement>();
  const ended = new AbortController();
  let now = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    now = Date.now();
    for (const place of places.keys()) {
      const due = others.findLast((other) => placeOf(other) === place && fromOf(other) <= now);
      if (!due || shown.get(place) === due) continue;
      shown.set(place, due);
      const part = document.importNode(due.content, true).firstElementChild;
      if (!part) continue;
      places[place]?.replaceWith(part);
      places[place] = part;
      onShown(part);
    }
    clearTimeout(timer);
    const waits = others.map((other) => fromOf(other) - now).filter((wait) => wait > 0);
    if (waits.length > 0) timer = setTimeout(look, Math.min(...waits, LONGEST_WAIT));
  };
  look();
  document.addEventListener('visibilitychange', look, { signal: ended.signal });
  window.addEventListener('pageshow', look, { signal: ended.signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
    return now;
  };
}

function placeOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.place);
}

function fromOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.from);
}
