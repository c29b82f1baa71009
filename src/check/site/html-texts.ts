import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { childOf, type Json } from '../../content/json.ts';
import { eachText } from '../../content/sentences.ts';
import type { Span } from '../../content/span.ts';
import { withoutJoiners } from '../../i18n/unbroken.ts';
import { JsonDocument } from '../json/json-document.ts';

/** A text that visitors or machines read in a built page, and the part of the file that holds it. */
export interface HtmlText extends Span {
  /** Non-breaking spaces are plain spaces here, one for one. */
  readonly text: string;
  /** True for header, footer and anything else outside the page's own part. */
  readonly shared: boolean;
  /** In structured data: the property whose value this is. */
  readonly data?: string;
}

/** Attributes that are read aloud, shown, or read by machines. */
const TEXT_ATTRIBUTE =
  /^(?:abbr|alt|aria-(?:description|label|roledescription|valuetext)|datetime|placeholder|title)$/;
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
    found.push(...attributeTexts(node, outside));
    if (isStructuredData(node)) found.push(...structuredTexts(node, html, outside));
    if (SILENT.has(node.tagName)) return;
    const own = ownText(node, outside);
    if (own) found.push(own);
    for (const child of node.childNodes) visit(child, outside);
  };
  for (const child of document.childNodes) visit(child, true);
  return found;
}

/** The text directly in an element, across React's comments and `wbr`. */
function ownText(element: Tree.Element, shared: boolean): HtmlText | undefined {
  const parts = element.childNodes.filter(
    ({ nodeName }) => nodeName !== '#comment' && nodeName !== 'wbr',
  );
  const words = parts.map((node) => ('value' in node ? node.value : BREAK));
  const places = parts.flatMap((node) => ('value' in node ? (node.sourceCodeLocation ?? []) : []));
  const [start, end] = [places[0]?.startOffset ?? 0, places.at(-1)?.endOffset ?? 0];
  const text = words.join('');
  return text.trim() === '' ? undefined : { text: asRead(text), start, end, shared };
}

/** Separates the text before a child element from the text after it. */
const BREAK = '\n';

function attributeTexts(element: Tree.Element, shared: boolean): HtmlText[] {
  return element.attrs.flatMap(({ name, value }) => {
    const place = element.sourceCodeLocation?.attrs?.[name];
    if (!place || value === '' || !(TEXT_ATTRIBUTE.test(name) || isDescription(element, name)))
      return [];
    return [{ text: asRead(value), start: place.startOffset, end: place.endOffset, shared }];
  });
}

function isDescription({ tagName, attrs }: Tree.Element, name: string): boolean {
  if (tagName !== 'meta' || name !== 'content') return false;
  return attrs.some((attr) => /^(?:name|property)$/.test(attr.name) && META.test(attr.value));
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
      const [start, end] = [place.startOffset + span.start, place.startOffset + span.end];
      const steps = pointer.split('/').filter((step) => !/^\d+$/.test(step));
      return [{ text: asRead(text), start, end, shared, data: steps.at(-1) ?? '' }];
    });
  });
}

function* eachScalar(value: Json, pointer = ''): Generator<{ text: string; pointer: string }> {
  if (typeof value === 'string') yield* eachText(value, pointer);
  else if (typeof value === 'number') yield { text: String(value), pointer };
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      if (!key.startsWith('@') || key === '@graph') yield* eachScalar(child, childOf(pointer, key));
}

/** Text as a visitor sees it: plain spaces, no word joiners. */
function asRead(text: string): string {
  return withoutJoiners(plainSpaces(text));
}

export function plainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}
