/** The path of a URL, without the slash that a host may add; also the cache key of a page. */
export function pathnameOf(url: string): string {
  return new URL(url).pathname.replace(/(.)\/$/, '$1');
}
