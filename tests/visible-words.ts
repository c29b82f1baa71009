import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { withoutJoiners } from '../src/i18n/unbroken.ts';

const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'title', 'content', 'value', 'datetime']);

/** Texts of a page and the attributes that are read aloud or shown, a line each; scripts are left out. */
export function wordsOf(html: string): string {
  const visit = (node: Tree.ChildNode | Tree.Document): string[] => {
    if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
    if (!('childNodes' in node)) return [];
    const element = node as Tree.Element;
    const attributes = (element.attrs ?? []).filter(({ name }) => READ_ATTRIBUTES.has(name));
    return [...attributes.map(({ value }) => value), ...node.childNodes.flatMap(visit)];
  };
  return visit(parse(withoutJoiners(html))).join('\n');
}
