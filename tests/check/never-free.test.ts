import { expect, it } from 'vitest';
import { edited, reports } from './edited.ts';

const FILE = 'texts/it/relax.json';
const TITLE = /"title": "/;
/** When a text calls one fee free twice, only the first is reported. */
const FREE: readonly (readonly (readonly [words: string, fact: string, price: number])[])[] = [
  [
    ['La quota d’iscrizione è ‸gratuita. ', 'fees.enrolment', 12],
    ['C’è l’uscita prolungata ‸gratuita. ', 'fees.extendedExitWeek', 20],
  ],
  [['Iscrizione ‸gratis! ', 'fees.enrolment', 12]],
];

/** The camp with these sentences before a title. */
const titled = (words: string) => edited({ file: FILE, from: TITLE, to: `"title": "${words}` });

it.each(FREE.map((rows) => ({ rows })))('rejects words that call a fee free', ({ rows }) => {
  const { content, places } = titled(rows.map(([words]) => words).join(''));
  expect(reports(content)).toEqual(
    rows.map(([words, fact, price], index) => ({
      place: places[index],
      sentence: `Il testo dice «${words.replace(/^.*‸|[.!] $/g, '')}», ma «${fact}» vale ${price}: scrivete il prezzo con {{${fact}, euro}}.`,
    })),
  );
});

it('accepts what is free, or denied to be', () => {
  const words =
    'La prova è gratuita, l’iscrizione si paga dopo. L’iscrizione non è gratuita. La formazione gratuita comincia presto. ';
  expect(reports(titled(words).content)).toEqual([]);
});
