/** What a browser can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Calls at once, and whenever one of the instants (milliseconds since the epoch) has come while the page is
 * open. Returns how to end it.
 * @param look gets the time that it is
 */
export function atInstants(instants: readonly number[], look: (now: number) => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const now = Date.now();
    look(now);
    clearTimeout(timer);
    const waits = instants.flatMap((instant) => (instant > now ? instant - now : []));
    if (waits.length > 0) timer = setTimeout(tell, Math.min(...waits, LONGEST_WAIT));
  };
  tell();
  // Timers stand still while the machine sleeps, and a page may come back as it was left.
  document.addEventListener('visibilitychange', tell, { signal: ended.signal });
  window.addEventListener('pageshow', tell, { signal: ended.signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
