import { pathOf } from '../layout/navigation/path-of.ts';

/** Then the browser loads the document, and shows what has arrived (milliseconds). */
const TIMEOUT = 4000;
const MAX_DOCUMENTS = 10;

interface Fetched {
  readonly page: Promise<Document | undefined>;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The browser must load its document. */
  isRefused: boolean;
}

/** By path, the latest last. */
const fetched = new Map<string, Fetched>();

/**
 * Fetches the document of a page, unless it has been since then (milliseconds since the epoch).
 * @returns undefined if the browser must load it: it belongs to another build or language, or no
 *   page of the site answers
 */
export function fetchPage(path: string, since = 0): Promise<Document | undefined> {
  const known = fetched.get(path);
  if (known && known.at >= since) return known.page;
  const page = request(path);
  const entry = { page, at: Date.now(), isRefused: false };
  fetched.delete(path);
  fetched.set(path, entry);
  for (const oldest of [...fetched.keys()].slice(0, -MAX_DOCUMENTS)) fetched.delete(oldest);
  page.then((found) => {
    entry.isRefused = !found;
  });
  return page;
}

/** The page, if it has been fetched since then (milliseconds since the epoch) or soon will be. */
export function pageAt(path: string, since: number): Promise<Document | undefined> | undefined {
  const known = fetched.get(path);
  return known && known.at >= since && !known.isRefused ? known.page : undefined;
}

async function request(path: string): Promise<Document | undefined> {
  try {
    const headers = { accept: 'text/html' };
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok || pathOf(response.url) !== path) return undefined;
    const page = parsed(await response.text());
    return canReplace(document, page) ? page : undefined;
  } catch {
    // No network, or too slow a one.
    return undefined;
  }
}

let policy: TrustedPolicy | undefined;

function parsed(html: string): Document {
  // The content security policy allows only the critical CSS of the document; its head has the sheet.
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
  return !isInstallable && isSameLanguage && build(page) === build(present);
}

/** The names of a build's files, which contain hashes. */
function build(page: Document): string | undefined {
  const { src, sheet, islands } =
    page.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  return src && [src, sheet, islands?.split(' ')[0]].join(' ');
}
