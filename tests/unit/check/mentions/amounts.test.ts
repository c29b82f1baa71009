import { expect, it } from 'vitest';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';

const context = { year: 2031, nouns: new Set<string>() };

/** What a text states as an amount, in euros. */
const euros = (text: string) =>
  mentionsOf(text, 'it', context).flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));

it.each([
  ['in front', (amount: string) => `€ ${amount}`],
  ['behind', (amount: string) => `da 135 € a ${amount} €, −25%`],
])('no amount is taken for a name or a part of itself, with the unit %s', (_, written) => {
  const misread: string[] = [];
  for (let whole = 1; whole <= 1200; whole += 1) {
    for (const cents of ['', `,${String((whole * 7) % 100).padStart(2, '0')}`]) {
      const text = written(whole + cents);
      if (!euros(text).includes(Number(`${whole}${cents.replace(',', '.')}`))) misread.push(text);
      if (euros(text).length !== written('x').split('€').length - 1) misread.push(text);
    }
  }
  expect(misread).toEqual([]);
});
