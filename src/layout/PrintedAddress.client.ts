/**
 * Writes the day in Rome on paper, each time that the page is printed. Whoever prints a page at once has
 * nothing of React yet, and a printed price without its day is worth nothing.
 * @param line its `data-day` is the sentence, with {} for the day
 */
export function printDay(line: HTMLElement): () => void {
  const write = () => {
    const format = { dateStyle: 'full', timeZone: 'Europe/Rome' } as const;
    const day = new Intl.DateTimeFormat(document.documentElement.lang, format).format(Date.now());
    // English has a comma after the weekday in some browsers, and the site has none; German has its own.
    line.textContent = (line.dataset.day ?? '').replace('{}', day.replace(/^(\w+day),/, '$1'));
  };
  // React finds the line as it wrote it.
  const clear = () => {
    line.textContent = '';
  };
  window.addEventListener('beforeprint', write);
  window.addEventListener('afterprint', clear);
  return () => {
    window.removeEventListener('beforeprint', write);
    window.removeEventListener('afterprint', clear);
  };
}
