/**
 * Closes a menu or its groups on a press or focus outside. Opening and closing by its button needs
 * no script.
 * On wide screens a group closes on a press or focus elsewhere, and on Escape, which returns the
 * focus to its name. On phones the browser closes the menu on a click elsewhere and on Escape; a
 * focus elsewhere closes it too, as does turning the device if the bar then fits. Groups stay as
 * they are there, so that nothing moves under a finger.
 * @param menu a popover on phones, a part of the bar on wide screens
 */
export function driveMenu(menu: HTMLElement, signal: AbortSignal): void {
  /** On phones only. */
  const button = () => document.querySelector(`[popovertarget="${menu.id}"]`);
  const isOpen = () => CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
  const hide = () => isOpen() && menu.hidePopover();
  /** @param around the group that contains it stays open */
  const close = (around?: Node) => {
    for (const group of menu.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!around || !group.contains(around)) group.open = false;
  };
  const closeAll = () => {
    hide();
    close();
  };
  const onPress = ({ target }: Event) => isOpen() || close(target as Node);
  const onFocus = ({ target }: Event) => {
    if (!isOpen()) close(target as Node);
    // The keyboard cannot move through a page that a menu covers.
    else if (target !== button() && !menu.contains(target as Node)) menu.hidePopover();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || isOpen()) return;
    const group = document.activeElement?.closest('details[open]');
    if (menu.contains(group ?? null)) group?.querySelector('summary')?.focus();
    close();
  };
  const onFollow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    // The focus follows the link, and does not return to the menu's button.
    link.blur();
    closeAll();
  };
  /** The page behind an open menu does not scroll. */
  const lockScroll = () => document.documentElement.toggleAttribute('data-menu', isOpen());
  lockScroll();
  menu.addEventListener('toggle', lockScroll, { signal });
  menu.addEventListener('click', onFollow, { signal });
  window.addEventListener('resize', () => button()?.checkVisibility() || hide(), { signal });
  // After going back, the page shows without a menu over it.
  window.addEventListener('pagehide', hide, { signal });
  window.addEventListener('popstate', closeAll, { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
}
