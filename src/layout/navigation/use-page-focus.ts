import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hashId } from '../../components/page/arrival.ts';

/**
 * Takes the focus along, as a browser does that loads a page: to the heading of a new page, which
 * screen readers then read, or to the part of it that the address names. On the page that is open
 * already it follows only a link to a part of that page; a tab or a menu that writes the address
 * keeps its focus.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname !== pathname) {
      focusOn(partOf(hash)) || focusOn(document.querySelector('main h1'));
    } else if (before.key !== key && followsLink(hash)) {
      focusOn(partOf(hash));
    }
  }, [pathname, hash, key]);
}

function partOf(hash: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}

/** The link that was followed still has the focus, or it lost it with the menu that it stood in. */
function followsLink(hash: string): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return focused instanceof HTMLAnchorElement && focused.hash === hash && !focused.role;
}

/** Tells whether the element took the focus: one that is hidden cannot. */
function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Lets go of what has the focus in a page that is about to be removed: with it Chromium (156) lays that
 * page out once more, in the sheet of the next.
 */
export function releaseFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
