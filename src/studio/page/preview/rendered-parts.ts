import type { Location } from '../../../author/edit.ts';
import { type MarkedPart, unmarked } from '../../marks/marks.ts';

/** The id of the element that pages are rendered into. */
export const ROOT = 'root';

/** A page rendered into a frame, and the fields that its nodes are from. */
export class RenderedParts {
  readonly root: Element;
  /** The marked parts of texts, and of the attributes of elements. */
  readonly #parts = new Map<Node, readonly MarkedPart[]>();
  #places: readonly Location[] = [];
  /** The last HTML with its markers: parts that are unchanged are skipped. */
  #last: { readonly html: string; readonly parsed: Element } | undefined;

  constructor(root: Element) {
    this.root = root;
  }

  /** Draws HTML with markers; unchanged nodes are not touched. */
  draw(html: string, places: readonly Location[]): void {
    this.#places = places;
    if (html === this.#last?.html) return;
    const page = new DOMParser().parseFromString(`<div id="${ROOT}">${html}</div>`, 'text/html');
    const parsed = page.body.firstElementChild;
    if (!parsed) return;
    this.#morph(this.root, parsed, this.#last?.parsed);
    this.#last = { html, parsed };
    for (const node of this.#parts.keys()) if (!node.isConnected) this.#parts.delete(node);
  }

  /**
   * The field behind the text at a point; a fact takes precedence over its sentence. Elements over
   * the text, such as a link that covers its card, do not count.
   */
  placeAtPoint(x: number, y: number): Location | undefined {
    let best: { readonly span: MarkedPart; readonly length: number } | undefined;
    for (const [node, spans] of this.#parts) {
      if (!isText(node) || !covers(rangeOf(node, 0, node.length), x, y)) continue;
      for (const span of spans) {
        const length = span.end - span.start;
        if (best && best.length < length) continue;
        if (covers(rangeOf(node, span.start, span.end), x, y)) best = { span, length };
      }
    }
    return best && this.#places[best.span.index];
  }

  /** The field behind an attribute, such as an alt text, of an element or an ancestor. */
  placeOfElement(element: Element | null): Location | undefined {
    for (let at = element; at; at = at.parentElement) {
      const [first] = this.#parts.get(at) ?? [];
      if (first) return this.#places[first.index];
    }
    return undefined;
  }

  /** Everything from a field, from a value inside it, or from ranges that it is an end of. */
  comingFrom(file: string, pointer: string): { ranges: Range[]; elements: Element[] } {
    const ranges: Range[] = [];
    const elements = new Set<Element>();
    for (const [node, spans] of this.#parts)
      for (const { start, end, index } of spans) {
        const place = this.#places[index];
        if (place?.file !== file) continue;
        const isInside = `${place.pointer}/`.startsWith(`${pointer}/`);
        if (!isInside && !isEndOf(place.pointer, pointer)) continue;
        if (isText(node)) ranges.push(rangeOf(node, start, end));
        else elements.add(node as Element);
      }
    return { ranges, elements: [...elements] };
  }

  #morph(live: Element, next: Element, last: Node | undefined): void {
    this.#takeAttributes(live, next);
    const wanted = [...next.childNodes];
    const before = last ? [...last.childNodes] : [];
    let open: readonly number[] = [];
    for (const [index, node] of wanted.entries()) {
      const there = live.childNodes[index];
      const previous = before[index];
      // Adjacent texts share open markers, so only elements can be skipped.
      const isSame = there?.nodeType === Node.ELEMENT_NODE && previous?.isEqualNode(node);
      if (!isSame) open = this.#take(live, there, node, open, previous);
    }
    while (live.childNodes.length > wanted.length) live.lastChild?.remove();
  }

  /** @returns places that the text leaves open: they continue after a `<wbr>` */
  #take(
    parent: Element,
    there: ChildNode | undefined,
    node: ChildNode,
    open: readonly number[],
    last: Node | undefined,
  ): readonly number[] {
    const isSame = there !== undefined && there.nodeName === node.nodeName;
    const live = isSame ? there : (parent.ownerDocument.importNode(node, false) as ChildNode);
    if (!isSame) {
      if (there) there.replaceWith(live);
      else parent.append(live);
    }
    if (node.nodeType === Node.TEXT_NODE) return this.#takeText(live as Text, node as Text, open);
    if (node.nodeType === Node.ELEMENT_NODE)
      this.#morph(live as Element, node as Element, isSame ? last : undefined);
    return open;
  }

  #takeText(live: Text, { data }: Text, before: readonly number[]): readonly number[] {
    const { text, spans, open } = unmarked(data, before);
    if (live.data !== text) live.data = text;
    this.#note(live, spans);
    return open;
  }

  #note(live: Node, spans: readonly MarkedPart[]): void {
    if (spans.length > 0) this.#parts.set(live, spans);
    else this.#parts.delete(live);
  }

  #takeAttributes(live: Element, next: Element): void {
    const all: MarkedPart[] = [];
    for (const { name, value } of next.attributes) {
      const { text, spans } = unmarked(value);
      all.push(...spans);
      if (live.getAttribute(name) !== text) live.setAttribute(name, text);
    }
    for (const { name } of [...live.attributes])
      if (!next.hasAttribute(name) && !KEPT.has(name)) live.removeAttribute(name);
    this.#note(live, all);
  }
}

/** Attributes that the page does not render: set by the user (`open`) or by the studio. */
const KEPT = new Set(['open', 'data-studio']);

/** Whether a value is an end of a range, or of one of several, which a text writes as one value. */
function isEndOf(range: string, pointer: string): boolean {
  const rest = pointer.startsWith(range) ? pointer.slice(range.length) : '';
  return range !== '' && /^(?:\/\d+)?\/[^/]+$/.test(rest);
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function rangeOf(node: Text, start: number, end: number): Range {
  const range = node.ownerDocument.createRange();
  range.setStart(node, Math.min(start, node.length));
  range.setEnd(node, Math.min(end, node.length));
  return range;
}

function covers(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
