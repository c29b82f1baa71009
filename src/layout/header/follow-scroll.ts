/** Says on the header whether the reader has left the top of the page. */
export function followScroll(header: HTMLElement): () => void {
  const ended = new AbortController();
  const read = () => {
    header.dataset.scrolled = window.scrollY > 0 ? 'yes' : 'no';
  };
  read();
  window.addEventListener('scroll', read, { signal: ended.signal, passive: true });
  return () => ended.abort();
}
