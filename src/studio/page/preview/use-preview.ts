import { useCallback, useEffect, useRef, useState } from 'react';
import type { RenderedPage } from '../../session/state.ts';
import { request } from '../request.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { pagesShowing, pictureSpot } from './pages-showing.ts';
import type { RenderedParts } from './rendered-parts.ts';

/** A rendered page; if it is broken, the last good one is still visible. */
export type Previewed = (RenderedPage & { readonly broken?: false }) | { readonly broken: true };

/** A page, its language, and its day or moment; empty means the first language, and now. */
export interface PreviewRequest {
  readonly page: string;
  readonly locale: string;
  readonly day: string;
}

let asked: Promise<unknown> = Promise.resolve();
let newest: PreviewRequest | undefined;

/** Requests a page, one at a time; of the requests that wait, only the last is sent. */
export function follow(asking: PreviewRequest, tell: (previewed: Previewed) => void): void {
  newest = asking;
  asked = asked.then(async () => {
    if (asking === newest)
      tell(await request<Previewed>('preview', asking).catch(() => ({ broken: true }) as const));
  });
}

/** The page beside the form: it changes to one that shows the field; a page chosen after that is kept. */
export function usePreviewedPage(studio: Studio) {
  const { route, focus, pages } = studio;
  const [page, setPage] = useState(pages[0]?.id ?? '');
  const latest = useRef(studio);
  latest.current = studio;
  /** Pages searched for the field since it was last found; undefined once a page was chosen. */
  const tried = useRef<Set<string>>(undefined);
  useEffect(() => {
    tried.current = new Set();
    const { file, pointer } = focus.file === route.file && focus.file !== '' ? focus : route;
    const shownOn = pagesShowing(latest.current, file, pointer);
    setPage((now) => (shownOn.includes(now) ? now : (shownOn[0] ?? now)));
  }, [focus, route]);
  const choose = useCallback((id: string) => {
    tried.current = undefined;
    setPage(id);
  }, []);
  /** A page may not show a value itself, such as a price that is not the lowest: tries the next. */
  const goOn = useCallback((drawn: string, isFound: boolean) => {
    const { file, pointer } = latest.current.focus;
    if (isFound && tried.current) tried.current = new Set();
    if (isFound) return;
    tried.current?.add(drawn);
    const next = pagesShowing(latest.current, file, pointer).find((id) => !tried.current?.has(id));
    if (tried.current && file !== '' && next) setPage(next);
  }, []);
  return { page, choose, goOn };
}

/** Handles a click on the page: opens the field or, if there is none, follows the link. */
export function usePreviewClick(
  drawing: { readonly current: RenderedParts | undefined },
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
      const source = element?.closest('img')?.getAttribute('src');
      // A picture takes precedence over its description, which nobody sees.
      const place =
        drawing.current.placeAtPoint(event.clientX, event.clientY) ??
        pictureSpot(latest.current.values['pictures.json'], source) ??
        drawing.current.placeOfElement(element);
      const href = element?.closest('a')?.getAttribute('href');
      const linked = latest.current.pages.find(({ path }) => path === href);
      if (linked && (event.ctrlKey || event.metaKey || !place)) setPage(linked.id);
      else if (place) goTo({ view: 'file', ...place });
    },
    [drawing, setPage],
  );
}

/** Sets attributes on the root element, only if they change: each one restyles the whole page. */
export function setRootAttributes(
  html: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) html.removeAttribute(name);
    else if (html.getAttribute(name) !== value) html.setAttribute(name, value);
  }
}

/** Highlights everything on the page from a field. @returns the number of elements */
export function outline(
  frame: HTMLIFrameElement,
  drawing: RenderedParts,
  file: string,
  pointer: string,
): number {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page || !view) return 0;
  const { ranges, elements } = file === '' ? NO_PARTS : drawing.comingFrom(file, pointer);
  for (const one of page.querySelectorAll('[data-studio]'))
    if (!elements.includes(one)) one.removeAttribute('data-studio');
  view.CSS.highlights.set('studio', new view.Highlight(...ranges));
  for (const one of elements) one.setAttribute('data-studio', '');
  const [range] = ranges;
  const first = range?.startContainer.parentElement ?? elements[0];
  if (first) unfold(first);
  if (first && !isInView(range ?? first, view)) first.scrollIntoView({ block: 'center' });
  return ranges.length + elements.length;
}

/** Opens all that folds an element away. */
export function unfold(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}

const NO_PARTS = { ranges: [], elements: [] };

function isInView(what: Range | Element, view: Window): boolean {
  const { top, bottom } = what.getBoundingClientRect();
  return top >= 0 && bottom <= view.innerHeight;
}
