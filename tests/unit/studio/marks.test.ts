import { expect, it } from 'vitest';
import { marked, unmarked } from '../../../src/studio/marks/marks.ts';

it('reads both halves of a split text as one place', () => {
  const whole = marked(`Scrivete a ${marked('anna@example.org', 7)}.`, 3);
  const cut = whole.indexOf('example');
  const first = unmarked(whole.slice(0, cut));
  expect(first.text).toBe('Scrivete a anna@');
  expect(first.open).toEqual([3, 7]);
  const second = unmarked(whole.slice(cut), first.open);
  expect(second.text).toBe('example.org.');
  expect(second.spans).toEqual([
    { index: 3, start: 0, end: 12 },
    { index: 7, start: 0, end: 11 },
  ]);
  expect(second.open).toEqual([]);
});

it('leaves nothing open after a whole text', () => {
  expect(unmarked(marked('135 €', 1))).toEqual({
    text: '135 €',
    spans: [{ index: 1, start: 0, end: 5 }],
    open: [],
  });
  expect(unmarked('senza segni')).toEqual({ text: 'senza segni', spans: [], open: [] });
});
