import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeasonWords } from '../../../src/layout/SeasonWords.tsx';

it('shows each text from its season state until the next with a text', () => {
  const from = { running: 'in corso', over: 'finita' };
  expect(renderToStaticMarkup(<SeasonWords text="aperte" from={from} />)).toBe(
    '<span data-during="announced enrolling openDaysPast">aperte</span>' +
      '<span data-during="running closing">in corso</span>' +
      '<span data-during="over idle next">finita</span>',
  );
});

it('shows a year-round text without an element', () => {
  expect(renderToStaticMarkup(<SeasonWords text="sempre" />)).toBe('sempre');
});
