import { useCallback, useEffect, useRef, useState } from 'react';
import { pointerSteps, valueAt } from '../../../content/json.ts';
import { pageAt } from '../../../content/paths.ts';
import type { Site } from '../../../content/types.ts';
import type { Place } from '../../session/proposed.ts';
import type { RenderedPage } from '../../session/state.ts';
import { localeOf } from '../file-titles.ts';
import { request } from '../request.ts';
import { formsFor } from '../state-forms.ts';
import { goTo, type Studio, useOpenStudio } from '../store.ts';
import { pageForFile, pagesShowing, pictureSpot } from './pages-showing.ts';
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
  /** The language that was chosen on the page; empty for that of the file. */
  const [chosen, setChosen] = useState('');
  const latest = useRef(studio);
  latest.current = studio;
  /** Pages searched for the field since it was last found; undefined once a page was chosen. */
  const tried = useRef<Set<string>>(undefined);
  useEffect(() => {
    tried.current = new Set();
    const { file, pointer } = focus.file === route.file && focus.file !== '' ? focus : route;
    const shownOn = pagesFor(latest.current, file, pointer);
    setPage((now) => (shownOn.includes(now) ? now : (shownOn[0] ?? now)));
    setChosen('');
  }, [focus, route]);
  const choose = useCallback((id: string, locale = '') => {
    tried.current = undefined;
    setPage(id);
    setChosen(locale);
  }, []);
  /** A page may not show a value itself, such as a price that is not the lowest: tries the next. */
  const goOn = useCallback((drawn: string, isFound: boolean) => {
    const { file, pointer } = latest.current.focus;
    if (isFound && tried.current) tried.current = new Set();
    if (isFound) return;
    tried.current?.add(drawn);
    const next = pagesFor(latest.current, file, pointer).find((id) => !tried.current?.has(id));
    if (tried.current && file !== '' && next) setPage(next);
  }, []);
  return { page, locale: chosen || (localeOf(route.file) ?? ''), choose, goOn };
}

/** The pages that show a value or, if none does, the sentences of a state. */
function pagesFor(studio: Studio, file: string, pointer: string): readonly string[] {
  const pages = pagesShowing(studio, file, pointer);
  // What all pages show is on the one that is open.
  if (pages.length === studio.pages.length) return [];
  if (pages.length > 0) return pages;
  const state = valueAt(studio.values[file], pointerSteps(pointer));
  const forms = formsFor(studio, { file, pointer }, String(state));
  return forms.flatMap((form) => pageForFile(form.file) ?? []);
}

/** Handles a click on the page: opens the field or, if there is none, follows the link. */
export function usePreviewClick(
  drawing: { readonly current: RenderedParts | undefined },
  setPage: (page: string, locale: string) => void,
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
      const site = latest.current.values['site.json'] as unknown as Site;
      const linked = pageAt(site, href ?? '');
      if (linked && (event.ctrlKey || event.metaKey || !place))
        setPage(linked.page.id, linked.locale.id);
      else if (place) goTo({ view: 'file', ...place });
    },
    [drawing, setPage],
  );
}

/** Sets attributes on the root element, only if they change: each one restyles the whole page. */
export function setRootAttributes(
  html: Element,
  attributes: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(attributes))
    if (html.getAttribute(name) !== value) html.setAttribute(name, value);
}

/**
 * Highlights everything on the page from some fields.
 * @param addresses of the links and pictures that they are about
 * @returns the number of elements
 */
export function outline(
  frame: HTMLIFrameElement,
  drawing: RenderedParts,
  places: readonly Place[],
  addresses: readonly string[] = [],
): number {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page || !view) return 0;
  const parts = places.map(({ file, pointer }) => drawing.comingFrom(file, pointer));
  const ranges = parts.flatMap((part) => part.ranges);
  const elements = parts.flatMap((part) => part.elements);
  for (const one of page.querySelectorAll('[href], [src]')) {
    const address = one.getAttribute('href') ?? one.getAttribute('src') ?? '';
    if (addresses.includes(address)) elements.push(one);
  }
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

function isInView(what: Range | Element, view: Window): boolean {
  const { top, bottom } = what.getBoundingClientRect();
  return top >= 0 && bottom <= view.innerHeight;
}
