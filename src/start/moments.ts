import { watchInstants } from '../layout/clock/instants.ts';

/**
 * Shows the parts that change with time as they are now, from the templates that the build left in
 * the page (`scripts/site/moments.ts`).
 * @param onShown called when a part was replaced
 * @param signal ends it
 * @returns a function that gives the moment shown (milliseconds since the epoch)
 */
export function showMoments(onShown: () => void, signal: AbortSignal): () => number | undefined {
  const others = [...document.querySelectorAll<HTMLTemplateElement>('template[data-index]')];
  const parts = [...document.querySelectorAll('[data-by-clock]')];
  // One without templates shows what has passed.
  if (parts.length === 0) return () => undefined;
  const shown = new Map<number, HTMLTemplateElement>();
  let shownAt = 0;
  const update = (now: number) => {
    shownAt = now;
    for (const index of parts.keys()) {
      const due = others.findLast((other) => partOf(other) === index && fromOf(other) <= now);
      if (!due || shown.get(index) === due) continue;
      shown.set(index, due);
      // A hydrated island updates itself.
      if (parts[index]?.closest('[data-hydrated]')) continue;
      // Moved, not copied: Trusted Types forbids setting a script's text.
      const element = due.content.firstElementChild;
      if (!element) continue;
      parts[index]?.replaceWith(element);
      parts[index] = element;
      onShown();
    }
  };
  signal.addEventListener('abort', watchInstants(others.map(fromOf), update));
  return () => shownAt;
}

/** The index of the part that a template stands for. */
function partOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.index);
}

function fromOf({ dataset }: HTMLTemplateElement): number {
  return Number(dataset.from);
}
