/** The one entry of the device's storage that remembers which providers may show their frames. */
export const CONSENT_KEY = 'allowed-frames';

/**
 * The providers in what the device remembers. Whoever can open the browser's tools, another version
 * of the site or a full disk may have mangled it: what is not a list of names allows nothing.
 */
export function readConsent(text: string): readonly string[] {
  const names = parse(text);
  return Array.isArray(names) ? [...new Set(names.filter(isName))] : [];
}

/** What the device remembers once a provider is allowed. */
export function withProvider(text: string, provider: string): string {
  return JSON.stringify([...new Set([...readConsent(text), provider])]);
}

/** What the device remembers once the permission is taken back; empty when nobody is left. */
export function withoutProvider(text: string, provider: string): string {
  const rest = readConsent(text).filter((name) => name !== provider);
  return rest.length > 0 ? JSON.stringify(rest) : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
