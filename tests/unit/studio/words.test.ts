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
  [151.5, 'euro', '151,50 €'],
  [1250, 'positiveEuro', '1.250 €'],
  [7.5, 'percent', '7,5%'],
  [151.5, 'count', '151,5'],
])('formats %d as %s', (value, definition, said) => {
  expect(numberName(value, definition)).toBe(said);
});
