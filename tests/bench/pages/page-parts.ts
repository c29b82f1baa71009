import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Part of a page's markup; a widget hydrates, the rest stays static. */
export interface Piece {
  readonly widget?: 'Carousel' | 'Tabs' | 'Countdown';
  readonly html: string;
}

/** What another framework needs to build one of our pages. */
export interface PageParts {
  /** The attributes of its root: the language, and the state of the season. */
  readonly root: Readonly<Record<string, string>>;
  readonly title: string;
  /** All rules that the page may use, the critical CSS first. */
  readonly css: string;
  /** URLs of the preloaded fonts. */
  readonly fonts: readonly string[];
  /** Concatenated, they are the body. */
  readonly pieces: readonly Piece[];
}

/** Splits a built page into its parts, without scripts and templates of other moments. */
export function pageParts(dist: string, path: string): PageParts {
  // The peers' sheet is in the head, and their pictures are files that look the same.
  const html = withFiles(withoutSheet(readFileSync(join(dist, path, 'index.html'), 'utf8')));
  const all = elements(parse(html, { sourceCodeLocationInfo: true }));
  const root = all.find((element) => attribute(element, 'id') === 'root');
  const [start, end] = [root?.sourceCodeLocation?.startTag, root?.sourceCodeLocation?.endTag];
  if (!root || !start || !end) throw new Error(`${path} has no root`);
  const styles = all.filter(({ tagName }) => tagName === 'style').map((style) => text(style));
  // Earlier builds' sheets are in the same folder.
  const sheet = all.flatMap((element) => attribute(element, 'data-sheet') ?? [])[0] ?? '';
  const page = all.find(({ tagName }) => tagName === 'html');
  return {
    root: Object.fromEntries((page?.attrs ?? []).map(({ name, value }) => [name, value])),
    title: text(all.find(({ tagName }) => tagName === 'title')),
    css: [...styles, readFileSync(join(dist, sheet))].join('\n'),
    fonts: all
      .filter((element) => attribute(element, 'as') === 'font')
      .map((element) => attribute(element, 'href') ?? ''),
    pieces: pieces(html, elements(root), start.endOffset, end.startOffset),
  };
}

function withoutSheet(html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*>/, '');
}

/** Replaces the drawing that our build inlines with an image. */
function withFiles(html: string): string {
  return html.replace(
    /<svg class="([^"]*)" data-slot="(\w+)" data-inline="([^"]*)" viewBox="0 0 (\d+) (\d+)"[^>]*?(?: aria-label="([^"]*)")?>[\s\S]*?<\/svg>/g,
    (_, name, slot, src, width, height, alt = '') =>
      `<img class="${name}" data-slot="${slot}" src="${src}" width="${width}" height="${height}" alt="${alt}" loading="eager" fetchpriority="high" decoding="async">`,
  );
}

function pieces(html: string, inside: Element[], from: number, to: number): Piece[] {
  const found: Piece[] = [{ widget: 'Countdown', html: '' }];
  let at = from;
  for (const element of inside) {
    const [widget, place] = [widgetOf(element), element.sourceCodeLocation];
    if (!widget || !place || place.startOffset < at) continue;
    found.push({ html: html.slice(at, place.startOffset) });
    found.push({ widget, html: html.slice(place.startOffset, place.endOffset) });
    at = place.endOffset;
  }
  return [...found, { html: html.slice(at, to) }];
}

function widgetOf(element: Element): Piece['widget'] {
  const driver = attribute(element, 'data-driver');
  if (driver === 'carousel') return 'Carousel';
  return driver === 'tabs' ? 'Tabs' : undefined;
}

function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

function text(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}
