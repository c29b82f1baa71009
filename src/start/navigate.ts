import { targetElement } from '../components/page/url-target.ts';
import { focusOn } from '../layout/navigation/focus-part.ts';
import { loadSheet } from './code.ts';
import { fetchPage, pageAt } from './page-documents.ts';

/** A touch begins about a tenth of a second before its tap counts; a screen reader only clicks. */
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
/** Files and the API. */
const NO_PAGE = /^\/api\/|\./;
/** The tags of a head that describe its page; the others are the same on all pages. */
const DESCRIPTIONS =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';
/** Only crawlers read it, which load documents; Trusted Types forbid to copy a script. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Only in Chromium, and not in TypeScript's types. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
declare const navigator: Navigator & Connection;

/**
 * Client-side navigation: fetches a page when somebody is about to click its link, and shows its
 * HTML in place of the present page's. The browser still manages URLs, history and scroll
 * positions. Without the Navigation API
 * (https://developer.mozilla.org/docs/Web/API/Navigation_API), or in data-saving mode, links load
 * documents; so does a link whose page is not fetched or of another build.
 * @param startPage starts the scripts of a page that is shown, until the signal ends them
 * @param ended ends those of the document
 */
export function followLinks(
  startPage: (signal: AbortSignal) => void,
  ended: AbortController,
): void {
  if (!window.navigation || navigator.connection?.saveData) return;
  let shown = ended;
  let shownSince = Date.now();
  const prefetch = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPageLink(link)) return;
    loadSheet();
    void fetchPage(link.pathname, shownSince);
  };
  const show = (page: Document, applySheet: () => void) => {
    shown.abort();
    shown = new AbortController();
    shownSince = Date.now();
    replaceDocument(page, applySheet);
    startPage(shown.signal);
  };
  // The pointer may rest on a link already.
  prefetch({ target: document.querySelector('a:hover') });
  for (const type of EVENTS)
    document.addEventListener(type, prefetch, { capture: true, passive: true });
  window.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (!event.canIntercept || event.formData || event.downloadRequest !== null) return;
    if (pathname === window.location.pathname) return;
    const isBack = event.navigationType === 'traverse';
    const fetching = isBack ? fetchPage(pathname) : pageAt(pathname, shownSince);
    if (!fetching) return;
    // So that going back is instant.
    void fetchPage(window.location.pathname);
    const handler = async () => {
      const [page, applySheet] = await Promise.all([fetching, loadSheet()]);
      if (event.signal.aborted) return;
      // The URL has changed already: loads its document.
      if (!page) return window.location.reload();
      show(page, applySheet);
      reveal(event);
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
}

/** Pages in other languages load as documents. */
function isPageLink({ origin, pathname, rel, hreflang, target }: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin || rel || hreflang || target) return false;
  return pathname !== window.location.pathname && !NO_PAGE.test(pathname);
}

/** Replaces what differs between two pages of a build; a fetched document stays as it is. */
function replaceDocument(fetched: Document, applySheet: () => void): void {
  const { head } = document;
  for (const tag of head.querySelectorAll(`${DESCRIPTIONS}, ${STRUCTURED_DATA}`)) tag.remove();
  for (const tag of fetched.head.querySelectorAll(DESCRIPTIONS))
    head.append(document.importNode(tag, true));
  const data = fetched.querySelector<HTMLElement>('script[data-islands]')?.dataset;
  Object.assign(head.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {}, data);
  const body = document.importNode(fetched.body, true);
  // The head has the style sheet.
  body.querySelector('link[rel="stylesheet"]')?.remove();
  for (const part of document.querySelectorAll('#root, body > template')) part.remove();
  // Now, or the style sheet would lay out the old page again.
  applySheet();
  document.body.prepend(...body.children);
  document.documentElement.toggleAttribute('data-query', window.location.search !== '');
}

/** Scrolls and moves the focus as after a page load: to the part in the hash, or to the heading. */
function reveal(event: NavigateEvent): void {
  const { dataset } = document.documentElement;
  // The styles' `scroll-behavior: smooth` is for parts of a page, not for a new one.
  dataset.scroll = 'instant';
  // Styles are applied late, and the browser would still scroll as they were.
  getComputedStyle(document.documentElement).scrollBehavior;
  event.scroll();
  dataset.scroll = 'smooth';
  focusOn(targetElement()) || focusOn(document.querySelector('main h1'));
}
