import { createFormats } from '../i18n/format.ts';
import { romeToday } from '../time/rome.ts';
import type { OfflineLocale } from './settings.ts';

const SAVED_AT = 'X-Saved-At';
/** They were true of the bytes on the line. */
const OF_THE_LINE = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];
const BEFORE = '<div id="root">';

/** A page of ours, whole: no error, no part, nothing else that an address may answer. */
export function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** The answer as it is kept: with the instant of its saving (milliseconds since the epoch). */
export async function stamped(response: Response, now: number): Promise<Response> {
  const copy = copyOf(response, await response.text());
  copy.headers.set(SAVED_AT, String(now));
  return copy;
}

/** The instant of its saving; 0 for what carries none. */
export function savedAt({ headers }: Response): number {
  return Number(headers.get(SAVED_AT) ?? 0);
}

/**
 * A saved page as it is shown: above it the day of its saving, and a link that asks the network again.
 * The line stands outside of what React draws, and is styled by the page's own rules.
 */
export async function withNotice(
  saved: Response,
  { language, saved: sentence, again }: OfflineLocale,
  path: string,
): Promise<Response> {
  const { longDate } = createFormats(language, NO_WORDS);
  const day = longDate.write(romeToday(savedAt(saved)));
  const line = escaped(sentence.replace(/\{\{\s*date\s*\}\}/, day));
  const notice = `<aside data-saved><p>${line} <a href="${escaped(path)}">${escaped(again)}</a></p></aside>`;
  return copyOf(
    saved,
    (await saved.text()).replace(BEFORE, () => notice + BEFORE),
  );
}

/** A day needs none of them. */
const NO_WORDS = { terms: {}, age: { whole: '', half: '' } };

/** The script and the faces that a page is drawn with, without what only a touch loads. */
export function filesToDraw(html: string): string[] {
  return found(html, /\b(?:src|href)="(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g);
}

/** The drawing that a page carries in itself: React draws it from its file. */
export function drawingsIn(html: string): string[] {
  return found(html, /\bdata-inline="(\/[^"]+)"/g);
}

/** What a touch loads too. */
export function filesToUse(html: string): string[] {
  return found(html, /(\/assets\/[\w.-]+\.(?:js|css|woff2))\b/g);
}

function found(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
}

function copyOf({ status, statusText, headers: given }: Response, text: string): Response {
  const headers = new Headers(given);
  for (const name of OF_THE_LINE) headers.delete(name);
  return new Response(text, { status, statusText, headers });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
