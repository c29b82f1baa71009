import { hashId } from './url-target.ts';

/** A line across the window, just below where anchors come to rest on phones and desktops. */
const READING_LINE = '-24% 0px -76% 0px';

/** Marks in a table of contents the innermost section reached; none above the first. */
export function driveTableOfContents(table: HTMLElement, signal: AbortSignal): void {
  const links = [...table.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap((link) => document.getElementById(hashId(link.hash)) ?? []);
  const crossing = new Set<Element>();
  const read = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      crossing[isIntersecting ? 'add' : 'delete'](target);
    const innermost = sections.findLast((section) => crossing.has(section));
    // A gap after a section still belongs to it.
    if (innermost || isAhead(entries, sections[0])) mark(table, links, innermost?.id);
  };
  const observer = new IntersectionObserver(read, { rootMargin: READING_LINE });
  for (const section of sections) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}

function isAhead(entries: IntersectionObserverEntry[], first: Element | undefined): boolean {
  const [{ rootBounds } = { rootBounds: null }] = entries;
  return (first?.getBoundingClientRect().top ?? 0) > (rootBounds?.bottom ?? 0);
}

function mark(table: HTMLElement, links: readonly HTMLAnchorElement[], id: string | undefined) {
  for (const link of links) {
    const isReached = id !== undefined && hashId(link.hash) === id;
    if (isReached) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isReached) bringIntoView(table, link);
  }
}

/** Scrolls a long table by itself, without moving the page. */
function bringIntoView(table: HTMLElement, link: HTMLElement): void {
  const outer = table.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const below = Math.max(0, inner.bottom - outer.bottom);
  table.scrollTop += below || Math.min(0, inner.top - outer.top);
}
