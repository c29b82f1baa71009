/** A page of this site, anything else in a browser, or a program: an assistant, a script. */
export type Sender = 'own-page' | 'elsewhere' | 'program';

/**
 * Who sent a request. Browsers state its origin in two headers that no page can forge; programs
 * send neither.
 * @param origins the site's, as browsers see them; if empty, the host of the request
 */
export function senderOf({ headers, url }: Request, origins: readonly string[]): Sender {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return 'elsewhere';
  if (origin !== null) return isOurs(origin, new URL(url).host, origins) ? 'own-page' : 'elsewhere';
  return site === null ? 'program' : 'own-page';
}

/** A proxy may terminate TLS, so the scheme is compared only with configured origins. */
function isOurs(origin: string, host: string, origins: readonly string[]): boolean {
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
