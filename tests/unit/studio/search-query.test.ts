import { expect, it } from 'vitest';
import { parseQuery } from '../../../src/studio/model/search-query.ts';

it.each([
  ['perche', 'Perché noi', true, true],
  ["l'eta", 'Conta l’età del bambino', true, true],
  ['l’età', "Conta l'eta del bambino", true, true],
  ['settimana sport city', 'Sport City › Settimana intera', true, true],
  ['orto', 'Il trasporto', true, false],
  ['piscina', 'La piscina e i gonfiabili', true, true],
  ['piscina', 'Il calcio', false, false],
  ['prezzo settimana sport city', 'Tariffe di base › Sport City › Settimana intera', true, true],
  ['ponte', 'Stagione › Chiusure › Periodo di chiusura', true, true],
  ['chiusura', 'Festival dei giochi', false, false],
  ['orario di uscita', 'Orari › Uscita', true, true],
  ['prezzemolo', 'Tariffe di base', false, false],
  ['costume', 'Tariffe di base', false, false],
])('looks for «%s» in «%s»', (query, text, matches, isMeant) => {
  const { distance, matches: hold } = parseQuery(query);
  expect([hold(text), distance('', text) < 3]).toEqual([matches, isMeant]);
});

it('counts the words of a query in a text', () => {
  const { matchCount } = parseQuery('orario parco tigli');
  expect(['Parco Tigli', 'Orari del campus', 'Il calcio'].map(matchCount)).toEqual([2, 1, 0]);
});

it('ranks the typed name first, and letters inside words last', () => {
  const { distance } = parseQuery('testimonianze');
  const names = ['Testimonianze', 'Elenco delle testimonianze', ''];
  const near = names.map((name) => distance(name, `${name} Testimonianze › Stelle`));
  expect(near).toEqual(near.toSorted((a, b) => a - b));
  expect([near[0], near[2], distance('', 'Le recensioni')]).toEqual([0, 1, 2]);
  expect(parseQuery('orto').distance('Il trasporto', 'Il trasporto')).toBe(3);
});
