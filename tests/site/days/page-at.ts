// A built page as its script shows it at an instant.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;
type Node = Tree.ChildNode | Tree.Document | Tree.DocumentFragment;

/** A visible paragraph, heading or cell, and all text of the list item around it. */
export interface Block {
  readonly words: string;
  around: string;
}

export interface PageAt {
  readonly blocks: readonly Block[];
  readonly links: readonly {
    readonly href: string;
    readonly text: string;
    readonly part: string;
  }[];
  /** The anchors that URLs can name. */
  readonly anchors: ReadonlySet<string>;
  /** The season's notices, above everything else. */
  readonly notices: readonly string[];
  /** Title, description and structured data, as written. */
  readonly head: string;
}

const BLOCKS = new Set('p h1 h2 h3 h4 li td th dd dt figcaption summary div section'.split(' '));
const SILENT = new Set('script style template noscript head svg'.split(' '));
const PARTS = new Set(['header', 'nav', 'main', 'footer']);

/** Reads a page at any instant (milliseconds since the epoch). It differs at few of them. */
export function pageReader(html: string): (now: number) => PageAt {
  const page = parse(html);
  const templates = all(
    page,
    (element) => element.tagName === 'template' && has(element, 'data-index'),
  );
  const transitions = attribute(
    all(page, (element) => has(element, 'data-transitions'))[0],
    'data-transitions',
  );
  const known = new Map<string, PageAt>();
  return (now) => {
    const state = turned(transitions, now);
    const due = templates.filter((template) => Number(attribute(template, 'data-from')) <= now);
    const key = JSON.stringify([state, due.length]);
    const read = known.get(key) ?? pageIn(page, state, due);
    known.set(key, read);
    return read;
  };
}

function pageIn(page: Node, { season, past }: Turned, templates: readonly Element[]): PageAt {
  const blocks: Block[] = [];
  const links: { href: string; text: string; part: string }[] = [];
  const anchors = new Set<string>();
  const notices: string[] = [];
  const places = all(page, (element) => has(element, 'data-by-clock'));

  const isHidden = (element: Element) => {
    const during = attribute(element, 'data-during');
    if (has(element, 'data-during') && !during.split(' ').includes(season)) return true;
    if (has(element, 'data-before') && past.includes(attribute(element, 'data-before')))
      return true;
    if (has(element, 'data-after') && !past.includes(attribute(element, 'data-after'))) return true;
    return has(element, 'hidden') || SILENT.has(element.tagName);
  };
  /** The part that takes the place of one that depends on the clock. */
  const inPlace = (element: Element): Element => {
    const place = places.indexOf(element);
    const due = templates.findLast((other) => Number(attribute(other, 'data-index')) === place);
    const content = due && 'content' in due ? (due as Tree.Template).content : undefined;
    return content?.childNodes.find((child): child is Element => 'tagName' in child) ?? element;
  };
  /** Visits a node, and returns the words that belong to the block around it. */
  const visit = (node: Node, part: string): string => {
    if (node.nodeName === '#text') return (node as Tree.TextNode).value;
    if (!('childNodes' in node)) return '';
    const typed = 'tagName' in node ? node : undefined;
    if (typed && isHidden(typed)) return '';
    const one = typed && inPlace(typed);
    const inside = one && PARTS.has(one.tagName) ? one.tagName : part;
    if (one && attribute(one, 'id')) anchors.add(attribute(one, 'id'));
    const [isNotice, first] = [one !== undefined && isAbove(one), blocks.length];
    const text = (one ?? node).childNodes.map((child) => visit(child, inside)).join('');
    if (isNotice)
      notices.push(
        blocks
          .slice(first)
          .map(({ words }) => words)
          .join(' '),
      );
    if (one?.tagName === 'a')
      links.push({ href: attribute(one, 'href'), text: plain(text), part: inside });
    if (!one || !BLOCKS.has(one.tagName)) return text;
    const words = plain(text);
    if (words !== '') blocks.push({ words, around: words });
    if (one.tagName === 'li') {
      const around = blocks.slice(first).map((block) => block.words);
      for (const block of blocks.slice(first)) block.around = around.join(' ');
    }
    return ' ';
  };
  visit(page, '');
  const head = all(page, isOfHead)
    .map(inPlace)
    .map((element) => attribute(element, 'content') + element.childNodes.map(textOf).join(''));
  return { blocks, links, anchors, notices, head: plain(head.join('\n')) };
}

const textOf = (node: Node) => (node.nodeName === '#text' ? (node as Tree.TextNode).value : '');

/** Drawings in a page have titles too. */
function isOfHead(one: Element): boolean {
  const inHead = Object(one.parentNode).tagName === 'head';
  const isWords = one.tagName === 'title' || attribute(one, 'name') === 'description';
  return inHead && (isWords || attribute(one, 'type') === 'application/ld+json');
}

/** Whether it is a season's notice above the page, not a note on undecided values. */
function isAbove(one: Element): boolean {
  const isFirst = Object(one.parentNode).tagName === 'main' && has(one, 'data-during');
  const isPart = one.childNodes.some((child) => 'tagName' in child && child.tagName === 'section');
  return one.tagName === 'div' && isFirst && !isPart && !has(one, 'data-undecided');
}

interface Turned {
  readonly season: string;
  readonly past: readonly string[];
}

/** The state that the page's script sets, from what the build wrote for it. */
function turned(written: string, now: number): Turned {
  const reached = written
    .split(' ')
    .map((turn) => turn.split('@'))
    .filter(([, from]) => Number(from) <= now)
    .map(([name = '']) => name);
  return {
    season: reached.findLast((name) => !name.startsWith('-')) ?? '',
    past: reached.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  };
}

function all(node: Node, wanted: (element: Element) => boolean): Element[] {
  const own = 'tagName' in node && wanted(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => all(child, wanted))];
}

const has = (element: Element, name: string) => element.attrs.some((attr) => attr.name === name);
const attribute = (one: Element | undefined, name: string) =>
  one?.attrs.find((attr) => attr.name === name)?.value ?? '';
const plain = (text: string) => text.replace(/[\s\u00A0\u2060]+/g, ' ').trim();
