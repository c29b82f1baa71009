import { describe, expect, it } from 'vitest';
import { PageStyles } from '../../../../scripts/site/page-styles.ts';

const PAGE = '<p class="a b" data-tone="sea">Uno</p><template><p class="later"></p></template>';
const used = (css: string, page = PAGE) => new PageStyles(css).usedBy(page);

describe('the rules that a page uses', () => {
  it.each([
    ['a class of the page', '.a{color:red}'],
    ['two classes of the page', '.a.b>p{color:red}'],
    ['what waits in a template', '.later{color:red}'],
    ['what speaks of no class', 'h1,:root[data-season=over]{color:red}'],
    ['a state that comes later', '.a[open]:hover{color:red}'],
    ['a class that is not wanted', '.a:not(.missing){color:red}'],
    ['a look of the page', '[data-tone=sea] .a,.b:not([data-tone=sky]){color:red}'],
    ['a value that is asked for, by another too', ':root{--a:var(--b);--b:red}p{color:var(--a)}'],
    ['a layer and a condition', '@layer components{@media (width>=1px){.a{color:red}}}'],
    ['the order of the layers', '@layer reset,base;'],
    ['a movement that is used', '.a{animation:turn 1s}@keyframes turn{to{opacity:0}}'],
    [
      'the letters of faces that share a family',
      '@font-face{font-family:x;unicode-range:U+20-6F}@font-face{font-family:x;unicode-range:U+6E}',
    ],
    ['a face for all letters', '@font-face{font-family:x}'],
  ])('keep %s', (_, css) => {
    expect(used(css)).toBe(css);
  });

  it.each([
    ['a class that stands nowhere', '.missing{color:red}'],
    ['a pair of which one stands nowhere', '.a .missing{color:red}'],
    ['a look that stands nowhere', '[data-tone=sky] .a{color:red}'],
    ['values that nothing asks for', ':root{--a:var(--b);--b:red}'],
    ['a layer that is left empty', '@layer components{@media print{.missing{color:red}}}'],
    ['a movement that nothing uses', '@keyframes turn{to{opacity:0}}'],
    [
      'a face for letters that stand nowhere',
      '@font-face{font-family:x;unicode-range:U+0400-04FF,U+0100}',
    ],
  ])('leave out %s', (_, css) => {
    expect(used(css)).toBe('');
  });

  it('keep the only face of a family, for all letters', () => {
    expect(used('@font-face{font-family:x;unicode-range:U+20-7E}')).toBe(
      '@font-face{font-family:x}',
    );
  });

  it('keep the part of a list that is used', () => {
    expect(used('.missing,.a{color:red}')).toBe('.a{color:red}');
  });
});

describe('the rules of the first screen', () => {
  const first = (css: string) => new PageStyles(css).ofFirstScreen('<p class="a">Uno</p>', PAGE);

  it('keep a face for a letter further down', () => {
    expect(first('@font-face{font-family:x;unicode-range:U+55}')).toBe('@font-face{font-family:x}');
  });

  it.each([
    ['its looks', '.a{color:red}'],
    ['its looks on any screen', '@media (width>=1px){.a{color:red}}'],
    ['its elements, and the whole', 'html,body>p:not(table){color:red}'],
    ['elements that stand for each other', ':is(table,p){color:red}'],
    ['what a finger opens', '.a:popover-open,.a[open]{color:red}'],
  ])('keep %s', (_, css) => {
    expect(first(css)).toBe(css);
  });

  it.each([
    ['what stands further down', '.b,.later{color:red}'],
    ['elements further down', 'table p,p>th,ul[class]{color:red}'],
    ['a look further down', '[data-paper]:before{color:red}'],
    ['paper', '@media print{.a{color:red}}'],
    ['answers to a mouse', '.a:hover,.a:active{color:red}'],
    ['movements between two looks', '.a{transition:color 1s}'],
  ])('leave out %s', (_, css) => {
    expect(first(css)).toBe('');
  });
});

it('sends no face a second time', () => {
  const css =
    '@font-face{font-family:Uno;src:url(uno.woff2)}.a{color:red}@media print{.b{color:blue}}';
  expect(new PageStyles(css).withoutFaces()).toBe('.a{color:red}@media print{.b{color:blue}}');
});
