import { expect, test } from 'vitest';
import { lettersOf } from '../../../src/components/page/title-size.ts';

test.each([
  ['Il campus di Roma', undefined],
  ['Le settimane', 9],
  ['L’assicurazione', 15],
  ['Chi è responsabile dell’amministrazione', 15],
  ['Caldo, pioggia/temporali – e-mail', 9],
  ['Le setti\u{AD}mane\u{E0001}', 9],
  // A non-breaking space keeps its words together.
  ['Entro il 31\u00A0maggio', 9],
])('sizes «%s» by a longest word of %s letters', (title, letters) => {
  expect(lettersOf(title)).toBe(letters);
});
