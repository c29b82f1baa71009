import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { eachText } from '../../src/content/sentences.ts';
import { live } from './live.ts';

/** Fewer words of prose are a name or a label. */
const MIN_WORDS = 8;
/** URLs, acronyms, and words quoted from the other language. */
const NO_PROSE = /https?:\S+|\b\p{Lu}{2,}\b|‘[^’]*\p{L}’\p{L}[^’]*’|‘[^’]*’|«[^»]*»/gu;
const BLOCKS =
  /^(?:p|li|h[1-6]|td|th|dt|dd|button|a|figcaption|summary|label|legend|caption|title)$/;
const SILENT = /^(?:script|style|svg|noscript)$/;
const SPOKEN = /^(?:alt|aria-label|placeholder|title)$/;
/** Names of dishes and services, which stay in their language. */
const KEPT = ['garden', 'land', 'gnocchi', 'staff'];
const { camp, venues = null, contacts = null, agreements = null } = live.project.facts;
const NAMED = [camp, venues, contacts, agreements, live.project.value('links.json')];
/** The words of names that no language translates: brand, venues, providers, contacts. */
const PROPER = NAMED.flatMap((group) => eachText(group ?? null))
  .filter(({ pointer }) => /\/(?:names\/\w+|name|city|provider|addresses\/\d+)$/.test(pointer))
  .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []);
const names = new Set([...PROPER, ...KEPT]);

/** Function words of a language that the other does not have. */
const JOINTS: Readonly<Record<string, RegExp>> = {
  it: /^(?:il|lo|la|gli|le|un|una|di|del|della|dei|delle|dal|dalla|nel|nella|al|alla|ai|alle|con|che|chi|non|si|ci|è|sono|ha|hanno|e|ed|o|anche|più|ogni|tutti|quando|dove|se|come)$/,
  en: /^(?:the|an|of|for|with|that|which|who|not|is|are|was|has|have|and|or|also|more|every|each|all|when|where|if|as|by|at|on|from|to|you|your|we|our|they|their|it|this|be|can|will)$/,
};

interface Read {
  readonly language: string;
  readonly text: string;
}

/** Every text of a page, with the language that the page declares for it. */
function readTexts(html: string): Read[] {
  const found: Read[] = [];
  const visit = (node: Tree.ParentNode, language: string) => {
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) {
      if (!('tagName' in child) || SILENT.test(child.tagName)) continue;
      const own = child.attrs.find(({ name }) => name === 'lang')?.value ?? language;
      for (const { name, value } of child.attrs)
        if (SPOKEN.test(name)) found.push({ language: own, text: value });
      if (BLOCKS.test(child.tagName)) found.push({ language: own, text: ownText(child) });
      visit(child, own);
    }
  };
  visit(parse(html), '');
  return found;
}

/** Its text without parts in another language, and without nested blocks. */
function ownText(element: Tree.Element): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeName === '#text') return (child as Tree.TextNode).value;
      if (!('tagName' in child) || SILENT.test(child.tagName)) return ' ';
      const isOther = child.attrs.some(({ name }) => name === 'lang');
      return isOther || BLOCKS.test(child.tagName) ? ' ' : ownText(child);
    })
    .join('');
}

/** The words that belong to a language, without names and values. */
function prose(text: string): string {
  const words = text.replace(NO_PROSE, ' ').match(/[\p{L}’']+/gu) ?? [];
  return words.filter((word) => !names.has(word.toLowerCase())).join(' ');
}

function isForeign({ language, text }: Read): boolean {
  const words = prose(text).toLowerCase().split(' ');
  if (words.length < MIN_WORDS) return false;
  const code = language.slice(0, 2);
  const count = (id: string) => words.filter((word) => JOINTS[id]?.test(word)).length;
  return Object.keys(JOINTS).some((id) => id !== code && count(id) > count(code));
}

/** The texts of a page that are clearly in another language of the site than declared. */
export const foreignTexts = (html: string): string[] =>
  readTexts(html)
    .filter(isForeign)
    .map(({ text }) => text.trim());
