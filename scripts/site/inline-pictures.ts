/** What the build may write into the page: `inline` of `src/components/page/Picture.tsx`. */
const IMAGE = /<img [^>]*data-inline=""[^>]*>/g;

/** In bytes before compression: what is heavier would hold up the page that it stands in. */
const MOST_BYTES = 16_000;

/** A drawing whose root says its size and nothing else: what it said of its lines would be lost. */
const PLAIN =
  /^\s*(?:<\?xml[^>]*>\s*)?<svg(?=[^>]*\sviewBox="([^"]+)")(?:\s+(?:xmlns(?::\w+)?|version|width|height|viewBox)="[^"]*")*\s*>([\s\S]*)<\/svg>\s*$/;

/**
 * What the page's policy forbids or its own styles would touch, what is fetched from elsewhere, and
 * names that are written in a way that is not read here.
 */
const NOT_ALONE =
  /<(?:style|script|image|foreignObject|text|a)\b|<!|\s(?:style|class|on\w+|begin|end)=|href="(?!#)|url\(\s*["&]|'/i;

/**
 * The page with its light drawings in it, where they would be files: a browser shows them with the page's
 * own bytes, and asks for nothing.
 * @param body the page as React draws it
 * @param read the text of a file of the site, by its path
 */
export function withInlinePictures(body: string, read: (path: string) => string): string {
  let page = body;
  for (const [image] of body.matchAll(IMAGE)) {
    const path = valueIn(image, 'src');
    // Pictures may come from a host of their own.
    if (!/^\/.*\.svg$/.test(path)) continue;
    const drawing = read(path);
    const [, box, inside] = PLAIN.exec(drawing) ?? [];
    if (!box || !inside || NOT_ALONE.test(inside)) continue;
    if (Buffer.byteLength(drawing) > MOST_BYTES) continue;
    page = page.replace(image, () => inlined(image, box, inside));
    page = page.replace(new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`), '');
  }
  return page;
}

/** The side that stays whole, as drawings say it. */
const KEPT: Readonly<Record<string, string>> = {
  left: 'xMinYMid',
  right: 'xMaxYMid',
  top: 'xMidYMin',
  bottom: 'xMidYMax',
};

/** Cut to its slot as `object-fit: cover` cuts a file. */
function inlined(image: string, viewBox: string, inside: string): string {
  const alt = valueIn(image, 'alt');
  const said = alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"';
  const focus = valueIn(image, 'data-focus');
  const looks = `class="${valueIn(image, 'class')}" data-slot="${valueIn(image, 'data-slot')}"${focus && ` data-focus="${focus}"`}`;
  const box = `viewBox="${viewBox}" preserveAspectRatio="${KEPT[focus] ?? 'xMidYMid'} slice"`;
  return `<svg ${looks} data-inline="${valueIn(image, 'src')}" ${box} ${said}>${withOwnNames(inside)}</svg>`;
}

/** Names hold for the whole page. */
function withOwnNames(drawing: string): string {
  return drawing
    .replace(/(\s)id="/g, '$1id="drawing-')
    .replace(/url\(#/g, 'url(#drawing-')
    .replace(/href="#/g, 'href="#drawing-');
}

function valueIn(tag: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
