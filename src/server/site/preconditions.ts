import type { Body, Form, SiteFile } from './site.ts';

/** A header of a request, by its name in small letters. */
export type Header = (name: string) => string | undefined;

/**
 * What the conditions of a request ask for, in the order of RFC 9110, 13.2.2. A date that is still to come
 * is not one at which anybody read the file.
 * @param now milliseconds since the epoch
 */
export function judged<B extends Body>(
  header: Header,
  { modified }: SiteFile<B>,
  { etag }: Form<B>,
  now: number,
): 200 | 304 | 412 {
  const match = header('if-match');
  const unmodified = instant(header('if-unmodified-since'));
  if (match !== undefined && !lists(match, etag, true)) return 412;
  if (match === undefined && unmodified !== undefined && modified > unmodified) return 412;
  const noneMatch = header('if-none-match');
  if (noneMatch !== undefined) return lists(noneMatch, etag, false) ? 304 : 200;
  const since = instant(header('if-modified-since'));
  return since !== undefined && since <= now && modified <= since ? 304 : 200;
}

/** Whether a range may be sent: the reader holds the rest of this very form, or says nothing of it. */
export function rangeCounts<B extends Body>(
  header: Header,
  { modified }: SiteFile<B>,
  { etag }: Form<B>,
): boolean {
  const held = header('if-range');
  if (held === undefined) return true;
  return held.startsWith('"') ? held === etag : instant(held) === modified;
}

/** A weak tag equals a strong one where the bytes need not be the same. */
function lists(text: string, etag: string, strong: boolean): boolean {
  if (text.trim() === '*') return true;
  const tags = text.match(/(W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (strong ? tag : tag.replace(/^W\//, '')) === etag);
}

/** Undefined for what is no date: such a condition does not count. */
function instant(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
