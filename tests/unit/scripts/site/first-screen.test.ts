import { expect, it } from 'vitest';
import {
  AWAIT_FIRST_SCREEN,
  firstScreenOf,
  SEEN,
  UNSEEN,
  withSheet,
} from '../../../../scripts/site/first-screen.ts';

const MARK = '<span hidden="" data-sheet-here="">';
const FIRST = `<main><div><h1>b</h1></div>${MARK}`;
const REST = `</span><section>c</section></main>${MARK}</span><footer>d</footer>`;

it('ends the first screen at the first mark', () => {
  expect(firstScreenOf(FIRST + REST)).toBe(FIRST);
});

it('takes a page without a mark as one screen', () => {
  expect(firstScreenOf('<h1>a</h1>')).toBe('<h1>a</h1>');
});

it('links the sheet where the first screen ends', () => {
  expect(withSheet(FIRST + REST, '/assets/style.css')).toBe(
    `${FIRST}<i id="drawn"></i><link rel="stylesheet" fetchpriority="low" href="/assets/style.css">${REST}`,
  );
});

it('blocks rendering until the end of the first screen', () => {
  const [, id = ''] = /href="#([\w-]+)"/.exec(AWAIT_FIRST_SCREEN) ?? [];
  expect(withSheet(FIRST + REST, '/a.css')).toContain(`${FIRST}<i id="${id}"></i>`);
});

it('shows with the sheet what was hidden before', () => {
  const [hidden] = UNSEEN.match(/@keyframes \w+/) ?? [];
  expect(SEEN).toBe(`${hidden}{}`);
});
