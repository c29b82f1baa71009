import { watchInstants } from '../layout/clock/instants.ts';

/**
 * Shows the parts that change with time as they are now, from the templates that the build left in
 * the page (`scripts/site/moments.ts`).
 * @param onShown called when a part was replaced
 * @param signal ends it: pages of the router update themselves
 * @returns a function that gives the moment shown (milliseconds since the epoch)
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
      // A hydrated island updates itself.
      if (places[place]?.closest('[data-hydrated]')) continue;
      // Moved, not copied: Trusted Types forbids setting a script's text.
      const part = due.content.firstElementChild;
      if (!part) continue;
      places[place]?.replaceWith(part);
      places[place] = part;
      onShown();
    }
  };
  signal.addEventListener('abort', watchInstants(others.map(fromOf), look));
  return () => shownAt;
}

function placeOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.place);
}

function fromOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.from);
}
