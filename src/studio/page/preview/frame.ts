import type { MarkedPlace } from '../../marks/marked-files.ts';
import { type Drawing, ROOT } from './drawing.ts';

const STYLE = `::highlight(studio){background-color:#ffc53d;color:#16233d}
[data-studio]{outline:4px solid #c4452a;outline-offset:3px}
html{scroll-behavior:auto!important}
*{cursor:pointer}`;

/** The frame's document with the site's styles, and the element that pages are drawn into. */
export function prepare(frame: HTMLIFrameElement): Element | undefined {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.body || !view) return undefined;
  const there = page.getElementById(ROOT);
  if (there) return there;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/site.css';
  page.head.append(link);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [sheet];
  const root = page.createElement('div');
  root.id = ROOT;
  page.body.append(root);
  return root;
}

/** What styles ask of the whole page; what is said again makes the browser look at all of it. */
export function tellWhole(
  html: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) html.removeAttribute(name);
    else if (html.getAttribute(name) !== value) html.setAttribute(name, value);
  }
}

/** Shows everything on the page that comes from a field. @returns how many places that are */
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

/** What was touched: a field, a picture by its address, or nothing that can be edited. */
export interface Touched {
  readonly place: MarkedPlace | undefined;
  readonly picture: string | undefined;
  /** Where the link leads that it stands in. */
  readonly href: string | undefined;
}

export function touchedAt(drawing: Drawing, { clientX, clientY, target }: MouseEvent): Touched {
  const element = target as Element | null;
  const place = drawing.placeAtPoint(clientX, clientY) ?? drawing.placeOfElement(element);
  const picture = element?.closest('img')?.getAttribute('src') ?? undefined;
  const href = element?.closest('a')?.getAttribute('href') ?? undefined;
  return { place, picture, href };
}
