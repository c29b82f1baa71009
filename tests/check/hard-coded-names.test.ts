import { expect, it } from 'vitest';
import { edited, reports } from './edited.ts';

const FILE = 'texts/it/relax.json';
const TITLE = /"title": "/;

const typed = (words: string) => edited({ file: FILE, from: TITLE, to: `"title": "${words} ` });

it.each([
  [
    'Vi aspettiamo a ‸Lago Blu.',
    '«Lago Blu» è scritto a mano, ma è un dato: «venues.lagoBlu.name»',
  ],
  [
    'Siamo in ‸Via dei Canneti 12.',
    '«Via dei Canneti 12» è scritto a mano, ma è un dato: «venues.lagoBlu.addresses.0»',
  ],
  [
    'Siamo in ‸via dei Canneti, n. 21.',
    '«via dei Canneti, n. 21» non è l’indirizzo dei dati, che è Via dei Canneti 12',
  ],
  [
    'L’altro ingresso è in ‸Via Fonti 4/B, a destra.',
    '«Via Fonti 4/B» non è l’indirizzo dei dati, che è Via delle Fonti 40',
  ],
])('rejects a name or an address typed by hand: %s', (words, says) => {
  const { content, places } = typed(words);
  const [only, ...more] = reports(content);
  expect([only?.place, ...more]).toEqual(places);
  expect(only?.sentence.startsWith(`${says}: scrivete {{venues.`)).toBe(true);
});

it.each([
  'Vi aspettiamo a {{venues.lagoBlu.name}}.',
  'Un lago blu, e gli alberi attorno.',
  'Da Via dei Canneti girate a destra.',
  'Via i telefoni, e si gioca.',
])('accepts: %s', (words) => {
  expect(reports(typed(words).content)).toEqual([]);
});

it('accepts the quoted words of a family', () => {
  const { content } = edited({
    file: 'texts/it/home.json',
    from: /(?<="text": ")[^"]*(?=",\s*"author")/,
    to: 'Siamo stati a Lago Blu, in Via dei Canneti 12.',
  });
  expect(reports(content)).toEqual([]);
});
