import { expect, it } from 'vitest';
import { searchQuestions } from '../../../../src/pages/guide/search-questions.ts';

const QUESTIONS = [
  { title: 'Quanto costa?', searchedAs: 'prezzo', answer: 'Da 135 euro, con il pranzo.' },
  { title: 'Che cosa si mangia?', searchedAs: 'pranzo, menu', answer: 'Un menu della casa.' },
  { title: 'È allergico: come faccio?', searchedAs: 'allergia, bus', answer: 'Ogni piatto.' },
];
const all = ['Quanto', 'Che', 'È'];

it.each([
  ['', all],
  ['   ', all],
  ['allerg', ['È']],
  ['ALLERGICO', ['È']],
  ['allergia', ['È']],
  ['menù', ['Che']],
  ['piatti', ['È']],
  ['lergico', []],
  ['mangiare', ['Che']],
  ['mangiano', ['Che']],
  ['prezzemolo', []],
  ['piattaforma', []],
  ['pranzo', ['Che', 'Quanto']],
  ['menu vomita', ['Che']],
  ['con il bus', ['È']],
  ['si', ['Che']],
])('finds «%s» in %s', (sought, first) => {
  const { found } = searchQuestions(sought, QUESTIONS, (text) => text);
  expect(found.map(({ title }) => title.split(' ')[0])).toEqual(first);
});

it.each([
  ['menu', true],
  ['il menu', true],
  ['menu vomita', false],
])('says whether every word of «%s» was found: %s', (sought, isComplete) => {
  expect(searchQuestions(sought, QUESTIONS, (text) => text).isComplete).toBe(isComplete);
});
