import { watchInstants } from '../layout/clock/instants.ts';

/**
 * Shows the parts that change with time as of now, from the templates that the build put into the
 * page (`scripts/site/moment-templates.ts`).
 * @param onShown called when a part was replaced
 * @param signal ends it
 * @returns a function that gives the instant shown (milliseconds since the epoch)
 */
export function showMoments(onShown: () => void, signal: AbortSignal): () => number | undefined {
  const others = [...document.querySelectorAll<HTMLTemplateElement>('template[data-index]')];
  if (others.length === 0) return () => undefined;
  const parts = [...document.querySelectorAll('[data-by-clock]')];
  const instants = others.map(({ dataset }) => Number(dataset.from));
  let shownAt = 0;
  const update = (now: number) => {
    shownAt = now;
    for (const [index, part] of parts.entries()) {
      const due = others.findLast(
        ({ dataset }, at) => Number(dataset.index) === index && Number(instants[at]) <= now,
      );
      // Moved, not copied: Trusted Types forbids setting a script's text.
      const element = due?.content.firstElementChild;
      // A hydrated island updates itself, or the part is already up to date.
      if (!element || part.isEqualNode(element) || part.closest('[data-hydrated]')) continue;
      part.replaceWith(element);
      parts[index] = element;
      onShown();
    }
  };
  signal.addEventListener('abort', watchInstants(instants, update));
  return () => shownAt;
}
