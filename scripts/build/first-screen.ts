import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What says of an element that the first screen ends with it. */
const MARK = 'data-first-screen';

/** A page in two: what is drawn at once, and what waits for its styles. */
export interface Halves {
  readonly first: string;
  readonly rest: string;
}

/**
 * Cuts a page after its first screen; before its footer where nothing says how far that reaches.
 * @param body the page as it is drawn
 */
export function halvesOf(body: string): Halves {
  const marked = body.includes(MARK) ? find(parse(body), ['attrs', MARK]) : undefined;
  const end = marked?.endOffset ?? find(parse(body), ['tagName', 'footer'])?.startOffset;
  return { first: body.slice(0, end), rest: end === undefined ? '' : body.slice(end) };
}

/**
 * The page with the style sheet of all pages where its first screen ends. Browsers draw what stands
 * above a sheet while it comes, and nothing below it: so nothing is ever seen without its style, no
 * script is needed, and a sheet that does not come leaves a page that can be read.
 * `wake.ts` takes it away before React sees the page.
 */
export function withSheet({ first, rest }: Halves, sheet: string): string {
  return `${first}<link rel="stylesheet" fetchpriority="low" href="${sheet}">${rest}`;
}

/** What comes after the sheet of all pages. */
const AFTER = [
  'link[rel=stylesheet]',
  ':has(>link[rel=stylesheet])',
  'main:has(link[rel=stylesheet])',
];

/**
 * For the page itself. Firefox does not wait where a sheet is linked (whatwg/html#1349): what comes after
 * it is unseen there until the sheet has come, or has not come for three seconds.
 */
export const UNSEEN = `@supports (-moz-appearance:none){@keyframes late{from{visibility:hidden}}#root :is(${AFTER})~*{animation:3s step-end late}}`;

/** For the sheet: nothing is unseen any more. */
export const SEEN = '@keyframes late{}';

type Wanted = readonly ['attrs' | 'tagName', string];

function parse(html: string): Node {
  return parseFragment(html, { sourceCodeLocationInfo: true });
}

/** Where the first such element stands. */
function find(node: Node, wanted: Wanted): { startOffset: number; endOffset: number } | undefined {
  if ('attrs' in node && isWanted(node, wanted)) return node.sourceCodeLocation ?? undefined;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function isWanted(node: DefaultTreeAdapterMap['element'], [kind, name]: Wanted): boolean {
  return kind === 'tagName' ? node.tagName === name : node.attrs.some((one) => one.name === name);
}
