/** A failed request, or a limit that was hit: never who sent it, nor anything typed. */
export type FailureLine =
  | {
      readonly event: 'request';
      readonly status: number;
      readonly method: string;
      readonly path: string;
    }
  | { readonly event: 'limit'; readonly limit: ProtectionLimit };

export type ProtectionLimit =
  | 'too-many-connections'
  | 'too-many-waiting'
  | 'long-body'
  | 'two-hosts'
  | 'nothing-read';

export type LogFailure = (line: FailureLine) => void;

/** Log lines per second, so that nobody can fill the disk with failing requests. */
const MAX_LINES = 20;
const SECOND_MS = 1000;
/** The part of a URL that may be logged: an asset's name, an API route, a health check. */
const KNOWN = /^\/(?:assets\/[\w.-]{1,80}$|api\/[a-z-]{1,20}(?=[/?]|$)|livez$|readyz$)/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Logs a limited number of lines per second, then how many were dropped.
 * @param now milliseconds since the epoch
 */
export function createFailureLog(
  log: (line: object) => void,
  now: () => number = Date.now,
): LogFailure {
  let [second, lines] = [0, 0];
  return (line) => {
    const current = Math.floor(now() / SECOND_MS);
    if (current !== second) {
      if (lines > MAX_LINES) log({ event: 'quiet', lines: lines - MAX_LINES });
      [second, lines] = [current, 0];
    }
    lines += 1;
    if (lines <= MAX_LINES) log({ ...line, time: new Date(now()).toISOString() });
  };
}

/** The log line of a failed response; undefined for any other. @param url unparsed */
export function failed(status: number, method = '', url = ''): FailureLine | undefined {
  if (status < 400) return undefined;
  const [path = '…'] = KNOWN.exec(url) ?? [];
  return { event: 'request', status, method: METHODS.has(method) ? method : '…', path };
}
