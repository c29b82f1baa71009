import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What says of an element that the first screen ends there: `src/components/page/FirstScreenEnd.tsx`. */
const MARK = 'data-sheet-here';

/** What stands at the end of the first screen: with this in its head, a page is not drawn before it. */
const END = 'drawn';
export const AWAIT_FIRST_SCREEN = `<link rel="expect" href="#${END}" blocking="render">`;

/** A page in two: what is drawn at once, as far as into that element, and what waits for its styles. */
export interface Halves {
  readonly first: string;
  readonly rest: string;
}

/**
 * Cuts a page where its first screen ends.
 * @param body the page as it is drawn
 */
export function halvesOf(body: string): Halves {
  const end = placeOf(parseFragment(body, { sourceCodeLocationInfo: true }));
  return { first: body.slice(0, end), rest: end === undefined ? '' : body.slice(end) };
}

/**
 * The page with the style sheet of all pages where its first screen ends. Browsers draw what stands
 * above a sheet while it comes, and nothing below it: so nothing is ever seen without its style, no
 * script is needed, and a sheet that does not come leaves a page that can be read. Nor is half of the
 * first screen seen: a slow phone draws what it has read so far, and the other half would move it.
 */
export function withSheet({ first, rest }: Halves, sheet: string): string {
  return `${first}<i id="${END}"></i><link rel="stylesheet" fetchpriority="low" href="${sheet}">${rest}`;
}

/**
 * For the page itself. Firefox does not wait where a sheet is linked (whatwg/html#1349): what comes after
 * it is unseen there until the sheet has come, or has not come for three seconds.
 */
export const UNSEEN =
  '@supports (-moz-appearance:none){@keyframes late{from{visibility:hidden}}#root :has(link[rel=stylesheet])~*{animation:3s step-end late}}';

/** For the sheet: nothing is unseen any more. */
export const SEEN = '@keyframes late{}';

/** Where the contents of the first such element begin. */
function placeOf(node: Node): number | undefined {
  if ('attrs' in node && node.attrs.some(({ name }) => name === MARK))
    return node.sourceCodeLocation?.startTag?.endOffset;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const place = placeOf(child);
    if (place !== undefined) return place;
  }
  return undefined;
}
