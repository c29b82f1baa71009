/** What the build may write into the page: `src/components/page/InlinePicture.tsx`. */
const IMAGE = /<img [^>]*data-inline=""[^>]*>/g;

/** In bytes before compression: what is heavier would hold up the page that it stands in. */
const MOST_BYTES = 16_000;

/** What the page's policy forbids or its own styles would touch, and what is fetched from elsewhere. */
const NOT_ALONE =
  /<(?:style|script|image|foreignObject|text|a)\b|\s(?:style|class|on\w+)=|href="(?!#)|<!ENTITY/i;

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
    if (!path.endsWith('.svg')) continue;
    const drawing = read(path);
    if (Buffer.byteLength(drawing) > MOST_BYTES || NOT_ALONE.test(drawing)) continue;
    page = page.replace(image, () => inlined(image, drawing));
    page = page.replace(new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`), '');
  }
  return page;
}

/** Cut to its slot as `object-fit: cover` cuts a file. */
function inlined(image: string, drawing: string): string {
  const [, root = '', inside = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
  const alt = valueIn(image, 'alt');
  const said = alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"';
  const looks = `class="${valueIn(image, 'class')}" data-slot="${valueIn(image, 'data-slot')}"`;
  const box = `viewBox="${valueIn(root, 'viewBox')}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${looks} data-inline="${valueIn(image, 'src')}" ${box} ${said}>${withOwnNames(inside)}</svg>`;
}

/** Names hold for the whole page. */
function withOwnNames(drawing: string): string {
  return drawing
    .replace(/ id="/g, ' id="drawing-')
    .replace(/url\(#/g, 'url(#drawing-')
    .replace(/href="#/g, 'href="#drawing-');
}

function valueIn(tag: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
