import { pathOf } from '../layout/navigation/path-of.ts';

/** How long a fetched page may be shown, in milliseconds. */
const FRESH = 60_000;
/** After this timeout the browser loads the document, and shows what has arrived (milliseconds). */
const TIMEOUT = 10_000;
const KEPT = 10;

/** Which TypeScript lacks. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): { createHTML(text: string): string };
}
declare const window: globalThis.Window &
  typeof globalThis & { readonly trustedTypes?: TrustedTypes };

interface Fetched {
  readonly page: Promise<Document | undefined>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const fetched = new Map<string, Fetched>();

/**
 * The document of a page, fetched unless it was within the last minute.
 * @param since it must have been fetched since then (milliseconds since the epoch)
 * @returns undefined if the browser must load it: it is of another build or language, or no page of
 *   the site answers
 */
export function fetchPage(path: string, since = 0): Promise<Document | undefined> {
  const known = pageAt(path, since);
  if (known) return known;
  const page = request(path);
  fetched.delete(path);
  fetched.set(path, { page, at: Date.now() });
  for (const oldest of [...fetched.keys()].slice(0, -KEPT)) fetched.delete(oldest);
  page.then((found) => found ?? fetched.delete(path));
  return page;
}

/** The page, if it has been fetched since then or is about to arrive. */
export function pageAt(path: string, since: number): Promise<Document | undefined> | undefined {
  const known = fetched.get(path);
  return known && known.at >= Math.max(since, Date.now() - FRESH) ? known.page : undefined;
}

async function request(path: string): Promise<Document | undefined> {
  try {
    const headers = { accept: 'text/html' };
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok || pathOf(response.url) !== path) return undefined;
    const page = parsed(await response.text());
    return canBeShown(page) ? page : undefined;
  } catch {
    // No network, or too slow a one.
    return undefined;
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function parsed(html: string): Document {
  // The content security policy allows only the critical CSS of the document.
  const page = html.replace(/<style>[\s\S]*?<\/style>/, '');
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: (text: string) => text });
  return new DOMParser().parseFromString(policy?.createHTML(page) ?? page, 'text/html');
}

/**
 * Scripts of another build would not know its elements, and a network's sign-in page has none. A
 * page that phones can install needs its manifest in a document.
 */
function canBeShown(page: Document): boolean {
  return (
    !page.querySelector('link[rel="manifest"]') &&
    page.documentElement.lang === document.documentElement.lang &&
    build(page) === build(document)
  );
}

function build(page: Document): string | undefined {
  const { src, islands } = page.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  return src && `${src} ${islands?.split(' ')[0]}`;
}
