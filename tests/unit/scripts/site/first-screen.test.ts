import { expect, it } from 'vitest';
import {
  AWAIT_FIRST_SCREEN,
  halvesOf,
  SEEN,
  UNSEEN,
  withSheet,
} from '../../../../scripts/site/first-screen.ts';

const HERO = '<main><div><h1>b</h1></div><span hidden data-sheet-here="">';
const REST =
  '</span><section>c</section></main><span hidden data-sheet-here=""></span><footer>d</footer>';

it('cuts a page where its first screen ends', () => {
  expect(halvesOf(HERO + REST)).toEqual({ first: HERO, rest: REST });
});

it('takes a page that says nothing of it as one screen', () => {
  expect(halvesOf('<h1>a</h1>')).toEqual({ first: '<h1>a</h1>', rest: '' });
});

it('lays the sheet between what is drawn and what waits for it', () => {
  const page = withSheet(halvesOf(HERO + REST), '/assets/style.css');
  expect(page).toBe(
    `${HERO}<i id="drawn"></i><link rel="stylesheet" fetchpriority="low" href="/assets/style.css">${REST}`,
  );
});

it('names in the head what must be there before anything is drawn', () => {
  const [, id = ''] = /href="#([\w-]+)"/.exec(AWAIT_FIRST_SCREEN) ?? [];
  expect(withSheet(halvesOf(HERO + REST), '/a.css')).toContain(`${HERO}<i id="${id}"></i>`);
});

it('shows with the sheet what the page had hidden until then', () => {
  const [hidden] = UNSEEN.match(/@keyframes \w+/) ?? [];
  expect(SEEN).toBe(`${hidden}{}`);
});
