import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { detectAll } from 'tinyld';
import { properNames } from '../../src/check/untranslated.ts';
import { live } from './live.ts';

/** A detector needs some words of prose; what is shorter is a name or a label. */
const LEAST_WORDS = 8;
/** Addresses, acronyms, and words that a sentence quotes from the other language. */
const NO_PROSE = /https?:\S+|\b\p{Lu}{2,}\b|‘[^’]*\p{L}’\p{L}[^’]*’|‘[^’]*’|«[^»]*»/gu;
const BLOCKS =
  /^(?:p|li|h[1-6]|td|th|dt|dd|button|a|figcaption|summary|label|legend|caption|title)$/;
const SILENT = /^(?:script|style|svg|noscript)$/;
const SPOKEN = /^(?:alt|aria-label|placeholder|title)$/;
/** Dishes and services keep their name. */
const KEPT = ['garden', 'land', 'gnocchi', 'staff'];
const names = new Set([...properNames(live.project), ...KEPT]);

interface Read {
  readonly language: string;
  readonly text: string;
}

/** Every text of a page, with the language that the page says it is in. */
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

/** Without what is in another language, and without the blocks inside it. */
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

/** The words that a language decides, names and values left out. */
function prose(text: string): string {
  const words = text.replace(NO_PROSE, ' ').match(/[\p{L}’']+/gu) ?? [];
  return words.filter((word) => !names.has(word.toLowerCase())).join(' ');
}

function isForeign({ language, text }: Read): boolean {
  const words = prose(text);
  if (words.split(' ').length < LEAST_WORDS) return false;
  const code = language.slice(0, 2);
  const [first, second] = detectAll(words, { only: ['it', 'en'] });
  return first !== undefined && first.lang !== code && first.accuracy > (second?.accuracy ?? 0);
}

/** The texts of a page that are clearly of another language of the site than the page says. */
export const foreignTexts = (html: string): string[] =>
  readTexts(html)
    .filter(isForeign)
    .map(({ text }) => text.trim());
