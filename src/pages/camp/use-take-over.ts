import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CampPageTab } from '../../content/types.ts';
import { hashId } from '../../layout/navigation/hash-target.ts';
import { useReturning } from '../../layout/navigation/history-entries.ts';

/**
 * The static page holds all panels, one under another. When the others close, the reader keeps his
 * place: at the anchor that he asked for, or else at what he was already reading further down.
 */
export function useTakeOver(
  tabs: CampPageTab[],
  selected: string | undefined,
  open: (id: string) => void,
): void {
  const { hash } = useLocation();
  const returning = useReturning();
  const resume = useRef<() => void>(undefined);
  const alive = selected !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    if (alive) {
      resume.current?.();
      resume.current = undefined;
    } else if (!returning) {
      resume.current = hash ? () => goTo(hash) : keepPlace(tabs, open);
    }
  }, [alive]);
}

function goTo(hash: string): void {
  document.getElementById(hashId(hash))?.scrollIntoView({ behavior: 'instant' });
}

function keepPlace(tabs: CampPageTab[], open: (id: string) => void): (() => void) | undefined {
  if (window.scrollY === 0) return undefined;
  const read = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const panel = tabs
    .map(({ id }) => document.getElementById(id))
    .find((one) => one?.contains(read));
  if (panel) open(panel.id);
  const kept = panel ?? read;
  const topOf = () => kept?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  return () => window.scrollBy({ top: topOf() - before, behavior: 'instant' });
}
