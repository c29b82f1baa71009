import { expect, it } from 'vitest';
import type { Json } from '../../../src/content/json.ts';
import { rulesInWords } from '../../../src/reader/facts/rules-in-words.ts';

const FACTS = { rules: { phones: { holds: true }, fee: { holds: true }, off: { holds: false } } };

function rulesOf(...sentences: readonly (readonly [text: string, ...dependsOn: string[]])[]) {
  const paragraphs = sentences.map(([text, ...dependsOn]) => ({ text, dependsOn }));
  const files = new Map<string, Json>([['texts/it/venue.json', { paragraphs }]]);
  return rulesInWords(files, FACTS, 'it').map(({ path, value }) => [path, value]);
}

it('takes the answer of the first sentence that depends on a rule alone', () => {
  expect(
    rulesOf(
      ['I telefoni sono ammessi, dice chi non legge.', 'rules.phones.holds', 'rules.fee.holds'],
      ['Senza telefoni', 'rules.phones.holds'],
      ['Telefoni e videogiochi non sono ammessi.', 'rules.phones.holds'],
      ['I telefoni sono ammessi.', 'rules.phones.holds'],
    ),
  ).toEqual([['rules.phones.holds', 'forbidden']]);
});

it('takes none of a rule that does not hold', () => {
  expect(rulesOf(['I telefoni non sono ammessi.', 'rules.off.holds'])).toEqual([]);
});
