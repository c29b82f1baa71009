/** The id after the # of a URL, such as `#scadenze`; empty if it cannot be decoded. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the URL names; null without a name, or if the page has no such element. */
export function targetElement(): HTMLElement | null {
  return document.getElementById(hashId(window.location.hash));
}
