import { type RefObject, useEffect } from 'react';

/**
 * Opens every section for the printer and closes again only those, for browsers that do not print
 * what is folded (the others have it from print.css).
 */
export function useAllOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = new Set<HTMLDetailsElement>();
    const open = () => {
      for (const section of root.current?.querySelectorAll('details:not([open])') ?? []) {
        opened.add(section as HTMLDetailsElement);
      }
      for (const section of opened) section.open = true;
    };
    const close = () => {
      for (const section of opened) section.open = false;
      opened.clear();
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [root]);
}
