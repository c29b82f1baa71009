import { useEffect, useState } from 'react';

/** Just below where anchors come to rest, with or without a header above; pixels from the window's top. */
const READING_LINE = 170;

/** The id of the innermost section that the reader has reached; undefined above the first of them. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    return watchLine(sections, setCurrent);
  }, [names]);
  return current;
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
