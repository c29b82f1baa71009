/**
 * Tells whether a request comes from a page of this site. Browsers say where it comes from, in two
 * headers that no page can forge; a request without either does not come from a page.
 * @param origins the site's, as browsers see it; none: the host that was asked is the site's
 */
export function isOwnOrigin({ headers, url }: Request, origins: readonly string[]): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin !== null) return isOurs(origin, new URL(url).host, origins);
  return site !== null;
}

/** A proxy may have taken the encryption off, so the scheme counts only for an origin that is configured. */
function isOurs(origin: string, host: string, origins: readonly string[]): boolean {
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
