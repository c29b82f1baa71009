/**
 * Closes a menu or its groups when the reader turns elsewhere. Opening and closing by hand needs no
 * script.
 * On wide screens a group closes at a press or focus elsewhere, and at Escape, which returns the
 * focus to its name. On phones the browser closes the menu at a press elsewhere and at Escape; a
 * focus elsewhere closes it too, as does turning the device if the bar then fits. Groups stay as
 * they are there, so that nothing moves under a finger.
 * @param menu a popover on phones, a part of the bar on wide screens
 */
export function closeGroups(menu: HTMLElement, signal: AbortSignal): void {
  const onPress = ({ target }: Event) => closeOthers(menu, target as Node);
  const onFocus = ({ target }: Event) => {
    if (isUnrolled(menu)) rollUp(menu, target as Element);
    else closeOthers(menu, target as Node);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isUnrolled(menu)) closeWithFocus(menu);
  };
  const onResize = () => {
    if (isUnrolled(menu) && !buttonOf(menu)?.checkVisibility()) menu.hidePopover();
  };
  const onUnroll = ({ newState }: ToggleEvent) => holdPage(newState === 'open');
  // On return, the page shows without a menu over it.
  const onLeave = () => isUnrolled(menu) && menu.hidePopover();
  const onBack = () => closeAll(menu);
  const onFollow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) closeBehind(menu, link);
  };
  if (isUnrolled(menu)) holdPage(true);
  menu.addEventListener('beforetoggle', onUnroll, { signal });
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('popstate', onBack, { signal });
  menu.addEventListener('click', onFollow, { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', () => holdPage(false));
}

/** The page behind an open menu does not scroll. */
function holdPage(isHeld: boolean): void {
  if (isHeld) document.documentElement.dataset.menu = 'open';
  else delete document.documentElement.dataset.menu;
}

function isUnrolled(menu: HTMLElement): boolean {
  return CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
}

/** The keyboard cannot move through a page that a menu covers. */
function rollUp(menu: HTMLElement, focused: Element): void {
  if (focused !== buttonOf(menu) && !menu.contains(focused)) menu.hidePopover();
}

/** On phones only. */
function buttonOf(menu: HTMLElement): Element | null {
  return document.querySelector(`[popovertarget="${menu.id}"]`);
}

function closeOthers(menu: HTMLElement, target: Node): void {
  if (isUnrolled(menu)) return;
  for (const group of openGroups(menu)) {
    if (!group.contains(target)) group.open = false;
  }
}

/** The focus follows the link, and does not return to the menu's button. */
function closeBehind(menu: HTMLElement, link: HTMLAnchorElement): void {
  link.blur();
  closeAll(menu);
}

function closeAll(menu: HTMLElement): void {
  if (isUnrolled(menu)) menu.hidePopover();
  for (const group of openGroups(menu)) group.open = false;
}

function closeWithFocus(menu: HTMLElement): void {
  for (const group of openGroups(menu)) {
    if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
    group.open = false;
  }
}

function openGroups(menu: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return menu.querySelectorAll('details[open]');
}
