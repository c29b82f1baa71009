/** Which requests the worker handles, and as what; undefined leaves them to the browser. */
export type Kind = 'page' | 'asset' | 'picture' | undefined;

interface RequestParts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: { has(name: string): boolean };
}

/** Dynamic routes: the API and the health checks. */
const DYNAMIC_ROUTES = /^\/(api|livez|readyz)(\/|$)/;
const NAMED_FILE = /\.[^/]*$/;

/** @param origin of the site, such as `https://www.funvillage.example` */
export function requestKind({ method, url, mode, headers }: RequestParts, origin: string): Kind {
  const asked = new URL(url);
  // Neither ranges nor other sites' files are cached.
  if (method !== 'GET' || asked.origin !== origin || headers.has('range')) return undefined;
  const { pathname } = asked;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(pictures|icons)\/|^\/favicon\.svg$|^\/[\w-]+\.webmanifest$/.test(pathname))
    return 'picture';
  const isPage = !DYNAMIC_ROUTES.test(pathname) && !NAMED_FILE.test(pathname);
  return mode === 'navigate' && isPage ? 'page' : undefined;
}
