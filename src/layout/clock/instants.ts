/** The longest timeout of a browser, in milliseconds. */
const MAX_WAIT = 2 ** 31 - 1;

/**
 * Calls `onChange` at once, and at each of the instants (milliseconds since the epoch) while the page
 * is open. Returns a function that ends it.
 * @param onChange gets the current time
 */
export function watchInstants(
  instants: readonly number[],
  onChange: (now: number) => void,
): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    onChange(now);
    clearTimeout(timer);
    const waits = instants.flatMap((instant) => (instant > now ? instant - now : []));
    if (waits.length > 0) timer = setTimeout(update, Math.min(...waits, MAX_WAIT));
  };
  update();
  // Timers stop while the machine sleeps, and a page may come back from the cache.
  document.addEventListener('visibilitychange', update, { signal: controller.signal });
  window.addEventListener('pageshow', update, { signal: controller.signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
