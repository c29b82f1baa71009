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

it('takes a page that says nothing of it as one screen', () => {
  expect(firstScreenOf('<h1>a</h1>')).toBe('<h1>a</h1>');
});

it('lays the sheet between what is drawn and what waits for it', () => {
  expect(withSheet(FIRST + REST, '/assets/style.css')).toBe(
    `${FIRST}<i id="drawn"></i><link rel="stylesheet" fetchpriority="low" href="/assets/style.css">${REST}`,
  );
});

it('names in the head what must be there before anything is drawn', () => {
  const [, id = ''] = /href="#([\w-]+)"/.exec(AWAIT_FIRST_SCREEN) ?? [];
  expect(withSheet(FIRST + REST, '/a.css')).toContain(`${FIRST}<i id="${id}"></i>`);
});

it('shows with the sheet what the page had hidden until then', () => {
  const [hidden] = UNSEEN.match(/@keyframes \w+/) ?? [];
  expect(SEEN).toBe(`${hidden}{}`);
});
