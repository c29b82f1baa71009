import { expect, it } from 'vitest';
import { halvesOf, SEEN, UNSEEN, withSheet } from '../../../../scripts/build/first-screen.ts';

const HERO = '<header>a</header><main><div data-first-screen=""><h1>b</h1></div>';
const REST = '<section>c</section></main><footer>d</footer>';

it('ends the first screen with what says so', () => {
  expect(halvesOf(HERO + REST)).toEqual({ first: HERO, rest: REST });
});

it('ends it before the footer where nothing says so', () => {
  const first = '<header>a</header><main><h1>b</h1></main>';
  expect(halvesOf(`${first}<footer>d</footer>`)).toEqual({ first, rest: '<footer>d</footer>' });
});

it('takes a page without either as one screen', () => {
  expect(halvesOf('<h1>a</h1>')).toEqual({ first: '<h1>a</h1>', rest: '' });
});

it('lays the sheet between what is drawn and what waits for it', () => {
  const page = withSheet(halvesOf(HERO + REST), '/assets/style.css');
  const [, sheet] = page.match(/<h1>b<\/h1><\/div><link ([^>]*)><section>/) ?? [];
  expect(sheet).toBe('rel="stylesheet" fetchpriority="low" href="/assets/style.css"');
});

it('shows with the sheet what the page had hidden until then', () => {
  const [hidden] = UNSEEN.match(/@keyframes \w+/) ?? [];
  expect(SEEN).toBe(`${hidden}{}`);
});
