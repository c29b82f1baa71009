import { eachText, isObject } from '../../../src/content/json.ts';
import { addedPages } from './added-pages.ts';
import { decisions } from './decisions.ts';
import type { Mutation, Original } from './mutation.ts';
import { eachValue } from './name-slips.ts';
import type { Random } from './random.ts';

/** Decisions and edits that no checker may complain about. */
export function harmlessEdits(original: Original, random: Random): Mutation[] {
  return [
    ...decisions(original),
    ...random.sample(rewordings(original, random), 220),
    ...random.sample(reordered(original, random), 100),
    ...reformatted(original, random),
    ...addedPages(original),
  ];
}

/** Sentences without values, some with words that sound like numbers. */
const SENTENCES = [
  'Vi aspettiamo.',
  'Portate il costume e tanta voglia di giocare.',
  'Ogni giorno è una piccola avventura.',
  'Una volta arrivati, si fa il primo giro del campus.',
  'Per i più piccoli c’è sempre un animatore vicino.',
  'Due passi all’ombra, poi tutti in acqua.',
  'La segreteria risponde volentieri a qualsiasi domanda.',
  'Mille giochi, nessuno schermo.',
  'Chi arriva per la prima volta trova subito un amico.',
  'Si gioca insieme, grandi e piccoli, uno accanto all’altro.',
  'L’estate comincia qui.',
  'Nessuno resta seduto a guardare.',
];

const SYNONYMS: readonly [from: RegExp, to: string][] = [
  [/\bbambini\b/, 'piccoli ospiti'],
  [/\bgiornata\b/, 'giornata intera'],
  [/\bpiscina\b/, 'vasca'],
  [/\bsempre\b/, 'ogni volta'],
  [/\binsieme\b/, 'in compagnia'],
  [/\bgenitori\b/, 'mamme e papà'],
  [/\bqui\b/, 'da noi'],
  [/\bpotete\b/, 'vi è possibile'],
];

const LONG_ENOUGH = 60;

function rewordings(original: Original, random: Random): Mutation[] {
  return original.files('texts/').flatMap((document) =>
    eachText(document.value ?? null).flatMap(({ text, pointer }): Mutation[] => {
      if (text.length < LONG_ENOUGH || pointer.startsWith('/meta/')) return [];
      const change = (typed: string): Mutation => ({
        sort: 'harmless',
        kind: 'testo riscritto senza valori',
        title: `${document.path}${pointer}: «${typed.slice(-70)}»`,
        changes: { file: document.path, pointer },
        ...original.replace(document.locate(pointer), JSON.stringify(typed)),
      });
      const synonym = SYNONYMS.find(([from]) => from.test(text));
      return [
        ...(text.endsWith('.') ? [change(`${text} ${random.pick(SENTENCES)}`)] : []),
        ...(synonym ? [change(text.replace(...synonym))] : []),
      ];
    }),
  );
}

/** Groups whose order means nothing, in another order. */
function reordered(original: Original, random: Random): Mutation[] {
  return original.documents.flatMap((document) =>
    [...eachValue(document.value ?? null)].flatMap(({ pointer, value }): Mutation[] => {
      if (!isObject(value) || Object.keys(value).length < 2) return [];
      const other = Object.fromEntries(random.shuffled(Object.entries(value)));
      const typed = JSON.stringify(other, null, 2);
      return [
        {
          sort: 'harmless',
          kind: 'chiavi in un altro ordine',
          title: `${document.path}${pointer}`,
          ...original.replace(document.locate(pointer), typed),
        },
      ];
    }),
  );
}

function reformatted(original: Original, random: Random): Mutation[] {
  const ways: readonly [name: string, (text: string) => string][] = [
    ['righe di Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['una riga sola', (text) => JSON.stringify(JSON.parse(text))],
    ['quattro spazi', (text) => JSON.stringify(JSON.parse(text), null, 4)],
    ['tabulazioni', (text) => `${JSON.stringify(JSON.parse(text), null, '\t')}\n\n`],
    [
      'lettere scritte in codice',
      (text) => text.replaceAll('à', '\\u00e0').replaceAll('è', '\\u00e8'),
    ],
  ];
  return original.documents.flatMap((document) =>
    random.sample(ways, 2).map(
      ([name, rewrite]): Mutation => ({
        sort: 'harmless',
        kind: `file riformattato: ${name}`,
        title: document.path,
        content: original.withFile(document.path, rewrite(document.text)),
        targets: [],
      }),
    ),
  );
}
