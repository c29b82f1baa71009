import { targetElement } from '../../components/page/arrival.ts';

/**
 * A link to a part of the page takes the focus there, which browsers do by half. A tab or a menu that
 * writes the address keeps its focus.
 */
export function focusLinkTargets(): void {
  window.addEventListener('hashchange', () => {
    if (followsLink()) focusOn(targetElement());
  });
}

/** The link that was followed still has the focus, or it lost it with the menu that it stood in. */
function followsLink(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return (
    focused instanceof HTMLAnchorElement && focused.hash === window.location.hash && !focused.role
  );
}

/** Tells whether the element took the focus: one that is hidden cannot. */
export function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
