import { describe, expect, it } from 'vitest';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { campSources } from '../camp.ts';

/** A ‸ stands where the finding must point; it is taken out before reading. */
const MARK = '‸';

interface Broken {
  readonly title: string;
  readonly typed: string;
  readonly says: string;
}

const brackets: readonly Broken[] = [
  {
    title: 'a group that the next key should follow',
    typed: '{\n  "a": { "x": 1, "y": ‸2,\n  "b": { "x": 3 }\n}\n',
    says: 'Manca la parentesi che chiude { della riga 2: aggiungete } dopo questo punto.',
  },
  {
    title: 'a group that loses its bracket before the comma of its line',
    typed: '{\n  "a": {\n    "b": ‸1\n  ,\n  "c": 2\n}\n',
    says: 'Manca la parentesi che chiude { della riga 2: aggiungete } dopo questo punto.',
  },
  {
    title: 'a group that loses its comma with its bracket',
    typed: '{\n  "a": { "x": ‸1\n  "b": { "x": 3 }\n}\n',
    says: 'Manca la parentesi che chiude { della riga 2: aggiungete }, dopo questo punto.',
  },
  {
    title: 'a list inside a group',
    typed: '{\n  "a": [\n    1,\n    ‸2\n  "b": 3\n}\n',
    says: 'Manca la parentesi che chiude [ della riga 2: aggiungete ], dopo questo punto.',
  },
  {
    title: 'the last bracket of the file',
    typed: '{\n  "a": { "x": 1 ‸}\n',
    says: 'Manca la parentesi che chiude { della riga 1: aggiungete } dopo questo punto.',
  },
  {
    title: 'a bracket too many in the middle',
    typed: '{\n  "a": { "x": 1 }‸},\n  "b": 2\n}\n',
    says: 'Qui c’è una parentesi } di troppo: cancellatela.',
  },
];

const openers: readonly Broken[] = [
  {
    title: 'the group of a key',
    typed: '{\n  "a"‸:\n    "x": 1,\n    "y": { "z": 2 }\n  },\n  "b": 3\n}\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete "a": {.',
  },
  {
    title: 'the group of a key in one line',
    typed: '{\n  "a"‸:  "min": 4, "max": 14 },\n  "b": 3\n}\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete "a": {.',
  },
  {
    title: 'a group alone in its line, in a list',
    typed: '{\n  "a": [\n    \n      ‸"x": 1\n    },\n    { "x": 2 }\n  ]\n}\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete { "x".',
  },
  {
    title: 'a group that lost its whole line',
    typed: '{\n  "a": [\n      ‸"x": 1\n    },\n    { "x": 2 }\n  ]\n}\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete { "x".',
  },
  {
    title: 'the second group of a list in one line',
    typed: '{ "a": [{ "x": 1 }, ‸"x": 2 }] }\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete { "x".',
  },
  {
    title: 'the list of a key, with two groups',
    typed: '{\n  "a"‸:\n    { "x": 1 },\n    { "x": 2 }\n  ],\n  "b": 3\n}\n',
    says: 'Manca la parentesi [ che apre l’elenco: scrivete "a": [.',
  },
  {
    title: 'the list of one text',
    typed: '{ "a": { "fields"‸: "bodies"] } }\n',
    says: 'Manca la parentesi [ che apre l’elenco: scrivete "fields": [.',
  },
  {
    title: 'the first bracket of the file',
    typed: '\n  ‸"a": { "x": 1 }\n}\n',
    says: 'Manca la parentesi { che apre il gruppo: scrivete { "a".',
  },
  {
    title: 'a list closed twice, which lost nothing',
    typed: '{\n  "a": ["x", "y"]‸],\n  "b": 3\n}\n',
    says: 'Qui c’è una parentesi ] di troppo: cancellatela.',
  },
  {
    title: 'a closing bracket below an empty line, at its own line',
    typed: '{\n\n  "a": { "x": ‸1\n  "b": { "x": 3 }\n}\n',
    says: 'Manca la parentesi che chiude { della riga 3: aggiungete }, dopo questo punto.',
  },
];

const punctuation: readonly Broken[] = [
  {
    title: 'a colon before a list',
    typed: '{ "note": "x", "fields‸" ["a", "b"] }',
    says: 'Dopo «fields» mancano i due punti: scrivete "fields": e poi il valore.',
  },
  {
    title: 'a comma between texts with brackets of their own',
    typed: '{ "a": ["dal {{b.c, date}}, sempre", "al {{b.d, date}}‸"\n "poi"] }',
    says: 'Qui manca una virgola: aggiungetela alla fine di questa riga, prima dell’elemento seguente.',
  },
  {
    title: 'the end of a group before the next of its list',
    typed: '{ "a": [{ "x": ‸1, { "x": 2 }] }',
    says: 'Manca la parentesi che chiude { della riga 1: aggiungete } dopo questo punto.',
  },
];

const quotes: readonly Broken[] = [
  {
    title: 'the mark that opens a text',
    typed: '{\n  "a": ‸Una settimana",\n  "b": 1\n}',
    says: 'Manca la virgoletta che apre il testo, prima di Una: scrivete "Una.',
  },
  {
    title: 'the mark that opens a name, in a group on one line',
    typed: '{ "a": { ‸min": 4, "max": 14 } }',
    says: 'Manca la virgoletta che apre il testo, prima di min: scrivete "min.',
  },
  {
    title: 'the mark that opens the one item of a list',
    typed: '{ "fields": [‸opens"] }',
    says: 'Manca la virgoletta che apre il testo, prima di opens: scrivete "opens.',
  },
  {
    title: 'the mark that opens a text which begins with a fact',
    typed: '{\n  "a": ‸{{b.c, euro}} al giorno"\n}',
    says: 'Manca la virgoletta che apre il testo, prima di {{b.c,: scrivete "{{b.c,.',
  },
  {
    title: 'the mark that closes a name',
    typed: '{\n  ‸"week: 135,\n  "day": 35\n}',
    says: 'Manca la virgoletta che chiude il testo "week: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'the mark that closes a text with commas, before the comma of its line',
    typed: '{\n  "a": ‸"uno, due,\n  "b": 1\n}',
    says: 'Manca la virgoletta che chiude il testo "uno, due: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'the mark that closes a text which ends with a fact',
    typed: '{\n  "a": [‸"Da {{b.c, euro}}],\n  "d": 1\n}',
    says: 'Manca la virgoletta che chiude il testo "Da {{b.c, euro}}: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'the mark that closes the first item of a list',
    typed: '{ "a": [‸"trades, "circus", "champions"] }',
    says: 'Manca la virgoletta che chiude il testo "trades: aggiungete " alla fine del testo, sulla stessa riga.',
  },
  {
    title: 'straight quotes around the first word',
    typed: '{ "a": "‸"Nostro" campus" }',
    says: 'Dentro il testo ci sono virgolette diritte ("Nostro"), che lo chiudono troppo presto: scrivete «Nostro».',
  },
  {
    title: 'straight quotes before a comma of the sentence',
    typed: '{\n  "a": "Il ‸"bello", il brutto",\n  "b": 1\n}',
    says: 'Dentro il testo ci sono virgolette diritte ("bello"), che lo chiudono troppo presto: scrivete «bello».',
  },
  {
    title: 'straight quotes in a group on one line',
    typed: '{ "q": "Che cos’è ‸"Vela"?", "a": "Un corso" }',
    says: 'Dentro il testo ci sono virgolette diritte ("Vela"), che lo chiudono troppo presto: scrivete «Vela».',
  },
  {
    title: 'straight quotes in an item of a list',
    typed: '["uno", "il ‸"due"", "tre"]',
    says: 'Dentro il testo ci sono virgolette diritte ("due"), che lo chiudono troppo presto: scrivete «due».',
  },
  {
    title: 'one quotation mark alone',
    typed: '{\n  "a": "alto 5‸" di troppo",\n  "b": 1\n}',
    says: 'Dentro il testo ci sono virgolette diritte ("), che lo chiudono troppo presto: togliete la virgoletta.',
  },
  {
    title: 'a text that goes on in the next line',
    typed: '{\n  "a": "Il nostr‸o\n    campus",\n  "b": 1\n}',
    says: 'Dopo «Il nostro» il testo va a capo: scrivetelo tutto su una riga sola, fra le sue due virgolette.',
  },
  {
    title: 'a text over four lines',
    typed: '[\n  "Un‸o\n\n  due, tre\n  12 e quattro\n", "b"\n]',
    says: 'Dopo «Uno» il testo va a capo: scrivetelo tutto su una riga sola, fra le sue due virgolette.',
  },
  {
    title: 'a tab inside a text',
    typed: '{ "a": "Il‸\tnostro" }',
    says: 'Qui c’è un carattere che non si vede: cancellatelo e, se serve, scrivete uno spazio normale.',
  },
  {
    title: 'a hard space between values',
    typed: '{ "a":‸\u00A01 }',
    says: 'Qui c’è un carattere che non si vede: cancellatelo e, se serve, scrivete uno spazio normale.',
  },
];

const RTF = 'recuperate il file JSON, oppure salvatelo come «testo semplice» in UTF-8.';
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const signed = (...bytes: number[]) => decoded(Uint8Array.from(bytes));

const strange: readonly Broken[] = [
  {
    title: 'three thousand groups inside each other',
    typed: `${'{ "a": '.repeat(40)}‸{ "a": ${'{ "a": '.repeat(2959)}1${'}'.repeat(3000)}`,
    says: 'Qui le parentesi sono una dentro l’altra per più di 40 volte: togliete quelle di troppo, oppure recuperate la versione precedente del file.',
  },
  {
    title: 'fifty lists inside each other',
    typed: `${'['.repeat(40)}‸[${'['.repeat(9)}1${']'.repeat(50)}`,
    says: 'Qui le parentesi sono una dentro l’altra per più di 40 volte: togliete quelle di troppo, oppure recuperate la versione precedente del file.',
  },
  {
    title: 'a text of twenty thousand characters',
    typed: `{ "a": ‸"${'a'.repeat(20_000)}" }`,
    says: 'Il testo è lungo 20000 caratteri: accorciatelo, fino a 10000 al massimo.',
  },
  {
    title: 'forty-eight million characters',
    typed: `‸{ "a": "${'a'.repeat(48_000_000)}" }`,
    says: 'Il file è troppo grande: 49 milioni di caratteri: dividetelo in file di 8 milioni al massimo, oppure recuperate la versione precedente.',
  },
  {
    title: 'a number without end',
    typed: '{ "a": ‸1e999 }',
    says: 'Questo numero è troppo grande: correggete il numero.',
  },
  {
    title: 'UTF-16 with its mark',
    typed: `‸${signed(0xff, 0xfe)}${decoded(Buffer.from('{ "a": 1 }', 'utf16le'))}`,
    says: 'Il file è salvato in UTF-16, una codifica che qui non si legge: salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM.',
  },
  {
    title: 'UTF-16 without its mark',
    typed: `‸${decoded(Buffer.from('{ "a": 1 }', 'utf16le'))}`,
    says: 'Il file è salvato in UTF-16, una codifica che qui non si legge: salvatelo di nuovo scegliendo la codifica «UTF-8» senza BOM.',
  },
  {
    title: 'a photograph',
    typed: `‸${signed(0xff, 0xd8, 0xff, 0xe0, 0, 16)}JFIF`,
    says: `Questo non è un file JSON, ma un’immagine JPEG: ${RTF}`,
  },
  {
    title: 'a document of a word processor',
    typed: '‸{\\rtf1\\ansi { "a": 1 }}',
    says: `Questo non è un file JSON, ma un documento RTF, non testo semplice: ${RTF}`,
  },
  {
    title: 'a packed document',
    typed: `‸${signed(0x50, 0x4b, 3, 4, 20, 0)}`,
    says: `Questo non è un file JSON, ma un documento Word o Excel, oppure un archivio ZIP: ${RTF}`,
  },
  {
    title: 'an older document of a word processor',
    typed: `‸${signed(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)}`,
    says: `Questo non è un file JSON, ma un documento Word o Excel: ${RTF}`,
  },
  {
    title: 'a document to print',
    typed: `‸${signed(...Buffer.from('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3)}`,
    says: `Questo non è un file JSON, ma un documento PDF: ${RTF}`,
  },
  {
    title: 'a table with semicolons',
    typed: '‸sede;settimana\nLago Blu;144\n',
    says: `Questo non è un file JSON, ma testo senza parentesi: ${RTF}`,
  },
  {
    title: 'nothing but a mark of the encoding',
    typed: '‸\uFEFF',
    says: 'Il file è vuoto: recuperate la versione precedente, oppure scrivete almeno { }.',
  },
];

function findings(typed: string): { place: string; sentence: string }[] {
  const document = new JsonDocument({ path: 'a.json', text: typed });
  return document.findings.map((finding) => ({
    place: `${finding.line}:${finding.column}`,
    sentence: sentenceOf(finding),
  }));
}

function placeOf(typed: string): string {
  const lines = typed.slice(0, typed.indexOf(MARK)).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

describe('a broken file gives one sentence where it is to be mended', () => {
  for (const [kind, rows] of Object.entries({ brackets, openers, punctuation, quotes, strange })) {
    it.each(rows)(`${kind}: $title`, ({ typed, says }) => {
      const found = findings(typed.replace(MARK, ''));
      expect(found).toEqual([{ place: placeOf(typed), sentence: says }]);
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

describe('a sign taken out of the camp’s own files', () => {
  /** Each seventh of all is enough to meet every kind of place. */
  const SAMPLE = 7;
  const typed = campSources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\\)"|[{}[\]:]/g)]
      .filter((_, index) => index % SAMPLE === 0)
      .map(({ index }) => ({ path, index, text: text.slice(0, index) + text.slice(index + 1) }))
      // A sign inside of a text is missed by nobody here.
      .filter((one) => !isJson(one.text)),
  );

  it('gives one sentence, and rarely the one that only says where', () => {
    const found = typed.map((one) => ({ ...one, slips: new JsonDocument(one).findings }));
    const wrong = found.filter(({ slips }) => slips.length !== 1);
    expect(wrong.map(({ path, index }) => `${path} ${index}`)).toEqual([]);
    const vague = found.filter(({ slips }) => slips[0]?.code === 'json-unexpected');
    expect(vague.length / found.length).toBeLessThan(0.03);
  });
});

describe('a file that is in order is left alone', () => {
  it.each([
    '{ "a": "Che cos’è: «Vela», e poi?", "b": ["x", "y"] }',
    '{"a":[1,\n2],"b":{"c":\n{}}}',
    '{ "a": "una \\"virgoletta\\" con la barra" }',
    '[\n"senza rientro",\n{\n"a": 1\n}\n]',
  ])('%j', (typed) => {
    expect(findings(typed)).toEqual([]);
  });
});
