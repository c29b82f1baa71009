import { expect, it } from 'vitest';
import { firstAndCount, numberName } from '../../../src/studio/page/words.ts';

it.each([
  [[], ''],
  [['Titolo: aggiunto: uno'], 'Titolo: aggiunto: uno'],
  [['Saluto: era «Ciao {name}»', 'b'], 'Saluto: era «Ciao {name}»; e un’altra modifica'],
  [
    ['Saluto: era «{count} {{a.b}}»', 'b', 'c'],
    'Saluto: era «{count} {{a.b}}»; e altre 2 modifiche',
  ],
])('shortens %j to one sentence', (sentences, summary) => {
  expect(firstAndCount(sentences)).toBe(summary);
});

it.each([
  [151.5, '€', '151,50 €'],
  [1250, '€', '1.250 €'],
  [7.5, '%', '7,5%'],
  [3.5, 'anni', '3,5 anni'],
  [1, 'anni', '1'],
  [2, 'º figlio', '2º figlio'],
  [151.5, '', '151,5'],
])('formats %d with the unit «%s»', (value, unit, said) => {
  expect(numberName(value, unit)).toBe(said);
});
