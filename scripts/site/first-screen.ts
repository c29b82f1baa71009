/** After the element of `src/components/page/FirstScreenEnd.tsx`. */
const MARK = /(?<= data-sheet-here="">)/;

/** What stands at the end of the first screen: with this in its head, a page is not drawn before it. */
const END = 'drawn';
export const AWAIT_FIRST_SCREEN = `<link rel="expect" href="#${END}" blocking="render">`;

/** What of a page is drawn at once: as far as its first mark. */
export function firstScreenOf(body: string): string {
  return body.split(MARK, 1)[0] ?? body;
}

/**
 * The page with the style sheet of all pages where its first screen ends. Browsers draw what stands
 * above a sheet while it comes, and nothing below it: so nothing is ever seen without its style, no
 * script is needed, and a sheet that does not come leaves a page that can be read. Nor is half of the
 * first screen seen: a slow phone draws what it has read so far, and the other half would move it.
 */
export function withSheet(body: string, sheet: string): string {
  const first = firstScreenOf(body);
  return `${first}<i id="${END}"></i><link rel="stylesheet" fetchpriority="low" href="${sheet}">${body.slice(first.length)}`;
}

/**
 * For the page itself. Firefox does not wait where a sheet is linked (whatwg/html#1349): what comes after
 * it is unseen there until the sheet has come, or has not come for three seconds.
 */
export const UNSEEN =
  '@supports (-moz-appearance:none){@keyframes late{from{visibility:hidden}}#root :has(link[rel=stylesheet])~*{animation:3s step-end late}}';

/** For the sheet: nothing is unseen any more. */
export const SEEN = '@keyframes late{}';
