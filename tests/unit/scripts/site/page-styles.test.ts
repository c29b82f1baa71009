import { describe, expect, it } from 'vitest';
import { PageStyles } from '../../../../scripts/site/page-styles.ts';

const FIRST = '<p class="a b" data-tone="sea">Uno</p>';
const first = (css: string) =>
  new PageStyles(css).ofFirstScreen(FIRST, `${FIRST}<table class="c">`);

describe('the critical CSS', () => {
  it.each([
    ['its classes', '.a{color:red}'],
    ['two classes of one element', '.a.b>p{color:red}'],
    ['its elements, and the whole', 'html,body>p:not(table){color:red}'],
    ['elements that stand for each other', ':is(table,p){color:red}'],
    ['a class that is not wanted', '.a:not(.c){color:red}'],
    ['a look of it', '[data-tone=sea] .a,.b:not([data-tone=sky]){color:red}'],
    ['what a script says later', ':root[data-season=over] .a,.a[data-on]{color:red}'],
    ['what excludes a later part', '.a:not(:has(~[data-on])){color:red}'],
    ['what a finger opens', '.a:popover-open,.a[open]{color:red}'],
    ['what stands before and after', '.a::before,p::after{color:red}'],
    ['a value that is asked for, by another too', ':root{--a:var(--b);--b:red}p{color:var(--a)}'],
    ['a layer and a condition', '@layer components{@media (width>=1px){.a{color:red}}}'],
    ['the order of the layers', '@layer reset,base;'],
    ['a movement that is used', '.a{animation:turn 1s}@keyframes turn{to{opacity:0}}'],
    [
      'fonts of one family, for letters further down too',
      '@font-face{font-family:x;unicode-range:U+20-6F}@font-face{font-family:x;unicode-range:U+62}',
    ],
    ['a face for all letters', '@font-face{font-family:x}'],
  ])('keeps %s', (_, css) => {
    expect(first(css)).toBe(css);
  });

  it.each([
    ['what is further down', '.c{color:red}'],
    ['a pair, one of them further down', '.a .c{color:red}'],
    ['elements further down', 'table p,p>th,ul[class]{color:red}'],
    ['what requires a later part that the page lacks', '.a:has(~main [data-on]){color:red}'],
    ['another look', '[data-tone=sky] .a{color:red}'],
    ['values that nothing asks for', ':root{--a:var(--b);--b:red}'],
    ['a layer that is left empty', '@layer components{@media screen{.c{color:red}}}'],
    ['a movement that nothing uses', '@keyframes turn{to{opacity:0}}'],
    ['paper', '@media print{.a{color:red}}'],
    ['answers to a mouse', '.a:hover,.a:active{color:red}'],
    ['movements between two looks', '.a{transition:color 1s}'],
    [
      'a font for letters that the page lacks',
      '@font-face{font-family:x;unicode-range:U+0400-04FF,U+0100}',
    ],
  ])('omits %s', (_, css) => {
    expect(first(css)).toBe('');
  });

  it('keeps the used part of a selector list', () => {
    expect(first('.c,.a{color:red}')).toBe('.a{color:red}');
  });
});

it('sends no font twice', () => {
  const css =
    '@font-face{font-family:Uno;src:url(uno.woff2)}.a{color:red}@media print{.b{color:blue}}';
  expect(new PageStyles(css).withoutFaces()).toBe('.a{color:red}@media print{.b{color:blue}}');
});
