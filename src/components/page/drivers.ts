/** Makes an element of the page work, by itself and without React. Returns how to stop it. */
export type Driver = (element: HTMLElement) => () => void;

const running = new WeakMap<HTMLElement, () => void>();

/**
 * Starts a driver on its element, once: where the page has been running before React came, React finds
 * it at work. What it changes in the HTML is its own: React writes there once and never again.
 * @returns how to stop it
 */
export function startOnce(element: HTMLElement, driver: Driver): () => void {
  const known = running.get(element);
  if (known) return known;
  const end = driver(element);
  const stop = () => {
    running.delete(element);
    end();
  };
  running.set(element, stop);
  return stop;
}
