import { jsPDF } from 'jspdf';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { helveticaWidth } from '../../../../src/staff/pdf/paper.ts';
import { HARD_TEXTS } from './hard-texts.ts';

const ASCII = Array.from({ length: 94 }, (_, place) => String.fromCharCode(0x21 + place));
const OTHERS = [...(HARD_TEXTS['every letter of WinAnsi']?.typed ?? '')].filter((c) => c !== ' ');

it('has the width of every letter as a reader draws it', async () => {
  const letters = [...ASCII, ...OTHERS];
  const doc = new jsPDF({ unit: 'pt', format: [100, 10 * letters.length + 20] });
  doc.setFont('helvetica', 'normal').setFontSize(1);
  for (const [row, letter] of letters.entries()) doc.text(letter, 10, 10 * (row + 1));
  const pdf = await getDocumentProxy(new Uint8Array(doc.output('arraybuffer')), { verbosity: 0 });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const read = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [[item.str.replace('μ', 'µ'), item.width.toFixed(3)]] : [],
  );
  expect(read).toEqual(letters.map((letter) => [letter, helveticaWidth(letter).toFixed(3)]));
});

it('refuses a letter that would garble the line', () => {
  expect(() => helveticaWidth('a→')).toThrow('→');
});
