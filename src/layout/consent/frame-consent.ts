/** The storage key of the providers whose frames this device allows. */
export const CONSENT_KEY = 'allowed-frames';

/** The stored text; empty in browsers that deny storage: they throw. */
export function storedConsent(): string {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * The providers in the stored text. Browser tools, another version of the site or a full disk may
 * have mangled it: anything but a list of names allows nothing.
 */
export function readConsent(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? [...new Set(names.filter(isName))] : [];
  } catch {
    return [];
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The text to store once a provider is allowed or not; empty if none is left. */
export function withConsent(text: string, provider: string, isAllowed: boolean): string {
  const others = readConsent(text).filter((name) => name !== provider);
  const names = isAllowed ? [...others, provider] : others;
  return names.length > 0 ? JSON.stringify(names) : '';
}
