import { escapeHtml } from '../i18n/escape-html.ts';
import { createFormats } from '../i18n/format.ts';
import { romeDateAt } from '../time/rome.ts';
import type { OfflineLocale } from './settings.ts';

const SAVED_AT = 'X-Saved-At';
/** Hop-by-hop and encoding headers, which do not apply to the saved copy. */
const TRANSFER_HEADERS = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];
const BEFORE = '<div id="root">';

/** Whether a response is a complete HTML page: status 200, not an error or a partial response. */
export function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** A copy of the response with the time of saving (milliseconds since the epoch). */
export async function stamped(response: Response, now: number): Promise<Response> {
  const copy = copyOf(response, await response.text());
  copy.headers.set(SAVED_AT, String(now));
  return copy;
}

/** When it was saved (milliseconds since the epoch); 0 if unknown. */
export function savedAt({ headers }: Response): number {
  return Number(headers.get(SAVED_AT) ?? 0);
}

/**
 * A saved page with a banner above it: the day on which it was saved, and a link that reloads it.
 * The banner is outside React's root and is styled by the page's own CSS.
 */
export async function withSavedBanner(
  saved: Response,
  { language, saved: sentence, again }: OfflineLocale,
  path: string,
): Promise<Response> {
  const { longDate } = createFormats(language, NO_WORDS);
  const day = longDate.format(romeDateAt(savedAt(saved)));
  const line = escapeHtml(sentence.replace(/\{\{\s*date\s*\}\}/, day));
  const banner = `<aside data-saved><p>${line} <a href="${escapeHtml(path)}">${escapeHtml(again)}</a></p></aside>`;
  return copyOf(
    saved,
    (await saved.text()).replace(BEFORE, () => banner + BEFORE),
  );
}

/** Dates need no words. */
const NO_WORDS = { terms: {}, age: { whole: '', half: '' } };

/** The scripts, styles and fonts that a page loads at once. */
export function filesToRender(html: string): string[] {
  return found(html, /\b(?:src|href)="(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g);
}

/** The inlined drawings of a page; React loads them from their files. */
export function inlineSvgs(html: string): string[] {
  return found(html, /\bdata-inline="(\/[^"]+)"/g);
}

/** The files of `filesToRender`, and those that load at the first interaction. */
export function filesToUse(html: string): string[] {
  return found(html, /(\/assets\/[\w.-]+\.(?:js|css|woff2))\b/g);
}

function found(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
}

function copyOf({ status, statusText, headers: given }: Response, text: string): Response {
  const headers = new Headers(given);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  return new Response(text, { status, statusText, headers });
}
