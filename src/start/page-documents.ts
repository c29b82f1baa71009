import { pathnameOf } from '../offline/pathname-of.ts';
import { pageData } from './load-assets.ts';

/** After this the browser loads the document, and shows what has arrived (milliseconds). */
const TIMEOUT = 4000;
/** How long a link may show a page that was prefetched (milliseconds). */
const MAX_AGE = 60_000;

type Page = Promise<Document | undefined>;

/** The pages that links of the current page may show, by path; `at` in milliseconds since the epoch. */
const prefetched = new Map<string, { readonly page: Page; readonly at: number }>();

export function prefetch(path: string): void {
  if (!prefetchedPage(path)) prefetched.set(path, { page: fetchPage(path), at: Date.now() });
}

export function prefetchedPage(path: string): Page | undefined {
  const { page, at = 0 } = prefetched.get(path) ?? {};
  return at > Date.now() - MAX_AGE ? page : undefined;
}

/** Clears the cache after each navigation: an open tab is stale for one page at most. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

/**
 * Fetches the document of a page.
 * @param cache "force-cache" for a page as the browser has it, however old
 * @returns undefined if the browser must load it: it belongs to another build or language, or no
 *   page of the site answers
 */
export async function fetchPage(path: string, cache?: RequestCache): Page {
  try {
    const headers = { accept: 'text/html' };
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(path, { headers, signal, cache });
    if (!response.ok || pathnameOf(response.url) !== path) return undefined;
    const page = parsed(await response.text());
    return canReplace(document, page) ? page : undefined;
  } catch {
    // No network, or a timeout.
    return undefined;
  }
}

let policy: TrustedPolicy | undefined;

function parsed(html: string): Document {
  // The content security policy allows only the critical CSS of the document; `loadSheet` has the rest.
  const page = html.replace(/<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g, '');
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: (text: string) => text });
  return new DOMParser().parseFromString(policy?.createHTML(page) ?? page, 'text/html');
}

/**
 * Scripts and styles of another build do not fit its elements, and a network's sign-in page has
 * none. A page that phones can install needs its manifest in a document.
 */
function canReplace(present: Document, page: Document): boolean {
  const isInstallable = page.querySelector('link[rel="manifest"]') !== null;
  const isSameLanguage = page.documentElement.lang === present.documentElement.lang;
  return !isInstallable && isSameLanguage && buildIdOf(page) === buildIdOf(present);
}

/** The names of a build's files, which contain hashes. */
function buildIdOf(page: Document): string | undefined {
  const { src, sheet, islands } = pageData(page) ?? {};
  return src && [src, sheet, islands?.split(' ')[0]].join(' ');
}
