import { jsPDF } from 'jspdf';
import { expect, it, vi } from 'vitest';
import { createPaper } from '../../../../src/staff/pdf/paper.ts';

const NO_GLYPHS = {
  canDraw: () => false,
  draw: () => {
    throw new Error('nothing is drawn');
  },
};

it('no emoji of an item passes the right margin', () => {
  const doc = new jsPDF({ unit: 'mm', format: 'a4' });
  const image = vi.spyOn(doc, 'addImage').mockImplementation(() => doc);
  const drawing = { picture: '', width: 1.2, height: 1.4, baseline: 1.1 };
  const paper = createPaper(doc, { canDraw: () => true, draw: () => drawing }, 20, 170);
  paper.setLetters(12);
  const lines = paper.wrap(`• ${'🎉'.repeat(80)}`);
  for (const line of lines) paper.write(line, 50);
  const ends = image.mock.calls.map((call: unknown[]) => Number(call[2]) + Number(call[4]));
  expect(ends).toHaveLength(80);
  expect(Math.max(...ends)).toBeGreaterThan(180);
  expect(Math.max(...ends)).toBeLessThanOrEqual(190);
});

it.each([
  ['a dash', '- '],
  ['a number', '  10. '],
  ['a bullet and spaces', '•    '],
  ['a dash and 200 spaces', `-${' '.repeat(200)}`],
])('every line of an item lines up after %s', (_, marker) => {
  const doc = new jsPDF({ unit: 'mm', format: 'a4' });
  const text = vi.spyOn(doc, 'text');
  const paper = createPaper(doc, NO_GLYPHS, 20, 170);
  paper.setLetters(12);
  const lines = paper.wrap(`${marker}${'tuffi e capriole '.repeat(30)}${'x'.repeat(200)}`);
  for (const line of lines) paper.write(line, 50);
  const [bullet, ...starts] = text.mock.calls.map(([, x]) => x);
  expect(starts.length).toBeGreaterThan(5);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeGreaterThan(bullet ?? 0);
  expect(starts[0]).toBeLessThan(20 + 170 / 4);
});
