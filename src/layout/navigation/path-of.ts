/** The path of an address; a host may add a slash to it. */
export function pathOf(address: string): string {
  return new URL(address).pathname.replace(/(.)\/$/, '$1');
}
