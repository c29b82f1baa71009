import { createStoredText } from '../stored-text.ts';

const device = () => window.localStorage;
const tab = () => window.sessionStorage;

/** The draft and the last post with its corrections, in local storage. */
export const storedDescription = createStoredText('staff-description', device);
export const storedPost = createStoredText('staff-post', device);

/** In session storage: a lent phone must not keep a code that gives access to a paid service. */
export const storedAccessCode = createStoredText('staff-access-code', tab);

const storedSession = createStoredText('staff-session', tab);

/** A random name for this tab: the server counts its requests by it. */
export function sessionId(): string {
  const known = storedSession.read();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storedSession.write(id);
  return id;
}
