/** After the element of `src/components/page/FirstScreenEnd.tsx`. */
const END_OF_FIRST_SCREEN = /(?<= data-sheet-here="">)/;

/** The id where the first screen ends; browsers that know `rel=expect` render nothing before it. */
const END = 'first-screen-end';
export const AWAIT_FIRST_SCREEN = `<link rel="expect" href="#${END}" blocking="render">`;

/** The part of a page above the end of its first screen. */
export function firstScreenOf(body: string): string {
  return body.split(END_OF_FIRST_SCREEN, 1)[0] ?? body;
}

/**
 * Links the site's style sheet where the first screen ends. While it loads, browsers render what is
 * above it and nothing below, so nothing shows unstyled, no script is needed, and a page whose
 * style sheet fails can still be read. A slow phone does not render half of the first screen, which
 * the other half would move.
 */
export function withSheet(body: string, sheet: string): string {
  const first = firstScreenOf(body);
  return `${first}<i id="${END}"></i><link rel="stylesheet" fetchpriority="low" href="${sheet}">${body.slice(first.length)}`;
}

/**
 * Inline in the page. Firefox does not wait at a linked style sheet (whatwg/html#1349): this hides what
 * follows until it has loaded, for three seconds at most.
 */
export const HIDE_UNTIL_STYLED =
  '@supports (-moz-appearance:none){@keyframes late{from{visibility:hidden}}#root :has(link[rel=stylesheet])~*{animation:3s step-end late}}';

/** In the style sheet: shows it all again. */
export const REVEAL = '@keyframes late{}';
