import { targetElement } from '../components/page/url-target.ts';
import { focusOn } from '../layout/navigation/focus-part.ts';
import { pathnameOf } from '../offline/pathname-of.ts';
import { loadSheet, pageData } from './load-assets.ts';
import { fetchPage, forgetPrefetched, prefetch, prefetchedPage } from './page-documents.ts';

/** A touch begins about a tenth of a second before its tap counts; a screen reader only clicks. */
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
/** A pointer that crosses a menu stays on a link for less than this (milliseconds). */
const HOVER_DELAY = 65;
/** The browser must not move the focus or scroll: `reveal` does, once the page is there. */
const KEEP_FOCUS_AND_SCROLL = { focusReset: 'manual', scroll: 'manual' } as const;
/** Files and the API. */
const NOT_PAGES = /^\/api\/|\./;
/** The tags of a head that describe its page; the others are the same on all pages. */
const DESCRIPTIONS =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]';
/** For crawlers, which load documents. Trusted Types forbid copying a script. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/**
 * Client-side navigation: fetches a page when somebody is about to click its link, and shows its
 * HTML in place of the current page's. The browser still manages URLs, history and scroll
 * positions. Links load documents without the Navigation API
 * (https://developer.mozilla.org/docs/Web/API/Navigation_API), in data-saving mode, and where the
 * page can be installed, cannot be fetched, or belongs to another build.
 * @param startPage starts the scripts of a page that is shown, until the signal ends them
 * @param documentController aborts the scripts of the page that was loaded as a document
 */
export function followLinks(
  startPage: (signal: AbortSignal) => void,
  documentController: AbortController,
): void {
  if (!window.navigation || navigator.connection?.saveData) return;
  // While a page is fetched, the URL is that of the next one.
  const current = { path: pathnameOf(window.location.href), controller: documentController };
  const show = (page: Document, sheet: CSSStyleSheet, isBack: boolean) => {
    current.controller.abort();
    const path = pathnameOf(window.location.href);
    Object.assign(current, { path, controller: new AbortController() });
    forgetPrefetched();
    replaceDocument(page, sheet);
    // Scrolling to an anchor needs the full layout. Behaviours that measure start after this.
    if (!isBack && !window.location.hash) deferRest();
    startPage(current.controller.signal);
  };
  prefetchLinks(current);
  window.navigation.addEventListener('navigate', (event) => {
    const path = pathnameOf(event.destination.url);
    if (!event.canIntercept || event.formData || event.downloadRequest !== null) return;
    // A reload, perhaps by `loadDocument`: the browser loads the document.
    if (event.navigationType === 'reload') return;
    if (path === current.path) {
      // The visitor went back before the next page arrived: the current one stays.
      if (pathnameOf(window.location.href) !== path) event.intercept(KEEP_FOCUS_AND_SCROLL);
      return;
    }
    const isBack = event.navigationType === 'traverse';
    const fetching = pageFor(path, isBack);
    if (!fetching) return;
    const swapIn = async () => {
      const [page, sheet] = await Promise.all([fetching, loadSheet()]).catch(() => []);
      if (event.signal.aborted) return;
      if (!page || !sheet) return loadDocument(isBack);
      try {
        show(page, sheet, isBack);
        reveal(event, isBack);
      } catch (error) {
        loadDocument(isBack);
        throw error;
      }
    };
    event.intercept({ ...KEEP_FOCUS_AND_SCROLL, handler: swapIn });
  });
}

/** The page to show next: back and forward show the cached one. */
function pageFor(path: string, isBack: boolean) {
  return isBack ? fetchPage(path, 'force-cache') : prefetchedPage(path);
}

/** Fetches the pages of links that are about to be clicked. @param current the page that has them */
function prefetchLinks(current: { readonly path: string }): void {
  const fetchFor = (link: HTMLAnchorElement) => {
    // The click handles failures.
    loadSheet().catch(() => {});
    prefetch(pathnameOf(link.href));
  };
  let hovered: HTMLAnchorElement | undefined;
  const onEvent = ({ target, type }: Event) => {
    const link = pageLinkAt(target, current.path);
    hovered = link;
    if (link && type !== 'pointerover') fetchFor(link);
    else if (link) setTimeout(() => hovered === link && fetchFor(link), HOVER_DELAY);
  };
  for (const type of EVENTS)
    document.addEventListener(type, onEvent, { capture: true, passive: true });
}

/** The link to another page of the site in this language. */
function pageLinkAt(
  target: EventTarget | null,
  currentPath: string,
): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  // Pages in other languages load as documents.
  if (link.rel || link.hreflang || link.target || NOT_PAGES.test(link.pathname)) return undefined;
  return pathnameOf(link.href) === currentPath ? undefined : link;
}

/** Loads the document of the URL, which has changed already. */
function loadDocument(isBack: boolean): void {
  // Otherwise the page would keep the scroll position of the last one.
  if (!isBack) window.history.scrollRestoration = 'manual';
  window.location.reload();
}

/** Replaces what differs between two pages of a build, with the elements of the fetched document. */
function replaceDocument(page: Document, sheet: CSSStyleSheet): void {
  for (const tag of document.head.querySelectorAll(`${DESCRIPTIONS}, ${STRUCTURED_DATA}`))
    tag.remove();
  document.head.append(...page.head.querySelectorAll(DESCRIPTIONS));
  Object.assign(pageData() ?? {}, pageData(page));
  for (const part of document.querySelectorAll('#root, body > :is(template, [data-saved])'))
    part.remove();
  // Only now: earlier, it would lay out the old page again.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.body.prepend(...page.body.children);
  document.documentElement.toggleAttribute('data-query', window.location.search !== '');
}

/** For the first frame, lays out only what the window shows: slow phones then show it sooner. */
function deferRest(): void {
  const rest = below(document.querySelector('[data-sheet-here]'));
  for (const part of rest) part.setAttribute('data-deferred', '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of rest) part.removeAttribute('data-deferred');
    }),
  );
}

/** The parts of the page that follow an element, from top to bottom. */
function below(element: Element | null): Element[] {
  const next = element?.nextElementSibling;
  if (next) return [next, ...below(next)];
  return element ? below(element.parentElement) : [];
}

/** Scrolls and moves the focus as after a page load: to the part in the hash, or to the heading. */
function reveal(event: NavigateEvent, isBack: boolean): void {
  const target = targetElement();
  // Smooth scrolling is for parts of a page, not for a new one.
  if (isBack) event.scroll();
  else (target ?? document.documentElement).scrollIntoView({ behavior: 'instant' });
  focusOn(target) || focusOn(document.querySelector('main h1'));
}
