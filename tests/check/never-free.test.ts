import { expect, it } from 'vitest';
import { edited, reports } from './edited.ts';

const FILE = 'texts/it/relax.json';
const TITLE = /"title": "/;

it.each([
  ['La quota d’iscrizione è gratuita. ', 'quota d’iscrizione è gratuita', 'fees.enrolment', 12],
  ['Iscrizione gratis! ', 'Iscrizione gratis', 'fees.enrolment', 12],
  ['C’è l’uscita prolungata gratuita. ', 'uscita prolungata gratuita', 'fees.extendedExitDay', 6],
])('rejects words that call free what always costs: %s', (words, found, fact, price) => {
  const marked = words.replace(found, `‸${found}`);
  const { content, places } = edited({ file: FILE, from: TITLE, to: `"title": "${marked}` });
  expect(reports(content)).toEqual([
    {
      place: places[0],
      sentence: `Il testo dice «${found}», ma «${fact}» vale ${price}: scrivete il prezzo con {{${fact}, euro}}.`,
    },
  ]);
});

it.each([
  'La prova è gratuita, l’iscrizione si paga dopo. ',
  'L’iscrizione non è gratuita. ',
  'La formazione gratuita comincia presto. ',
])('accepts: %s', (words) => {
  expect(reports(edited({ file: FILE, from: TITLE, to: `"title": "${words}` }).content)).toEqual(
    [],
  );
});
