/** The path of a URL, without the slash that a host may add. */
export function pathOf(address: string): string {
  return new URL(address).pathname.replace(/(.)\/$/, '$1');
}
