import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hashId } from '../../components/page/arrival.ts';
import { useReturning } from '../../layout/navigation/history-entries.ts';

const HASH_DELAY_MS = 100;

/**
 * Opens a page at the section that its address names, once the page has settled; without one it
 * stays at the top. Who comes back to the page stays where he was, and on the open page the browser
 * follows anchors by itself.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  const returning = useReturning();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (returning || !hash) return;
    const scroll = () => document.getElementById(hashId(hash))?.scrollIntoView();
    const timer = setTimeout(scroll, HASH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
