import { describe, expect, it } from 'vitest';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { campSources } from '../camp.ts';
import { marksOf, type Row, rowsOf } from './edited.ts';

/** A broken file, with a ‸ where the finding must point. */
type Broken = Pick<Row, 'title' | 'to' | 'says'>;

const brackets = rowsOf`
- a group before the next key
  → {⏎  "a": { "x": 1, "y": ‸2,⏎  "b": { "x": 3 }⏎}⏎
  Manca la parentesi che chiude { della riga 2: aggiungete } dopo questo punto.
- a group that loses its bracket and comma
  → {⏎  "a": { "x": ‸1⏎  "b": { "x": 3 }⏎}⏎
  Manca la parentesi che chiude { della riga 2: aggiungete }, dopo questo punto.
- an extra bracket in the middle
  → {⏎  "a": { "x": 1 }‸},⏎  "b": 2⏎}⏎
  Qui c’è una parentesi } di troppo: cancellatela.
`;

const openers = rowsOf`
- the group of a key
  → {⏎  "a"‸:⏎    "x": 1,⏎    "y": { "z": 2 }⏎  },⏎  "b": 3⏎}⏎
  Manca la parentesi { che apre il gruppo: scrivete "a": {.
- the second group of a list on one line
  → { "a": [{ "x": 1 }, ‸"x": 2 }] }⏎
  Manca la parentesi { che apre il gruppo: scrivete { "x".
- the list of a key, with two groups
  → {⏎  "a"‸:⏎    { "x": 1 },⏎    { "x": 2 }⏎  ],⏎  "b": 3⏎}⏎
  Manca la parentesi [ che apre l’elenco: scrivete "a": [.
- the first bracket of the file
  → ⏎  ‸"a": { "x": 1 }⏎}⏎
  Manca la parentesi { che apre il gruppo: scrivete { "a".
`;

const punctuation = rowsOf`
- a colon before a list
  → { "note": "x", "fields‸" ["a", "b"] }
  Dopo «fields» mancano i due punti: scrivete "fields": e poi il valore.
- a comma between texts with brackets of their own
  → { "a": ["dal {{b.c, date}}, sempre", "al {{b.d, date}}‸"⏎ "poi"] }
  Qui manca una virgola: aggiungetela alla fine di questa riga, prima dell’elemento seguente.
`;

const quotes = rowsOf`
- the mark that opens a text
  → {⏎  "a": ‸Una settimana",⏎  "b": 1⏎}
  Manca la virgoletta che apre il testo Una: mettete " prima di Una.
- the mark that closes a name
  → {⏎  ‸"week: 135,⏎  "day": 35⏎}
  Manca la virgoletta che chiude il testo "week: aggiungete " alla fine del testo, sulla stessa riga.
- the mark that closes a text with commas, before the comma of its line
  → {⏎  "a": ‸"uno, due,⏎  "b": 1⏎}
  Manca la virgoletta che chiude il testo "uno, due: aggiungete " alla fine del testo, sulla stessa riga.
- straight quotes around the first word
  → { "a": "‸"Nostro" campus" }
  Dentro il testo ci sono virgolette diritte ("Nostro"), che lo chiudono troppo presto: scrivete «Nostro».
- straight quotes before a comma of the sentence
  → {⏎  "a": "Il ‸"bello", il brutto",⏎  "b": 1⏎}
  Dentro il testo ci sono virgolette diritte ("bello"), che lo chiudono troppo presto: scrivete «bello».
- one quotation mark alone
  → {⏎  "a": "alto 5‸" di troppo",⏎  "b": 1⏎}
  Dentro il testo ci sono virgolette diritte ("), che lo chiudono troppo presto: togliete la virgoletta.
- a text that continues on the next line
  → {⏎  "a": "Il nostr‸o⏎    campus",⏎  "b": 1⏎}
  Dopo «Il nostro» il testo va a capo: scrivetelo tutto su una riga sola, fra le sue due virgolette.
`;

const RTF = 'recuperate il file JSON, oppure salvatelo come «testo semplice» in UTF-8.';
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const signed = (...bytes: number[]) => decoded(Uint8Array.from(bytes));

const OTHER_PROGRAMS = {
  'a photograph': `${signed(0xff, 0xd8, 0xff, 0xe0, 0, 16)}JFIF`,
  'a document of a word processor': '{\\rtf1\\ansi { "a": 1 }}',
  'a packed document': signed(0x50, 0x4b, 3, 4, 20, 0),
  'an older document of a word processor': signed(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  'a document to print': signed(...Buffer.from('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3),
};

const UTF_16 =
  'Il file è salvato in UTF-16, una codifica che qui non si legge: salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM.';
const TOO_DEEP =
  'Qui le parentesi sono una dentro l’altra per più di 40 volte: togliete quelle di troppo, oppure recuperate la versione precedente del file.';
const UNSEEN =
  'Qui c’è un carattere che non si vede: cancellatelo e, se serve, scrivete uno spazio normale.';
const wide = decoded(Buffer.from('{ "a": 1 }', 'utf16le'));

const strange = [
  ...Object.entries(OTHER_PROGRAMS).map(([title, typed]) => [
    title,
    `‸${typed}`,
    `Questo non è un file JSON, ma il file di un altro programma: ${RTF}`,
  ]),
  [
    'three thousand groups inside each other',
    `${'{ "a": '.repeat(40)}‸{ "a": ${'{ "a": '.repeat(2959)}1${'}'.repeat(3000)}`,
    TOO_DEEP,
  ],
  [
    'fifty lists inside each other',
    `${'['.repeat(40)}‸[${'['.repeat(9)}1${']'.repeat(50)}`,
    TOO_DEEP,
  ],
  [
    'a text of twenty thousand characters',
    `{ "a": ‸"${'a'.repeat(20_000)}" }`,
    'Il testo è lungo 20000 caratteri: accorciatelo, fino a 10000 al massimo.',
  ],
  [
    'nine million characters',
    `‸{ "a": "${'a'.repeat(9_000_000)}" }`,
    'Il file è troppo grande (10 milioni di caratteri): dividetelo in file di 8 milioni al massimo, oppure recuperate la versione precedente.',
  ],
  [
    'a number without end',
    '{ "a": ‸1e999 }',
    'Questo numero è troppo grande: correggete il numero.',
  ],
  ['UTF-16 with its mark', `‸${signed(0xff, 0xfe)}${wide}`, UTF_16],
  ['UTF-16 without its mark', `‸${wide}`, UTF_16],
  [
    'a table with semicolons',
    '‸sede;settimana\nLago Blu;144\n',
    `Questo non è un file JSON, ma testo senza parentesi: ${RTF}`,
  ],
  [
    'nothing but a mark of the encoding',
    '‸\uFEFF',
    'Il file è vuoto: recuperate la versione precedente, oppure scrivete almeno { }.',
  ],
  ['a tab inside a text', '{ "a": "Il‸\tnostro" }', UNSEEN],
  ['a hard space between values', '{ "a":‸\u00A01 }', UNSEEN],
].map(([title = '', to = '', says]): Broken => ({ title, to, says }));

function findings(typed: string): { place: string; sentence: string }[] {
  const document = new JsonDocument({ path: 'a.json', text: typed });
  return document.findings.map((finding) => ({
    place: `${finding.line}:${finding.column}`,
    sentence: sentenceOf(finding),
  }));
}

describe('a broken file gives one sentence at the place to fix', () => {
  for (const [kind, rows] of Object.entries({ brackets, openers, punctuation, quotes, strange })) {
    it.each(rows)(`${kind}: $title`, ({ to, says }) => {
      const found = findings(to.replace('‸', ''));
      expect(found).toEqual([{ place: marksOf(to)[0], sentence: says }]);
    });
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('a character removed from a file of the camp', () => {
  /** Every seventh character is enough to cover every kind of place. */
  const SAMPLE = 7;
  const typed = campSources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\\)"|[{}[\]:]/g)]
      .filter((_, index) => index % SAMPLE === 0)
      .map(({ index }) => ({ path, index, text: text.slice(0, index) + text.slice(index + 1) }))
      // A character inside a text leaves valid JSON.
      .filter((source) => !isJson(source.text)),
  );

  it('gives one sentence, which rarely names only the place', () => {
    const found = typed.map((entry) => ({ ...entry, slips: new JsonDocument(entry).findings }));
    const wrong = found.filter(({ slips }) => slips.length !== 1);
    expect(wrong.map(({ path, index }) => `${path} ${index}`)).toEqual([]);
    const vague = found.filter(({ slips }) => slips[0]?.code === 'json-unexpected');
    expect(vague.length / found.length).toBeLessThan(0.03);
  });
});

describe('a valid file gives no finding', () => {
  it.each([
    '{ "a": "Che cos’è: «Vela», e poi?", "b": ["x", "y"] }',
    '{"a":[1,\n2],"b":{"c":\n{}}}',
    '{ "a": "una \\"virgoletta\\" con la barra" }',
    '[\n"senza rientro",\n{\n"a": 1\n}\n]',
  ])('%j', (typed) => {
    expect(findings(typed)).toEqual([]);
  });
});
