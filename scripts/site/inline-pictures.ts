/** Images that the build may inline: `inline` of `src/components/page/Picture.tsx`. */
const IMAGE = /<img [^>]*data-inline=""[^>]*>/g;

/** In bytes before compression: a heavier drawing would delay its page. */
const MAX_BYTES = 16_000;

/** A drawing whose root has only sizes: inlining loses its other attributes, such as strokes. */
const PLAIN =
  /^\s*(?:<\?xml[^>]*>\s*)?<svg(?=[^>]*\sviewBox="([^"]+)")(?:\s+(?:xmlns(?::\w+)?|version|width|height|viewBox)="[^"]*")*\s*>([\s\S]*)<\/svg>\s*$/;

/**
 * Content that the page's policy forbids, that its styles would affect or that is fetched from
 * elsewhere, and references in a form that `withOwnNames` does not read.
 */
const NOT_SELF_CONTAINED =
  /<(?:style|script|image|foreignObject|text|a)\b|<!|\s(?:style|class|on\w+|begin|end)=|href="(?!#)|url\(\s*["&]|'/i;

/**
 * Inlines a page's light drawings, which then need no request.
 * @param body the page as React renders it
 * @param read the text of a file of the site, by its path
 */
export function withInlinePictures(body: string, read: (path: string) => string): string {
  let page = body;
  for (const [image] of body.matchAll(IMAGE)) {
    const path = valueIn(image, 'src');
    // Pictures may come from a media host.
    if (!/^\/.*\.svg$/.test(path)) continue;
    const drawing = read(path);
    const [, box, inside] = PLAIN.exec(drawing) ?? [];
    if (!box || !inside || NOT_SELF_CONTAINED.test(inside)) continue;
    if (Buffer.byteLength(drawing) > MAX_BYTES) continue;
    page = page.replace(image, () => inlined(image, box, inside));
    page = page.replace(new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`), '');
  }
  return page;
}

/** The sides to keep, as `preserveAspectRatio` says them. */
function aspectRatio(focus: string): string {
  const has = (side: string) => focus.includes(side);
  const x = has('left') ? 'Min' : has('right') ? 'Max' : 'Mid';
  const y = has('top') ? 'Min' : has('bottom') ? 'Max' : 'Mid';
  return `x${x}Y${y}`;
}

/** Cropped to its slot, as `object-fit: cover` crops a file. */
function inlined(image: string, viewBox: string, inside: string): string {
  const alt = valueIn(image, 'alt');
  const accessibility = alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"';
  const focus = valueIn(image, 'data-focus');
  const looks = `class="${valueIn(image, 'class')}" data-slot="${valueIn(image, 'data-slot')}"`;
  const box = `viewBox="${viewBox}" preserveAspectRatio="${aspectRatio(focus)} slice"`;
  return `<svg ${looks} data-inline="${valueIn(image, 'src')}" ${box} ${accessibility}>${withOwnNames(inside)}</svg>`;
}

/** Ids must be unique in the page. */
function withOwnNames(drawing: string): string {
  return drawing
    .replace(/(\s)id="/g, '$1id="drawing-')
    .replace(/url\(#/g, 'url(#drawing-')
    .replace(/href="#/g, 'href="#drawing-');
}

function valueIn(tag: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
