import type { Span } from '../../../reader/grammar.ts';
import { NumberWords, sumOf } from '../../../reader/number-words.ts';
import { normal } from '../../../reader/tokens.ts';
import { sentencesOf } from '../../text-files.ts';

/** The number of venues or weeks that the camp has according to a text. */
export interface WholeClaim extends Span {
  readonly of: 'venues' | 'weeks';
  readonly value: number;
  /** The number may count only some of them. */
  readonly isVague: boolean;
}

interface Form {
  readonly of: WholeClaim['of'];
  readonly pattern: RegExp;
  readonly isVague?: boolean;
}

/** Italian letters only: `\p{L}` makes the patterns ten times slower. */
const LETTER = '[a-zà-ÿ]';
const NUMBER = `(?<n>\\d{1,2}|${LETTER}+)`;
const form = (source: string) => new RegExp(`(?<!${LETTER})${source}(?!${LETTER})`, 'gid');

/** Excludes «la squadra ha quattro sedi»: only the camp may be named before «ha». */
const NOT_THEIRS = `(?<!(?<!\\bcamp(?:us|o)(?: ${LETTER}+)?) (?:ha|hanno|conta) )`;

/** From most to least certain. */
const FORMS: readonly Form[] = [
  { of: 'venues', pattern: form(`sedi(?: ${LETTER}+){0,3} sono ${NUMBER}`) },
  { of: 'venues', pattern: form(`sedi, ${NUMBER} in tutto`) },
  {
    of: 'venues',
    pattern: form(
      `(?:abbiamo|siamo in|(?:campus|campo|centro)(?: estivo)? (?:ha|(?:si (?:svolge|tiene)|è) in)) (?<n>una|un['’])(?: sola | ?unica )sede`,
    ),
  },
  {
    of: 'weeks',
    pattern: form(
      `(?:camp(?:us|o)|centro estivo|stagione|estate|siamo|restiamo)(?!${LETTER})[^.!?]{0,40}?(?:dura|lunga|apert[oi]|attiv[oi])(?: per)? ${NUMBER} settimane`,
    ),
  },
  { of: 'weeks', pattern: form(`(?:estate|stagione|campus|campo) di ${NUMBER} settimane`) },
  {
    of: 'weeks',
    pattern: form(`da giugno a settembre, (?:per )?${NUMBER} settimane`),
  },
  { of: 'weeks', pattern: form(`tutte (?:le|e) ${NUMBER}(?: le)? settimane`) },
  {
    of: 'weeks',
    pattern: form(
      `settimane(?: di camp(?:us|o)| dell['’]estate| della stagione)? sono(?: in tutto)? ${NUMBER}(?= *[.,;:!]| *$)`,
    ),
  },
  {
    of: 'weeks',
    pattern: form(`in tutto sono ${NUMBER} settimane`),
  },
  {
    of: 'venues',
    pattern: form(`${NOT_THEIRS}${NUMBER} (?:le )?(?:nostre |diverse |belle )?sedi`),
    isVague: true,
  },
  {
    of: 'weeks',
    pattern: form(
      `${NUMBER} settimane (?:di (?:camp(?:us|o)|centro estivo|sport|divertimento|giochi|piscina|vacanz${LETTER}|estate)|dell['’]estate|della stagione)`,
    ),
    isVague: true,
  },
  {
    of: 'weeks',
    pattern: form(
      `(?:scegliere (?:fra|tra)|ci siamo per|copre|calendario (?:è )?di|offriamo|proponiamo) ${NUMBER} settimane`,
    ),
    isVague: true,
  },
];

/** Words of sentences that count what others have, the past, the future, or what a family books. */
const OTHERS = {
  venues:
    /minister|banc[ah]|aziend|\bent[ei]\b|dipendent|circol|sportiv|universit|scuol|comun[ei]\b|societ|terza|quarta|prepar|defini|prossim|presto|apriremo|avremo|avevamo|\berano?\b|anni fa|all['’]inizio|\bnel (?:19|20|\{\{)/iu,
  weeks:
    /scuol|\bchi\b|\bmi[oa]\b|\bho\b|mancano|\bprime\b|ultime|\bentro\b|almeno|cost|€|euro|pag[ah]|scont|%|prezz|acquist|prenot|\bstaff\b|animator|\blo scorso|scorsa|\{\{discounts|\berano?\b|\bnel (?:19|20|\{\{)/iu,
} as const;

const UNIQUE = /^un(?:a|['’])$/iu;

/** A quick test before the slow patterns. */
const COUNTED = { venues: /sed[ei]/i, weeks: /settimane/i } as const;

const NUMBERS = NumberWords.of('it');

function numberOf(word: string): number | undefined {
  const parts = NUMBERS.partsOf(normal(word));
  return parts && sumOf(parts);
}

/** Spans that state the total number of venues or weeks. */
export function wholeClaims(text: string): WholeClaim[] {
  const found = sentencesOf(text).flatMap(({ text: sentence, start }) =>
    FORMS.flatMap(({ of, pattern, isVague = false }): WholeClaim[] => {
      if (!COUNTED[of].test(sentence) || OTHERS[of].test(sentence)) return [];
      return [...sentence.matchAll(pattern)].flatMap(({ groups, indices }): WholeClaim[] => {
        const n = groups?.n ?? '';
        const [from = 0, to = 0] = indices?.groups?.n ?? [];
        const value = /\d/.test(n) ? Number(n) : UNIQUE.test(n) ? 1 : numberOf(n);
        if (value === undefined) return [];
        return [{ of, value, isVague, start: start + from, end: start + to }];
      });
    }),
  );
  const places = Map.groupBy(found, ({ start }) => start);
  return [...places.values()].flatMap(([surest]) => surest ?? []);
}
