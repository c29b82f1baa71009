import { expect, it } from 'vitest';
import { inShort } from '../../../src/studio/page/words.ts';

it.each([
  [[], ''],
  [['Titolo: aggiunto: uno'], 'Titolo: aggiunto: uno'],
  [['Saluto: era «Ciao {name}»', 'b'], 'Saluto: era «Ciao {name}»; e un’altra modifica'],
  [
    ['Saluto: era «{count} {{a.b}}»', 'b', 'c'],
    'Saluto: era «{count} {{a.b}}»; e altre 2 modifiche',
  ],
])('says %j in one sentence, as it was typed', (sentences, summary) => {
  expect(inShort(sentences)).toBe(summary);
});
