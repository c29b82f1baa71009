import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeasonWords, type SeasonWordsProps } from '../../../src/layout/SeasonWords.tsx';

it('shows each text from its season state until the next with a text', () => {
  const from = { running: 'in corso', over: 'finita' };
  expect(renderToStaticMarkup(<SeasonWords text="aperte" from={from} />)).toBe(
    '<span data-during="announced enrolling openDaysPast">aperte</span>' +
      '<span data-during="running closing">in corso</span>' +
      '<span data-during="over idle next">finita</span>',
  );
});

it('says nowhere that the next dates are unknown once they are known', () => {
  const shown = (from: SeasonWordsProps['from']) =>
    renderToStaticMarkup(<SeasonWords text="aperte" from={from} />);
  const open = '<span data-during="announced enrolling openDaysPast running closing';
  expect(shown({ over: 'finita', idle: 'chissà' })).toBe(
    `${open}">aperte</span><span data-during="over next">finita</span>` +
      '<span data-during="idle">chissà</span>',
  );
  expect(shown({ idle: 'chissà', next: 'ecco' })).toBe(
    `${open} over">aperte</span><span data-during="idle">chissà</span>` +
      '<span data-during="next">ecco</span>',
  );
  expect(shown({ idle: 'chissà' })).toBe(
    `${open} over next">aperte</span><span data-during="idle">chissà</span>`,
  );
});

it('shows a year-round text without an element', () => {
  expect(renderToStaticMarkup(<SeasonWords text="sempre" />)).toBe('sempre');
});
