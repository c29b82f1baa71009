import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { LOST } from '../content/paths.ts';
import { withoutJoiners } from '../i18n/unbroken.ts';

/** How the season stands on the day of the page; what is told of other days is left out. */
export interface Standing {
  readonly season: string;
  /** Names of days that have passed, apart from each other by spaces. */
  readonly past: string;
}

/** What helps eyes and hands only. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'button dialog fieldset form iframe img input noscript script select style svg template textarea wbr'.split(
    ' ',
  ),
);
/** What stands between two words that a style sheet keeps apart. */
const SEPARATOR = ' · ';
const HIDING: ReadonlySet<string> = new Set(['aria-hidden', 'hidden']);

/**
 * The page's own part, `main`, as Markdown: the same words in the same order.
 * @param html the rendered page @param address its full address, to which links are completed
 * @param day as `src/styles/season.css` shows it
 * @throws RangeError when the page has no `main`
 */
export function pageMarkdown(html: string, address: string, day: Standing): string {
  const main = find(parseFragment(withoutJoiners(html)), 'main');
  if (!main) throw new RangeError(`no main on ${address}`);
  prune(main, address, day);
  const tree = toMdast(fromParse5(main));
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' });
}

function find(node: Tree.ParentNode, name: string): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    if (child.tagName === name) return child;
    const inside = find(child, name);
    if (inside) return inside;
  }
  return undefined;
}

/** A row of a Markdown table is one line: no list stands in it. */
function onOneLine(element: Tree.Element): void {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    if (/^(?:[uo]l|li)$/.test(child.tagName)) child.tagName = 'span';
    onOneLine(child);
  }
}

function prune(element: Tree.Element, address: string, day: Standing): void {
  const inCell = /^t[dh]$/.test(element.tagName);
  if (inCell) onOneLine(element);
  const kept = element.childNodes.filter((child) => {
    if (!('tagName' in child)) return child.nodeName === '#text';
    if (LEFT_OUT.has(child.tagName) || child.attrs.some((one) => isHiding(one, day))) return false;
    prune(child, address, day);
    return child.tagName !== 'span' || child.childNodes.length > 0;
  });
  element.childNodes = kept.flatMap((child, index) => apart(child, kept[index - 1], inCell));
  for (const attribute of element.attrs)
    if (attribute.name === 'href') attribute.value = new URL(attribute.value, address).href;
}

/**
 * What a style sheet keeps apart: two elements side by side are two words, and the title of a table,
 * which Markdown has not, is a line before it.
 */
function apart(
  child: Tree.ChildNode,
  before: Tree.ChildNode | undefined,
  inCell: boolean,
): Tree.ChildNode[] {
  if (!('tagName' in child)) return [...touching(child, before), child];
  const caption = child.tagName === 'table' ? find(child, 'caption') : undefined;
  if (caption) {
    child.childNodes = child.childNodes.filter((one) => one !== caption);
    caption.tagName = 'p';
  }
  const isBeside = before && 'tagName' in before && (inCell || isInline(before, child));
  const between = isBeside ? parseFragment(SEPARATOR).childNodes : [];
  return [...between, ...(caption ? [caption] : []), child];
}

/** A text that begins with a letter right after an element is a word of its own. */
function touching(text: Tree.ChildNode, before: Tree.ChildNode | undefined): Tree.ChildNode[] {
  const isWord = 'value' in text && /^\p{L}/u.test(text.value);
  return isWord && before && 'tagName' in before ? parseFragment(SEPARATOR).childNodes : [];
}

function isInline(...elements: readonly Tree.Element[]): boolean {
  return elements.every(({ tagName }) => INLINE.has(tagName));
}

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'label',
  'small',
  'span',
  'strong',
  'time',
]);

function isHiding({ name, value }: { name: string; value: string }, day: Standing): boolean {
  if (name === 'data-during') return !value.split(' ').includes(day.season);
  const hasPassed = () => day.past.split(' ').includes(value);
  if (name === 'data-until') return hasPassed();
  if (name === 'data-after') return !hasPassed();
  // Who reads the Markdown of a page has found it.
  if (name === 'id') return value === LOST;
  return HIDING.has(name) && value !== 'false';
}
