/** A request that failed, or a rule that stepped in. Never who asked, nor anything that they typed. */
export type WatchLine =
  | {
      readonly event: 'request';
      readonly status: number;
      readonly method: string;
      readonly path: string;
    }
  | { readonly event: 'rule'; readonly rule: Rule };

export type Rule =
  | 'too-many-connections'
  | 'too-many-waiting'
  | 'long-body'
  | 'two-hosts'
  | 'nothing-read'
  | 'too-slow'
  | 'no-http';

export type Watch = (line: WatchLine) => void;

/** In a second: whoever asks for a thousand pages that there are not must not fill a disk. */
const MOST_LINES = 20;
const SECOND_MS = 1000;
/** Of an address what is ours: a script by its name, else the first part of its kind. */
const KNOWN = /^\/(?:assets\/[\w.-]{1,80}$|api\/[a-z-]{1,20}(?=[/?]|$)|livez$|readyz$)/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Writes so many lines a second, and how many more there were once it is over.
 * @param now milliseconds since the epoch
 */
export function watchWith(log: (line: object) => void, now: () => number = Date.now): Watch {
  let [second, lines] = [0, 0];
  return (line) => {
    const current = Math.floor(now() / SECOND_MS);
    if (current !== second) {
      if (lines > MOST_LINES) log({ event: 'quiet', lines: lines - MOST_LINES });
      [second, lines] = [current, 0];
    }
    lines += 1;
    if (lines <= MOST_LINES) log({ ...line, time: new Date(now()).toISOString() });
  };
}

/** The line of an answer; undefined for one that is no failure. @param url as it came */
export function failed(status: number, method = '', url = ''): WatchLine | undefined {
  if (status < 400) return undefined;
  const [path = '…'] = KNOWN.exec(url) ?? [];
  return { event: 'request', status, method: METHODS.has(method) ? method : '…', path };
}
