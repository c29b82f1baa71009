import { type DefaultTreeAdapterMap, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Where an element is in a page: its child index at each level, such as `/0/3`. */
export type ElementPath = string;

export interface ChangingPart {
  readonly path: ElementPath;
  /** When the part may change: milliseconds since the epoch, ascending. */
  readonly instants: readonly number[];
}

/** The smallest elements that differ between two renderings; an `isPart` element counts whole. */
export function differingParts(
  one: Node,
  other: Node,
  isPart: (node: Node) => boolean,
  path: ElementPath = '',
): ElementPath[] {
  if (htmlOf(one) === htmlOf(other)) return [];
  if (isPart(one) || !isParent(one) || !isParent(other) || !areAlike(one, other)) return [path];
  const children = other.childNodes;
  return one.childNodes.flatMap((child, index) => {
    const twin = children[index];
    return twin ? differingParts(child, twin, isPart, `${path}/${index}`) : [];
  });
}

type Parent = Extract<Node, { childNodes: unknown }>;

function isParent(node: Node): node is Parent {
  return 'childNodes' in node;
}

/** The same element, whose differing children are elements too. */
function areAlike(one: Parent, other: Parent): boolean {
  if (one.nodeName !== other.nodeName || attributes(one) !== attributes(other)) return false;
  const twins = other.childNodes;
  return (
    one.childNodes.length === twins.length &&
    one.childNodes.every((child, index) => {
      const twin = twins[index];
      return (
        twin?.nodeName === child.nodeName && ('tagName' in child || htmlOf(child) === htmlOf(twin))
      );
    })
  );
}

function attributes(node: Node): string {
  return 'attrs' in node ? JSON.stringify(node.attrs) : '';
}

function htmlOf(node: Node): string {
  if ('tagName' in node) return serializeOuter(node);
  if ('childNodes' in node) return node.childNodes.map(htmlOf).join('');
  if ('value' in node) return node.value;
  return 'data' in node ? node.data : '';
}

/** The outermost of nested parts, each with the instants of all inside it, in page order. */
export function outermost(parts: readonly ChangingPart[]): ChangingPart[] {
  const isWithin = (path: ElementPath, outer: ElementPath) => path.startsWith(`${outer}/`);
  const paths = parts.map(({ path }) => path);
  const outer = paths.filter((path) => !paths.some((other) => isWithin(path, other)));
  return [...new Set(outer)].toSorted(IN_ORDER.compare).map((path) => {
    const inside = parts.filter((part) => part.path === path || isWithin(part.path, path));
    const instants = new Set(inside.flatMap((part) => part.instants));
    return { path, instants: [...instants].toSorted((a, b) => a - b) };
  });
}

/** Compares the numbers of paths as numbers. */
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** The element at a path; undefined where the page has none, and inside what is left out. */
export function elementAt(
  page: Node,
  path: ElementPath,
  isLeftOut: (node: Node) => boolean = () => false,
): Element | undefined {
  let node: Node | undefined = page;
  for (const index of path.split('/').slice(1)) {
    node = node && 'childNodes' in node ? node.childNodes[Number(index)] : undefined;
    if (node && isLeftOut(node)) return undefined;
  }
  return node && 'tagName' in node ? node : undefined;
}

/** Elements that may hold a note; not in an island, whose HTML React compares as it hydrates. */
const WORDS = /^(?:p|span|strong|b|em|li|dd|td|h[123]|a|div)$/;

/** Ends each part with a `noscript` note of its later value: «(dal 1 settembre 2025: 140 €)». */
export async function withNotes(
  page: Node,
  parts: readonly ChangingPart[],
  then: (path: ElementPath, instant: number) => Promise<Node | undefined>,
  note: (instant: number, words: string) => string,
): Promise<void> {
  for (const { path, instants } of parts)
    for (const instant of instants) {
      const element = elementAt(page, path, isIsland);
      const after = await then(path, instant);
      const words = after ? wordsOf(after) : '';
      if (!element || !WORDS.test(element.tagName) || words === '' || words === wordsOf(element))
        continue;
      const text = note(instant, words);
      if (text === '') continue;
      const [line] = parseFragment(`<noscript> ${text}</noscript>`).childNodes;
      if (line) element.childNodes.push(Object.assign(line, { parentNode: element }));
    }
}

function isIsland(node: Node): boolean {
  return 'attrs' in node && node.attrs.some(({ name }) => name === 'data-island');
}

function wordsOf(node: Node): string {
  if (node.nodeName === 'noscript') return '';
  if ('childNodes' in node) return node.childNodes.map(wordsOf).join('').trim();
  return node.nodeName === '#text' && 'value' in node ? node.value : '';
}
