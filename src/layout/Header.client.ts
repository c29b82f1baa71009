/** Ignores the jitter of a finger below this (px). */
const MIN_SCROLL_PX = 6;

/** Marks on the header whether the page is scrolled, and whether the visitor scrolls down. */
export function driveHeader(header: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  const read = () => {
    const { scrollY } = window;
    header.dataset.scrolled = scrollY > 0 ? 'yes' : 'no';
    if (scrollY > 0 && Math.abs(scrollY - last) < MIN_SCROLL_PX) return;
    header.dataset.scrollDirection = scrollY > last ? 'down' : 'up';
    last = scrollY;
  };
  read();
  window.addEventListener('scroll', read, { signal, passive: true });
}
