import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { eachText, escapePointer, type Json } from '../../content/json.ts';
import { JOINER, withoutJoiners } from '../../i18n/unbroken.ts';
import { JsonDocument } from '../json/json-document.ts';

/** A text that visitors or machines read in a built page. */
export interface HtmlText {
  /** Non-breaking spaces are plain spaces here, one for one. */
  readonly text: string;
  /** The file offset of each character of the text, and of its end. */
  readonly offsets: readonly number[];
  /** True for header, footer and anything else outside the page's own part. */
  readonly shared: boolean;
  /** In structured data: the property whose value this is. */
  readonly data?: string;
}

/** Attributes that are read aloud, shown, or read by machines. */
const READ = new Set([
  'abbr',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'datetime',
  'placeholder',
  'title',
]);
const META = /^(?:description|og:(?:title|description|site_name|image:alt)|twitter:\w+)$/;
/** `noscript` says what a value will be, not the value. */
const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** Every text of an HTML file: visible text, attributes, title, descriptions, structured data. */
export function htmlTexts(html: string): HtmlText[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const found: HtmlText[] = [];
  const visit = (node: Tree.ChildNode, shared: boolean) => {
    if (!('tagName' in node)) return;
    const outside = shared && node.tagName !== 'main' && node.tagName !== 'head';
    found.push(...attributeTexts(node, html, outside));
    if (isStructuredData(node)) found.push(...structuredTexts(node, html, outside));
    if (SILENT.has(node.tagName)) return;
    const own = ownText(node, html, outside);
    if (own) found.push(own);
    for (const child of node.childNodes) visit(child, outside);
  };
  for (const child of document.childNodes) visit(child, true);
  return found;
}

/** The text directly in an element, across React's comments and `wbr`. */
function ownText(element: Tree.Element, html: string, shared: boolean): HtmlText | undefined {
  let text = '';
  const offsets: number[] = [];
  for (const node of element.childNodes) {
    if (node.nodeName === '#comment' || node.nodeName === 'wbr') continue;
    if (node.nodeName !== '#text') text += BREAK;
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    if (node.nodeName !== '#text') offsets.push(startOffset);
    else {
      const raw = html.slice(startOffset, endOffset);
      text += (node as Tree.TextNode).value;
      offsets.push(...offsetsOf(raw, HTML).map((offset) => startOffset + offset));
    }
  }
  return text.trim() === '' ? undefined : piece(text, [...offsets, offsets.at(-1) ?? 0], shared);
}

/** Separates the text before a child element from the text after it. */
const BREAK = '\n';

function attributeTexts(element: Tree.Element, html: string, shared: boolean): HtmlText[] {
  return element.attrs.flatMap(({ name, value }) => {
    const place = element.sourceCodeLocation?.attrs?.[name];
    if (!place || value === '' || !(READ.has(name) || isDescription(element, name))) return [];
    const typed = html.slice(place.startOffset, place.endOffset);
    const lead = /^[^=]*=\s*["']?/.exec(typed)?.[0].length ?? 0;
    const start = place.startOffset + lead;
    const raw = html.slice(start, place.endOffset);
    const offsets = offsetsOf(raw, HTML).map((offset) => start + offset);
    return [piece(value, offsets, shared)];
  });
}

function isDescription({ tagName, attrs }: Tree.Element, name: string): boolean {
  if (tagName !== 'meta' || name !== 'content') return false;
  return attrs.some((one) => /^(?:name|property)$/.test(one.name) && META.test(one.value));
}

function isStructuredData({ tagName, attrs }: Tree.Element): boolean {
  return (
    tagName === 'script' &&
    attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')
  );
}

/** Each string and number of a block of structured data. */
function structuredTexts(element: Tree.Element, html: string, shared: boolean): HtmlText[] {
  return element.childNodes.flatMap((node) => {
    const place = node.sourceCodeLocation;
    if (!place) return [];
    const raw = html.slice(place.startOffset, place.endOffset);
    const data = new JsonDocument({ path: '', text: raw });
    return [...eachScalar(data.value ?? null)].flatMap(({ text, pointer }) => {
      const span = data.span(pointer);
      if (!span) return [];
      const quote = raw[span.start] === '"' ? 1 : 0;
      const typed = raw.slice(span.start + quote, span.end - quote);
      const start = place.startOffset + span.start + quote;
      const offsets = offsetsOf(typed, JSON_STRING).map((offset) => start + offset);
      const steps = pointer.split('/').filter((step) => !/^\d+$/.test(step));
      return [{ ...piece(text, offsets, shared), data: steps.at(-1) ?? '' }];
    });
  });
}

function* eachScalar(value: Json, pointer = ''): Generator<{ text: string; pointer: string }> {
  if (typeof value === 'string') yield* eachText(value, pointer);
  else if (typeof value === 'number') yield { text: String(value), pointer };
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      if (!key.startsWith('@') || key === '@graph')
        yield* eachScalar(child, `${pointer}/${escapePointer(key)}`);
}

/** Text as a visitor sees it: plain spaces, no word joiners. */
function piece(text: string, offsets: readonly number[], shared: boolean): HtmlText {
  const spaced = text.replace(/[\u00A0\u202F]/g, ' ');
  if (!spaced.includes(JOINER)) return { text: spaced, offsets, shared };
  const seen = offsets.filter((_, at) => spaced[at] !== JOINER);
  return { text: withoutJoiners(spaced), offsets: seen, shared };
}

/** Each character of decoded HTML: an entity is one. */
const HTML = /&(?:#\d+|#x[\da-f]+|\w+);|\r\n|[\s\S]/gi;
/** Each character of a JSON string: an escape is one. */
const JSON_STRING = /\\u[\da-f]{4}|\\.|[\s\S]/gi;

/** Where each character of a text that was typed is. */
function offsetsOf(raw: string, characters: RegExp): number[] {
  return [...raw.matchAll(characters)].map(({ index }) => index);
}
