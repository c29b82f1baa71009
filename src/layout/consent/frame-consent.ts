/** The storage key of the providers whose frames this device allows. */
export const CONSENT_KEY = 'allowed-frames';

/**
 * The providers in the stored text. Browser tools, another version of the site or a full disk may
 * have mangled it: anything but a list of names allows nothing.
 */
export function readConsent(text: string): readonly string[] {
  const names = parse(text);
  return Array.isArray(names) ? [...new Set(names.filter(isName))] : [];
}

/** The text to store once a provider is allowed. */
export function withProvider(text: string, provider: string): string {
  return JSON.stringify([...new Set([...readConsent(text), provider])]);
}

/** The text to store once a permission is withdrawn; empty if none is left. */
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
