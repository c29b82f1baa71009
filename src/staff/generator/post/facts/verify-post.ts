import { useEffect, useState, useSyncExternalStore } from 'react';
import { isObject } from '../../../../content/json.ts';
import type { VerifiedClaim } from '../../../../verify/claim.ts';

/** The result of verifying a text; `unchecked` if the server could not be reached. */
export type VerifyResult =
  | { readonly kind: 'checked'; readonly claims: readonly VerifiedClaim[] }
  | { readonly kind: 'unchecked' | 'cancelled' };

const VERIFY_URL = '/api/verify';
/** The server rejects longer texts (413), which browsers log as errors. */
const MAX_TEXT_LENGTH = 2000;

/** Verifies a text on our own server, which stores nothing. */
async function verifyPost(text: string, signal: AbortSignal): Promise<VerifyResult> {
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'unchecked' };
  try {
    const response = await fetch(VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: text.toWellFormed() }),
      signal,
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isAnswer(answer)
      ? { kind: 'checked', claims: answer.claims.map(downgraded) }
      : { kind: 'unchecked' };
  } catch {
    return { kind: signal.aborted ? 'cancelled' : 'unchecked' };
  }
}

/** A post must not present an open or unconfirmed value as certain, even the official one. */
function downgraded(claim: VerifiedClaim): VerifiedClaim {
  if (claim.verdict !== 'equal') return claim;
  if (claim.fact?.undecided) return { ...claim, verdict: 'undecided' };
  return claim.fact?.confirmed === false ? { ...claim, verdict: 'check' } : claim;
}

/** Whether the response is ours: a host without our server returns something else. */
function isAnswer(answer: unknown): answer is { claims: VerifiedClaim[] } {
  return isObject(answer) && Array.isArray(answer.claims);
}

/** Debounce, in milliseconds after the last keystroke. */
const DEBOUNCE_MS = 700;

interface Checked {
  readonly text: string;
  readonly answer: VerifyResult;
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** The result of verifying the current text; undefined while it is pending. */
export function useClaims(text: string): VerifyResult | undefined {
  const [checked, setChecked] = useState<Checked>();
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (!isOnline || text.trim() === '') return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await verifyPost(text, controller.signal);
      if (answer.kind !== 'cancelled') setChecked({ text, answer });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isOnline]);
  if (!isOnline) return { kind: 'unchecked' };
  if (text.trim() === '') return { kind: 'checked', claims: [] };
  return checked?.text === text ? checked.answer : undefined;
}
