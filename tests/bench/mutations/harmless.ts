import { readFileSync } from 'node:fs';
import { SCHEMAS } from '../../../scripts/project/paths.ts';
import type { Json } from '../../../src/content/json.ts';
import { eachText } from '../../../src/content/sentences.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';

/**
 * Decisions and edits that the check must not report. `check/reporters/same-bytes.test.ts` reorders
 * files and keys, and changes line ends.
 */
export function harmlessEdits(original: Original, random: Random): Mutation[] {
  return [...decisions(original), ...random.sample(rewordings(original, random), 220)];
}

const harmless = (kind: string, title: string, content: Mutation['content']): Mutation => ({
  ...{ sort: 'harmless', kind, title, content, targets: [] },
});

/**
 * Other plausible values of facts, each consistent with the rest: the lowest price is still the
 * lowest, a deadline keeps its weekday. None is 1: the check rightly reports «1 giorni».
 */
const DECISIONS: readonly [file: string, pointer: string, values: readonly Json[]][] = [
  ['prices', '/week', [128, 130, 132.5, 137, 138]],
  ['prices', '/halfDayWeek', [90, 92, 97, 100]],
  ['prices', '/day', [32, 33.5, 34, 34.5]],
  ['prices', '/halfDay', [22, 23, 25, 26]],
  ['venues', '/scOstiense/prices/week', [141, 142.5, 145, 150]],
  ['fees', '/enrolment', [8, 9, 11, 12, 15]],
  ['fees', '/extendedExitDay', [4, 6, 7]],
  ['fees', '/extendedExitWeek', [12, 14, 16, 18]],
  ['agreements', '/rates/enrolment', [4, 6, 7]],
  ['agreements', '/rates/week', [105, 108, 112, 115]],
  ['agreements', '/rates/day', [28, 29, 31, 32]],
  ['discounts', '/siblings/percent', [5, 8, 12, 15]],
  ['discounts', '/advancePayment/percent', [3, 4, 6, 8]],
  ['discounts', '/chain/deadline/date', ['2025-05-17', '2025-05-24', '2025-06-07']],
  ['discounts', '/chain/minDays', [4, 6]],
  ['enrolment', '/certificateFromAge', [6, 8]],
  ['enrolment', '/illnessDays', [3, 4, 5]],
  ['enrolment', '/deadline/time', ['18:00:00', '20:00:00', '12:00:00']],
  ['hours', '/secretariat/weekdays/to', ['17:30', '18:30', '19:00']],
  ['season', '/end', ['2025-08-29']],
  ['camp', '/relaxAreaSquareMetres', [12000, 14500, 16000, 20000]],
  ['camp', '/founded', [1991, 1992, 1995]],
  ['staff', '/photos/uploadBy', ['18:30', '20:00', '21:00']],
  ['staff', '/entertainers/minAge', [17, 18]],
  ['staff', '/villageHeads/minAge', [22, 23, 26, 28]],
  ['venues', '/sportCity/positions', [12, 15, 16]],
];

function decisions(original: Original): Mutation[] {
  return DECISIONS.flatMap(([name, pointer, values]) => {
    const file = `facts/${name}.json`;
    const span = original.document(file).span(pointer);
    return values.map((value) => {
      const typed = JSON.stringify(value);
      const { content } = original.slip('', file, span, typed);
      return harmless('dato cambiato', `${file}${pointer}: ${typed}`, content);
    });
  });
}

/** Sentences without values; some have words that sound like numbers. */
const SENTENCES = [
  'Vi aspettiamo.',
  'Ogni giorno è una piccola avventura.',
  'Una volta arrivati, si fa il primo giro del campus.',
  'Due passi all’ombra, poi tutti in acqua.',
  'Mille giochi, nessuno schermo.',
  'Chi arriva per la prima volta trova subito un amico.',
  'Si gioca insieme, grandi e piccoli, uno accanto all’altro.',
];
const SYNONYMS: readonly [from: RegExp, to: string][] = [
  [/\bbambini\b/, 'piccoli ospiti'],
  [/\bgiornata\b/, 'giornata intera'],
  [/\bpiscina\b/, 'vasca'],
  [/\bsempre\b/, 'ogni volta'],
  [/\binsieme\b/, 'in compagnia'],
  [/\bgenitori\b/, 'mamme e papà'],
];
const LONG_ENOUGH = 60;
/** Words that the specification fixes: any change of them is a slip. */
const VERBATIM = new Set(
  ['venue', 'layout', 'staff'].flatMap((name): string[] =>
    Object.values(
      JSON.parse(readFileSync(`${SCHEMAS}/texts/${name}.schema.json`, 'utf8')).verbatim,
    ),
  ),
);

function rewordings(original: Original, random: Random): Mutation[] {
  return original.files('texts/').flatMap((document) =>
    eachText(document.value ?? null).flatMap(({ text, pointer }) => {
      if (text.length < LONG_ENOUGH || VERBATIM.has(text)) return [];
      if (pointer.startsWith('/meta/')) return [];
      const synonym = SYNONYMS.find(([from]) => from.test(text));
      const typed = [
        ...(text.endsWith('.') ? [`${text} ${random.pick(SENTENCES)}`] : []),
        ...(synonym ? [text.replace(...synonym)] : []),
      ];
      const span = document.span(pointer);
      return typed.map((entry) => {
        const { content, title } = original.slip('', document.path, span, JSON.stringify(entry));
        return harmless('testo riscritto senza valori', title, content);
      });
    }),
  );
}
