import { describe, expect, it } from 'vitest';
import { withInlinePictures } from '../../../../scripts/site/inline-pictures.ts';

const image = (src: string, alt = 'Un pino &amp; un lago') =>
  `<img class="p" data-slot="fill" src="${src}" width="4" height="3" alt="${alt}" loading="eager" data-inline=""/>`;
const page = (src: string, alt?: string) =>
  `<link rel="preload" as="image" href="${src}" fetchPriority="high"/><h1>a</h1>${image(src, alt)}`;
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3">${inside}</svg>`;
const PINE = '<g id="a"><path d="M0 0h4"/></g><use href="#a" filter="url(#b)"/>';

describe('a light drawing', () => {
  const drawn = withInlinePictures(page('/pine.svg'), () => drawing(PINE));

  it('is inlined, with unique ids', () => {
    expect(drawn).toContain(
      '<g id="drawing-a"><path d="M0 0h4"/></g><use href="#drawing-a" filter="url(#drawing-b)"/></svg>',
    );
  });

  it('keeps its label, fills its slot, and is cropped like a file', () => {
    expect(drawn).toContain(
      '<svg class="p" data-slot="fill" data-inline="/pine.svg" viewBox="0 0 4 3" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Un pino &amp; un lago">',
    );
  });

  it('is not requested as well', () => {
    expect(drawn).not.toMatch(/<img|<link/);
  });

  it('is decorative without a label', () => {
    expect(withInlinePictures(page('/pine.svg', ''), () => drawing(PINE))).toContain(
      'aria-hidden="true"',
    );
  });
});

it.each([
  ['is a photograph', '/lake.jpg', ''],
  ['comes from a media host', 'https://media.example/pictures/pine.svg', ''],
  ['is heavy', '/pine.svg', 'x'.repeat(16_000)],
  ['has styles of its own', '/pine.svg', '<style>.a{fill:red}</style>'],
  ['is styled by attribute', '/pine.svg', '<path style="fill:red"/>'],
  ['has classes', '/pine.svg', '<path class="a"/>'],
  ['runs a script', '/pine.svg', '<path onload="a()"/>'],
  ['asks for another file', '/pine.svg', '<use href="/other.svg#a"/>'],
  ['is written', '/pine.svg', '<text>a</text>'],
  ['moves by the names of its parts', '/pine.svg', '<set begin="a.end"/>'],
  ['has remarks', '/pine.svg', '<!-- <svg> -->'],
  ['names a part between single quotes', '/pine.svg', '<path fill="url(\'#a\')"/>'],
])('a picture that %s stays a file', (_, src, inside) => {
  expect(withInlinePictures(page(src), () => drawing(inside))).toBe(page(src));
});

it.each([
  ['states no size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'],
  ['has stroke attributes at its root', '<svg viewBox="0 0 4 3" fill="none"><path/></svg>'],
  ['begins with a remark', '<!-- <svg viewBox="0 0 1 1"> --><svg viewBox="0 0 4 3"><path/></svg>'],
])('a drawing that %s stays a file', (_, file) => {
  expect(withInlinePictures(page('/pine.svg'), () => file)).toBe(page('/pine.svg'));
});

it.each(['', '<?xml version="1.0" encoding="UTF-8"?>\n'])('is read after «%s»', (before) => {
  const drawn = withInlinePictures(page('/pine.svg'), () => `${before}${drawing(PINE)}\n`);
  expect(drawn).toContain('data-inline="/pine.svg" viewBox="0 0 4 3"');
});

it('a drawing’s references match its ids, with any line breaks', () => {
  const drawn = withInlinePictures(page('/pine.svg'), () =>
    drawing('<g\nid="a"/><use\nhref="#a"/>'),
  );
  expect(drawn).toContain('<g\nid="drawing-a"/><use\nhref="#drawing-a"/>');
});

it('a picture without `inline` stays a file', () => {
  const other = page('/pine.svg').replace(' data-inline=""', '');
  expect(withInlinePictures(other, () => drawing(PINE))).toBe(other);
});
