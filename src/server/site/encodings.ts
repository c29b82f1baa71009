import Negotiator from 'negotiator';

const BEST_FIRST = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different headers; whoever makes up others costs no memory. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, readonly string[]>();

/** The encodings that a reader takes, the best first, by the whole of RFC 9110, 12.5.3. */
export function acceptedEncodings(header: string | undefined): readonly string[] {
  // Without the header anything goes; what has no way to say what it reads is sent plain.
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(BEST_FIRST, { preferred: BEST_FIRST });
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

const PAGE_TYPES = ['text/html', 'text/markdown'];

/** True for a reader that asks for Markdown before HTML; browsers do not name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false;
  return new Negotiator({ headers: { accept } }).mediaType(PAGE_TYPES) === 'text/markdown';
}
