/** What an address names after its #, such as `#scadenze`: the id, empty when there is none to read. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
