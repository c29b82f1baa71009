import { navigationTiming } from '../page/page-load.ts';
import { hashId, targetElement } from '../page/url-target.ts';

/**
 * Turns a row of links into tabs. The open tab is the one in the URL, as in the style sheet:
 * links, back and forward work by themselves.
 */
export function driveTabs(root: HTMLElement, signal: AbortSignal): void {
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > section')];
  const show = (panel: HTMLElement | undefined) => {
    for (const each of panels) showPanel(each, each === panel);
  };
  const open = (panel: HTMLElement | undefined) => {
    if (!panel) return;
    show(panel);
    centreTab();
  };
  const follow = () => open(askedPanel(panels));
  const choose = (panel: HTMLElement, method: HistoryMethod) => {
    // Following the link would take the focus from the tab.
    window.history[method](null, '', `#${panel.id}`);
    open(panel);
    panel.scrollIntoView();
  };
  setTabRoles(root);
  show(askedPanel(panels) ?? panels[0]);
  const centreTab = driveTabBar(root, signal);
  root.addEventListener('click', (event) => pressTab(event, panels, choose), { signal });
  root.addEventListener('keydown', (event) => pressKey(event, panels, choose), { signal });
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, follow, { signal });
  // The browser's search found text in a closed panel, and scrolls there.
  const find = ({ target }: Event) => {
    const panel = panels.find((candidate) => candidate === target);
    open(panel);
    if (panel) window.history.replaceState(window.history.state, '', `#${panel.id}`);
  };
  root.addEventListener('beforematch', find, { signal });
  // Chromium looks for the words of `#:~:text=` while the page loads: too early for closed panels.
  const [page, words] = navigationTiming()?.name.split(/#:~:text=|,/) ?? [];
  if (!words || page !== window.location.href) return;
  const sought = panels.find(({ textContent }) => textContent.includes(hashId(`#${words}`)));
  if (sought?.hidden) choose(sought, 'replaceState');
}

type HistoryMethod = 'pushState' | 'replaceState';
type Choose = (panel: HTMLElement, method: HistoryMethod) => void;

/** The panel of the anchor; the first without one; undefined if the anchor is elsewhere. */
function askedPanel(panels: readonly HTMLElement[]): HTMLElement | undefined {
  if (window.location.hash === '') return panels[0];
  const target = targetElement();
  return panels.find((panel) => panel.contains(target));
}

function tabOf(panel: HTMLElement): HTMLElement | null {
  return document.getElementById(`${panel.id}-tab`);
}

/** The browser handles clicks that open a new tab or window. */
function pressTab(event: MouseEvent, panels: readonly HTMLElement[], choose: Choose): void {
  const panel = panels.find((candidate) => tabOf(candidate)?.contains(event.target as Node));
  if (!panel || event.button !== 0 || hasModifier(event)) return;
  event.preventDefault();
  choose(panel, window.location.hash === `#${panel.id}` ? 'replaceState' : 'pushState');
}

/** Enter follows a link natively. Arrows, which leave no history entries, and space choose tabs. */
function pressKey(event: KeyboardEvent, panels: readonly HTMLElement[], choose: Choose): void {
  const from = panels.find((panel) => tabOf(panel) === event.target);
  if (!from || hasModifier(event)) return;
  const ids = panels.map(({ id }) => id);
  const next = panels.find(({ id }) => id === tabForKey(ids, from.id, event.key));
  if (next) {
    choose(next, 'replaceState');
    tabOf(next)?.focus({ preventScroll: true });
  } else if (event.key === ' ') tabOf(from)?.click();
  else return;
  event.preventDefault();
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The tab that a key leads to, in a circle; undefined for other keys. */
function tabForKey(ids: readonly string[], from: string, key: string): string | undefined {
  const index = ids.indexOf(from);
  const tabs: Readonly<Record<string, string | undefined>> = {
    ArrowRight: ids[(index + 1) % ids.length],
    ArrowLeft: ids.at(index - 1),
    Home: ids[0],
    End: ids.at(-1),
  };
  return tabs[key];
}

function setTabRoles(root: HTMLElement): void {
  const bar = root.querySelector('nav');
  const list = bar?.querySelector('ul');
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', bar?.getAttribute('aria-label') ?? '');
  bar?.setAttribute('role', 'none');
  bar?.removeAttribute('aria-label');
  for (const item of list?.children ?? []) item.setAttribute('role', 'none');
}

function showPanel(panel: HTMLElement, isOpen: boolean): void {
  const tab = tabOf(panel);
  tab?.setAttribute('role', 'tab');
  tab?.setAttribute('aria-controls', panel.id);
  tab?.setAttribute('aria-selected', `${isOpen}`);
  tab?.setAttribute('tabindex', isOpen ? '0' : '-1');
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
  panel.removeAttribute('aria-label');
  if (isOpen) {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
    panel.setAttribute('tabindex', '0');
  } else {
    panel.setAttribute('hidden', 'until-found');
    // `until-found` leaves the panel in the accessibility tree, but empty.
    panel.setAttribute('aria-hidden', 'true');
    panel.removeAttribute('tabindex');
  }
}

/** How far a press on an arrow scrolls the bar, in pixels. */
const STEP_PX = 200;

/**
 * The row of tabs when wider than the screen: arrows scroll it, and hide at its ends.
 * @returns a function that brings the open tab into view
 */
function driveTabBar(root: HTMLElement, signal: AbortSignal) {
  const list = root.querySelector('ul');
  const [previous, next] = root.querySelectorAll<HTMLElement>('[data-side]');
  const showArrows = () => {
    if (!list || !previous || !next) return;
    const focused = document.activeElement;
    const left = list.scrollWidth - list.clientWidth - list.scrollLeft;
    // Browsers stop at fractions of a pixel.
    previous.hidden = list.scrollLeft < 1;
    next.hidden = left < 1;
    // The focus must not get lost with the hidden button.
    if (focused === previous && previous.hidden) next.focus({ preventScroll: true });
    if (focused === next && next.hidden) previous.focus({ preventScroll: true });
  };
  /** Scrolls the bar only: the window scrolls to the panel. */
  const centre = (behavior: ScrollBehavior) => {
    const open = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !open) return;
    const left = open.offsetLeft + (open.offsetWidth - list.clientWidth) / 2;
    list.scrollTo({ left, behavior });
  };
  // Fires first after layout, then whenever the size of the bar or of its letters changes.
  const observer = new ResizeObserver(() => {
    centre('instant');
    showArrows();
  });
  for (const element of list ? [list, ...list.children] : []) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  list?.addEventListener('scroll', showArrows, { signal, passive: true });
  previous?.addEventListener('click', () => list?.scrollBy({ left: -STEP_PX }), { signal });
  next?.addEventListener('click', () => list?.scrollBy({ left: STEP_PX }), { signal });
  return () => centre('auto');
}
