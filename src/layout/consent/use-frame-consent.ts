import { useMemo, useSyncExternalStore } from 'react';
import { CONSENT_KEY, readConsent, storedConsent, withConsent } from './frame-consent.ts';

/**
 * The providers whose frames this device may load: none on the server and in the first render, so
 * that no page contacts a third party by itself. All frames and tabs agree.
 */
export function useFrameConsent(): readonly string[] {
  const text = useSyncExternalStore(subscribe, remembered, () => '');
  return useMemo(() => readConsent(text), [text]);
}

export function setConsent(provider: string, isAllowed: boolean): void {
  remember(withConsent(remembered(), provider, isAllowed));
}

const CHANGED_HERE = 'allowed-frames';
/** If storage is forbidden or full, the choice lasts as long as the page. */
let unstored: string | undefined;

function remembered(): string {
  return unstored ?? storedConsent();
}

function remember(text: string): void {
  try {
    if (text) localStorage.setItem(CONSENT_KEY, text);
    else localStorage.removeItem(CONSENT_KEY);
  } catch {
    unstored = text;
  }
  window.dispatchEvent(new Event(CHANGED_HERE));
}

/** `storage` reports other tabs; a page from the back-forward cache has missed it. */
function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of [CHANGED_HERE, 'storage', 'pageshow'])
    window.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
}
