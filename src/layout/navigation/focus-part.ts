import { targetElement } from '../../components/page/url-target.ts';

/**
 * Moves the focus to a link's target, which not all browsers do. A tab or a menu that changes the
 * URL keeps the focus.
 */
export function focusLinkTargets(): void {
  window.addEventListener('hashchange', () => {
    if (followsLink()) focusOn(targetElement());
  });
}

/** The followed link still has the focus, or lost it when its menu closed. */
function followsLink(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return (
    focused instanceof HTMLAnchorElement && focused.hash === window.location.hash && !focused.role
  );
}

/** Returns whether the element took the focus: a hidden one cannot. */
export function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
