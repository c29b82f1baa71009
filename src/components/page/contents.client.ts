import { hashId } from './arrival.ts';

/** Just below where anchors come to rest, with or without a header above; pixels from the window's top. */
const READING_LINE = 170;

/** Marks in a table of contents the innermost section that the reader has reached; none above the first. */
export function driveContents(table: HTMLElement): () => void {
  const links = [...table.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap((link) => document.getElementById(hashId(link.hash)) ?? []);
  return watchLine(sections, (id) => {
    for (const link of links) {
      if (id === undefined || hashId(link.hash) !== id) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'true');
        bringIntoView(table, link);
      }
    }
  });
}

/** A long table scrolls by itself, without moving the page. */
function bringIntoView(table: HTMLElement, link: HTMLElement): void {
  const outer = table.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const below = Math.max(0, inner.bottom - outer.bottom);
  table.scrollTop += below || Math.min(0, inner.top - outer.top);
}

function watchLine(sections: Element[], report: (id: string | undefined) => void): () => void {
  const crossing = new Set<Element>();
  const read = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) crossing.add(target);
      else crossing.delete(target);
    }
    const innermost = sections.findLast((section) => crossing.has(section));
    if (innermost) report(innermost.id);
    else if (isAhead(sections[0])) report(undefined);
  };
  let stop = observeLine(sections, read);
  const restart = () => {
    stop();
    crossing.clear();
    stop = observeLine(sections, read);
  };
  window.addEventListener('resize', restart);
  return () => {
    window.removeEventListener('resize', restart);
    stop();
  };
}

function observeLine(sections: Element[], read: IntersectionObserverCallback): () => void {
  const below = Math.max(0, window.innerHeight - READING_LINE - 1);
  const rootMargin = `-${READING_LINE}px 0px -${below}px`;
  const observer = new IntersectionObserver(read, { rootMargin });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** A gap between two sections still belongs to the one before. */
function isAhead(section: Element | undefined): boolean {
  return section !== undefined && section.getBoundingClientRect().top > READING_LINE;
}
