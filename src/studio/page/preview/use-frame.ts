import { useCallback, useEffect, useRef } from 'react';
import { goTo, useOpenStudio } from '../store.ts';
import type { Drawing } from './drawing.ts';
import { pictureSpot } from './pages-showing.ts';

/** The width at which the page is previewed. */
export type Width = 'phone' | 'screen';

/** Handles a click on the page: goes to the field or, if there is none, follows the link. */
export function useTouch(
  drawing: { readonly current: Drawing | undefined },
  setPage: (page: string) => void,
): (event: MouseEvent) => void {
  const studio = useOpenStudio();
  const latest = useRef(studio);
  latest.current = studio;
  return useCallback(
    (event) => {
      event.preventDefault();
      if (!drawing.current) return;
      const element = event.target as Element | null;
      const place =
        drawing.current.placeAtPoint(event.clientX, event.clientY) ??
        drawing.current.placeOfElement(element);
      const picture = element?.closest('img')?.getAttribute('src');
      const href = element?.closest('a')?.getAttribute('href');
      const linked = latest.current.pages.find(({ path }) => path === href);
      if (linked && (event.ctrlKey || event.metaKey || !place)) setPage(linked.id);
      else if (place) goTo({ view: 'file', ...place });
      else if (picture)
        goTo({ view: 'file', ...pictureSpot(latest.current.values['pictures.json'], picture) });
    },
    [drawing, setPage],
  );
}

const SCREEN = 1280;

/** Scales a screen-wide page down to the width of the pane. */
export function useScale(
  frame: { readonly current: HTMLIFrameElement | null },
  width: Width,
): void {
  useEffect(() => {
    const element = frame.current;
    const session = element?.parentElement;
    if (!element || !session) return;
    const draw = () => {
      const scale = width === 'screen' ? Math.min(1, session.clientWidth / SCREEN) : 1;
      element.style.setProperty('--scale', String(scale));
    };
    const observer = new ResizeObserver(draw);
    observer.observe(session);
    draw();
    return () => observer.disconnect();
  }, [frame, width]);
}

/** Sets attributes on the root element, only if they change: each one restyles the whole page. */
export function tellWhole(
  html: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) html.removeAttribute(name);
    else if (html.getAttribute(name) !== value) html.setAttribute(name, value);
  }
}

/** Highlights everything on the page that comes from a field. @returns the number of places */
export function outline(
  frame: HTMLIFrameElement,
  drawing: Drawing,
  file: string,
  pointer: string,
): number {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page || !view) return 0;
  const { ranges, elements } = file === '' ? NOTHING : drawing.comingFrom(file, pointer);
  for (const one of page.querySelectorAll('[data-studio]'))
    if (!elements.includes(one)) one.removeAttribute('data-studio');
  view.CSS.highlights.set('studio', new view.Highlight(...ranges));
  for (const one of elements) one.setAttribute('data-studio', '');
  const [range] = ranges;
  const first = range?.startContainer.parentElement ?? elements[0];
  if (first && !isInView(range ?? first, view)) first.scrollIntoView({ block: 'center' });
  return ranges.length + elements.length;
}

const NOTHING = { ranges: [], elements: [] };

function isInView(what: Range | Element, view: Window): boolean {
  const { top, bottom } = what.getBoundingClientRect();
  return top >= 0 && bottom <= view.innerHeight;
}
