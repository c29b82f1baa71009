/** Says on the header whether the reader has left the top of the page. */
export function followScroll(header: HTMLElement, signal: AbortSignal): void {
  const read = () => {
    header.dataset.scrolled = window.scrollY > 0 ? 'yes' : 'no';
  };
  // Asked at once, it would have the whole page laid out before anything of it is painted.
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    read();
  });
  laidOut.observe(header);
  window.addEventListener('scroll', read, { signal, passive: true });
}
