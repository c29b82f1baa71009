import type { Drawing } from './drawing.ts';

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
