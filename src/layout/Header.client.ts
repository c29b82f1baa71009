/** Marks on the header whether the page is scrolled. */
export function driveHeader(header: HTMLElement, signal: AbortSignal): void {
  const read = () => {
    header.dataset.scrolled = window.scrollY > 0 ? 'yes' : 'no';
  };
  // Reading at once would force a layout before the first paint.
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    read();
  });
  laidOut.observe(header);
  window.addEventListener('scroll', read, { signal, passive: true });
}
