import { useMemo, useSyncExternalStore } from 'react';
import { CONSENT_KEY, readConsent, withoutProvider, withProvider } from './frame-consent.ts';

/**
 * The providers whose frames this device may load: none on the server and in the first render, so
 * that no page asks a third party for anything by itself. All frames, and all tabs, see the same.
 */
export function useFrameConsent(): readonly string[] {
  const text = useSyncExternalStore(subscribe, remembered, none);
  return useMemo(() => readConsent(text), [text]);
}

export function allowProvider(provider: string): void {
  remember(withProvider(latest(), provider));
}

export function revokeProvider(provider: string): void {
  remember(withoutProvider(latest(), provider));
}

const none = () => '';
const listeners = new Set<() => void>();
let consent: string | undefined;
/** A browser may forbid storage, or have no room: the choice then lasts as long as the page. */
let isStored = true;

function remembered(): string {
  consent ??= latest();
  return consent;
}

/** Asks the device, because another tab may have just changed it. */
function latest(): string {
  if (!isStored) return consent ?? '';
  try {
    return localStorage.getItem(CONSENT_KEY) ?? '';
  } catch {
    isStored = false;
    return consent ?? '';
  }
}

function remember(text: string): void {
  try {
    if (text) localStorage.setItem(CONSENT_KEY, text);
    else localStorage.removeItem(CONSENT_KEY);
  } catch {
    isStored = false;
  }
  show(text);
}

function show(text: string): void {
  consent = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', hearOtherTab);
    // A page that comes back from the back-forward cache has missed the storage events.
    window.addEventListener('pageshow', lookAgain);
    lookAgain();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', hearOtherTab);
    window.removeEventListener('pageshow', lookAgain);
  };
}

/** The key is null when another tab empties the whole storage. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === null) lookAgain();
}

function lookAgain(): void {
  const text = latest();
  if (text !== consent) show(text);
}
