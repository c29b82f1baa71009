import { useCallback, useEffect, useRef } from 'react';
import { goTo, useOpenStudio } from '../store.ts';
import type { Drawing } from './drawing.ts';
import { pictureSpot } from './pages-showing.ts';

/** How wide the page is read. */
export type Width = 'phone' | 'screen';

/** What a touch of the page does: it leads to the field, or, where there is none, along a link. */
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

/** A screen is wider than its place here: it is drawn smaller, as wide as it is. */
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
