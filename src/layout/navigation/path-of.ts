/** The path of a URL, without the slash that a host may add. */
export function pathOf(url: string): string {
  return new URL(url).pathname.replace(/(.)\/$/, '$1');
}
