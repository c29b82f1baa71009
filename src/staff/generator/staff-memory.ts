import { createStoredText } from '../stored-text.ts';

const device = () => window.localStorage;
const tab = () => window.sessionStorage;

/** What is being written, and the last post, with its corrections: both outlive the tab. */
export const storedDescription = createStoredText('staff-description', device);
export const storedPost = createStoredText('staff-post', device);

/** The code opens what costs money: a phone that is lent must not keep it. */
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
