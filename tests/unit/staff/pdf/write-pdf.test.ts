import { describe, expect, it } from 'vitest';
import { HARD_TEXTS } from './hard-texts.ts';
import { bodyOf, createPdf, readPdf, WORDS } from './read-pdf.ts';

const words = (text: string) => text.split(/\s+/u).filter(Boolean).join(' ');
const LEFT = 20;
const RIGHT = 190;
/** Millimetres, for rounding. */
const TOLERANCE = 0.01;

describe.each(Object.entries(HARD_TEXTS))('a text with %s', (_, { typed, read }) => {
  it('reads back as it was typed', async () => {
    const { pages } = await readPdf(createPdf(typed));
    const expected = words(read ?? typed);
    // A word too long for a line is cut.
    const cut = /\S{100}/u.test(expected);
    const found = words(bodyOf(pages).join(' '));
    if (cut) expect(found.replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''));
    else expect(found).toBe(expected);
  });

  it('stays between the margins, with a footer on each page', async () => {
    const { pages } = await readPdf(createPdf(typed));
    for (const [index, { lines, size }] of pages.entries()) {
      expect(size).toEqual([210, 297]);
      for (const { left, right, text } of lines) {
        expect(left, text).toBeGreaterThanOrEqual(LEFT - TOLERANCE);
        expect(right, text).toBeLessThanOrEqual(RIGHT + TOLERANCE);
      }
      const footer = lines.filter(({ y }) => y > 275).map(({ text }) => text);
      expect(footer).toEqual([WORDS.footer, WORDS.page(index + 1, pages.length)]);
      const body = lines.filter(({ y }) => y < 275);
      expect(Math.max(0, ...body.map(({ y }) => y))).toBeLessThan(268);
    }
  });
});

describe('a PDF', () => {
  it('names its language, title and date', async () => {
    const { pages, info } = await readPdf(createPdf('Ciao'));
    expect(info).toMatchObject({ Title: WORDS.title, Language: 'it' });
    expect(pages[0]?.lines.slice(0, 2).map(({ text }) => text)).toEqual([WORDS.title, WORDS.date]);
  });

  it('fills each line and page before the next', async () => {
    const { pages } = await readPdf(createPdf(HARD_TEXTS.long?.typed ?? ''));
    expect(pages.length).toBeGreaterThan(3);
    const wide = pages.flatMap(({ lines }) =>
      lines.filter(({ y, right }) => y > 50 && y < 270 && right > RIGHT - 20),
    );
    const all = bodyOf(pages);
    expect(wide.length).toBeGreaterThan(all.length * 0.9);
    for (const { lines } of pages.slice(1, -1)) {
      expect(Math.max(...lines.filter(({ y }) => y < 270).map(({ y }) => y))).toBeGreaterThan(255);
    }
  });

  it('shows every emoji as one picture', async () => {
    const { pages } = await readPdf(createPdf(HARD_TEXTS.emoji?.typed ?? ''));
    expect(pages.map(({ pictures }) => pictures)).toEqual([7]);
  });

  it('stores a repeated picture once', () => {
    const one = createPdf('🎉').length;
    expect(createPdf('🎉'.repeat(40)).length - one).toBeLessThan(2000);
  });

  it('keeps empty lines', async () => {
    const { pages } = await readPdf(createPdf('Prima\n\n\nDopo'));
    const [first, second] = (pages[0]?.lines ?? []).filter(({ y }) => y > 50 && y < 270);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(3 * 6.2, 0);
  });

  it('is a page even for an empty text', async () => {
    const { pages } = await readPdf(createPdf(''));
    expect(pages).toHaveLength(1);
  });
});
