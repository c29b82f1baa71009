/** What an address names after its #, such as `#scadenze`: the id, empty when there is none to read. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the address asks for; null when it names none, or none that is in the page. */
export function targetElement(): HTMLElement | null {
  return document.getElementById(hashId(window.location.hash));
}

/** Whether the reader comes back to this entry of the history: it got a key when it was left. */
export function isBack(): boolean {
  return typeof window.history.state?.key === 'string';
}
