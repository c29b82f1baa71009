/** Moves past the header, and leaves the URL as it is. */
export function driveSkipLink(link: HTMLElement, signal: AbortSignal): void {
  const skip = (event: MouseEvent) => {
    const content = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    if (!content) return;
    event.preventDefault();
    content.scrollIntoView();
    content.focus({ preventScroll: true });
  };
  link.addEventListener('click', skip, { signal });
}
