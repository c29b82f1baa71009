/** The longest timeout of a browser, in milliseconds. */
const MAX_WAIT = 2 ** 31 - 1;

/**
 * Calls `look` at once, and at each of the instants (milliseconds since the epoch) while the page
 * is open. Returns a function that ends it.
 * @param look gets the current time
 */
export function watchInstants(
  instants: readonly number[],
  look: (now: number) => void,
): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const now = Date.now();
    look(now);
    clearTimeout(timer);
    const waits = instants.flatMap((instant) => (instant > now ? instant - now : []));
    if (waits.length > 0) timer = setTimeout(tell, Math.min(...waits, MAX_WAIT));
  };
  tell();
  // Timers stop while the machine sleeps, and a page may come back from the cache.
  document.addEventListener('visibilitychange', tell, { signal: ended.signal });
  window.addEventListener('pageshow', tell, { signal: ended.signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
