import { MAX_BYTES } from '../../content/picture-file.ts';
import type { FactView } from '../session/fact-view.ts';
import type { FactsAndNames } from '../session/state.ts';

const KEY = 'studio-token';

/** The token from the URL fragment: removed from the URL at once, and kept for reloads. */
export function readToken(): string {
  const typed = window.location.hash.slice(1);
  if (/^[\w-]{20,}$/.test(typed)) {
    window.sessionStorage.setItem(KEY, typed);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return window.sessionStorage.getItem(KEY) ?? '';
}

/** A failed request; the reason is a key of `refused` in the words, or `token`, or `lost`. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Uploads a picture. @returns its URL @throws RequestError */
export async function sendPicture(picture: File): Promise<string> {
  // The server checks it again.
  if (picture.size > MAX_BYTES) throw new RequestError('picture-heavy');
  const pictureName = encodeURIComponent(picture.name);
  const headers = { 'x-picture-name': pictureName, 'content-type': 'application/octet-stream' };
  const { file } = await post<{ file: string }>('picture', headers, picture);
  return file;
}

/** Asks the studio's server. @throws RequestError */
export async function request<T>(name: string, body: object = {}): Promise<T> {
  return post<T>(name, { 'content-type': 'application/json' }, JSON.stringify(body));
}

/** Labels and written forms of facts, by path, and names for references. @throws RequestError */
export async function requestFacts() {
  const { facts, names } = await request<FactsAndNames>('facts');
  const byLocale = Object.entries(facts).map(
    ([locale, views]) => [locale, new Map(views.map((fact) => [fact.path, fact]))] as const,
  );
  return {
    facts: byLocale[0]?.[1] ?? new Map<string, FactView>(),
    factsByLocale: new Map(byLocale),
    names,
  };
}

async function post<T>(
  name: string,
  headers: Readonly<Record<string, string>>,
  body: string | File,
): Promise<T> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { ...headers, 'x-studio-token': readToken() },
    body,
  }).catch(() => undefined);
  if (!response) throw new RequestError('lost');
  if (response.status === 401) throw new RequestError('token');
  if (response.status === 413) throw new RequestError('size');
  const answer = await response.json().catch(() => ({ refused: 'internal' }));
  if (!response.ok) throw new RequestError(String(answer.refused ?? 'internal'));
  return answer as T;
}
