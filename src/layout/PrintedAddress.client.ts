/**
 * Writes the day in Rome on paper, each time that the page is printed: a printed price without its day is
 * worth nothing.
 * @param line its `data-day` is the sentence, with {} for the day
 */
export function printDay(line: HTMLElement, signal: AbortSignal): void {
  const write = () => {
    const format = { dateStyle: 'full', timeZone: 'Europe/Rome' } as const;
    const day = new Intl.DateTimeFormat(document.documentElement.lang, format).format(Date.now());
    // English has a comma after the weekday in some browsers, and the site has none; German has its own.
    line.textContent = (line.dataset.day ?? '').replace('{}', day.replace(/^(\w+day),/, '$1'));
  };
  const clear = () => {
    line.textContent = '';
  };
  window.addEventListener('beforeprint', write, { signal });
  window.addEventListener('afterprint', clear, { signal });
}
