import { memoize } from '../../../content/memoize.ts';
import { NumberWords, sumOf } from '../../../reader/values/number-words.ts';
import { normal } from '../../../reader/values/tokens.ts';
import { quotedIn } from '../../declared.ts';
import { type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import type { Check } from '../../rule.ts';
import { sentencesOf, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** Checks the number of venues, which no fact states and `hardCodedValues` ignores when small. */
export const totals: Check = (project) => {
  const listed = project.venues(true).length;
  return textFiles(project).flatMap(({ path, locale, document }) => {
    if (languageOf(project, locale)?.startsWith('it') !== true) return [];
    const isQuoted = quotedIn(project, path);
    return claimsIn(document)
      .filter(({ typed }) => !isQuoted(typed.pointer))
      .flatMap(({ claim, typed }) => wrong(claim, typed, listed));
  });
};

const claimsIn = memoize((document: JsonDocument) =>
  textsOf(document).flatMap((typed) => totalClaims(typed.text).map((claim) => ({ typed, claim }))),
);

function wrong(claim: TotalClaim, typed: TypedText, listed: number): Finding[] {
  const { value, isVague, start, end } = claim;
  if (listed === 0 || value === listed || (isVague && value < listed)) return [];
  const { document, pointer, text } = typed;
  const place = document.locateWithin(pointer, start, end);
  return [warningAt(place, 'whole-count', { found: text.slice(start, end), value: listed })];
}

type TotalClaim = ReturnType<typeof totalClaims>[number];

/** Italian letters only: `\p{L}` makes the patterns ten times slower. */
const LETTER = '[a-zà-ÿ]';
const NUMBER = `(?<n>\\d{1,2}|${LETTER}+)`;

/** Excludes «la squadra ha quattro sedi»: only the camp may be named before «ha». */
const NOT_THEIRS = `(?<!(?<!\\bcamp(?:us|o)(?: ${LETTER}+)?) (?:ha|hanno|conta) )`;

/** The forms that surely state the total, then a vague one, whose number may count only some. */
const PATTERNS = [
  `sedi(?: ${LETTER}+){0,3} sono ${NUMBER}`,
  `sedi, ${NUMBER} in tutto`,
  `(?:abbiamo|siamo in|(?:campus|campo|centro)(?: estivo)? (?:ha|(?:si (?:svolge|tiene)|è) in)) (?<n>una|un['’])(?: sola | ?unica )sede`,
  `${NOT_THEIRS}${NUMBER} (?:le )?(?:nostre |diverse |belle )?sedi`,
].map((form) => new RegExp(`(?<!${LETTER})${form}(?!${LETTER})`, 'gid'));

/** Words of sentences that count what others have, the past or the future. */
const OTHERS =
  /minister|banc[ah]|aziend|\bent[ei]\b|dipendent|circol|sportiv|universit|scuol|comun[ei]\b|societ|terza|quarta|prepar|defini|prossim|presto|apriremo|avremo|avevamo|\berano?\b|anni fa|all['’]inizio|\bnel (?:19|20|\{\{)/iu;

const UNIQUE = /^un(?:a|['’])$/iu;

/** A quick test before the slow patterns. */
const MAY_COUNT = /sed[ei]/i;

const NUMBERS = NumberWords.of('it');

function numberOf(word: string): number | undefined {
  if (/\d/.test(word)) return Number(word);
  const parts = NUMBERS.partsOf(normal(word));
  return UNIQUE.test(word) ? 1 : parts && sumOf(parts);
}

/** Spans that state the total of venues, each by its surest form. */
function totalClaims(text: string) {
  if (!MAY_COUNT.test(text)) return [];
  const found = sentencesOf(text).flatMap(({ text: sentence, start }) =>
    PATTERNS.flatMap((pattern) => {
      if (OTHERS.test(sentence)) return [];
      return [...sentence.matchAll(pattern)].flatMap(({ groups, indices }) => {
        const [from = 0, to = 0] = indices?.groups?.n ?? [];
        const value = numberOf(groups?.n ?? '');
        if (value === undefined) return [];
        return [
          { value, isVague: pattern === PATTERNS.at(-1), start: start + from, end: start + to },
        ];
      });
    }),
  );
  const places = Map.groupBy(found, ({ start }) => start);
  return [...places.values()].flatMap(([surest]) => surest ?? []);
}
