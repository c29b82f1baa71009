/**
 * Writes the date in Rome on each printout: a printed price must carry its date.
 * @param line its `data-day` is the sentence, with {} for the day; only paper shows it
 */
export function drivePrintedUrl(line: HTMLElement, signal: AbortSignal): void {
  const write = () => {
    const format = { dateStyle: 'full', timeZone: 'Europe/Rome' } as const;
    const day = new Intl.DateTimeFormat(document.documentElement.lang, format).format(Date.now());
    // Some browsers put a comma after an English weekday, the site does not; German keeps its own.
    line.textContent = (line.dataset.day ?? '').replace('{}', day.replace(/^(\w+day),/, '$1'));
  };
  window.addEventListener('beforeprint', write, { signal });
}
