import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hashId } from '../../components/page/arrival.ts';
import { useReturning } from '../../layout/navigation/history-entries.ts';

/** Which sections were open when the reader left an entry of the history, by the entry's key. */
const leftOpen = new Map<string, boolean[]>();

/**
 * Opens the section that the address leads to, before the layout scrolls there: browsers open it by
 * themselves only for plain anchors, and not all of them. Who comes back finds the sections as he
 * left them, so that his place is still where it was.
 */
export function useOpenSections(root: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const returning = useReturning();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    const sections = [...(root.current?.querySelectorAll('details') ?? [])];
    const left = returning ? leftOpen.get(key) : undefined;
    const target = document.getElementById(hashId(hash));
    for (const [place, section] of sections.entries()) {
      section.open = left?.[place] ?? (section.open || section.contains(target));
    }
    return () =>
      void leftOpen.set(
        key,
        sections.map(({ open }) => open),
      );
  }, [key]);
}
