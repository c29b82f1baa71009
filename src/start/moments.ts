import { atInstants } from '../layout/clock/instants.ts';

/**
 * Shows the parts of the page that hang on the clock as they are now: the build left the others beside
 * the page, see `scripts/site/moments.ts`.
 * @param onShown is called when a part has taken the place of another
 * @param signal ends it: a page that the router draws keeps its head and body true by itself
 * @returns tells the moment that is shown (milliseconds since the epoch)
 */
export function showMoments(onShown: () => void, signal: AbortSignal): () => number | undefined {
  const others = [...document.querySelectorAll<HTMLTemplateElement>('template[data-place]')];
  if (others.length === 0) return () => undefined;
  const places = [...document.querySelectorAll('[data-by-clock]')];
  const shown = new Map<number, HTMLTemplateElement>();
  let shownAt = 0;
  const look = (now: number) => {
    shownAt = now;
    for (const place of places.keys()) {
      const due = others.findLast((other) => placeOf(other) === place && fromOf(other) <= now);
      if (!due || shown.get(place) === due) continue;
      shown.set(place, due);
      // A hydrated island tells the time itself.
      if (places[place]?.closest('[data-hydrated]')) continue;
      // Not a copy: Trusted Types would refuse the structured data in it, for a script has no text of its own.
      const part = due.content.firstElementChild;
      if (!part) continue;
      places[place]?.replaceWith(part);
      places[place] = part;
      onShown();
    }
  };
  signal.addEventListener('abort', atInstants(others.map(fromOf), look));
  return () => shownAt;
}

function placeOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.place);
}

function fromOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.from);
}
