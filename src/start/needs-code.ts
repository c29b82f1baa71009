import { CONSENT_KEY } from '../layout/consent/frame-consent.ts';

/**
 * Whether something in the page works only with its code: the estimate and the staff's tools, whose build
 * says so; frames that this device has allowed, which are shown without asking again; what a family has
 * marked, which the address brings.
 */
export function needsCode(tag: HTMLElement | null): boolean {
  if (tag?.dataset.needs === 'code') return true;
  if (isThere('consent') && hasConsent()) return true;
  return isThere('address') && window.location.search !== '';
}

function isThere(need: string): boolean {
  return document.querySelector(`[data-needs="${need}"]`) !== null;
}

function hasConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null;
  } catch {
    // A browser that keeps nothing for us throws.
    return false;
  }
}
