import { NumberWords, sumOf } from '../../../reader/values/number-words.ts';
import { normal } from '../../../reader/values/tokens.ts';
import { seasonWeeks } from '../../../time/season-weeks.ts';
import { quotedIn } from '../../declared.ts';
import { type Finding, warningAt } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { languageOf } from '../../locales.ts';
import { memoize } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { sentencesOf, type TypedText, textFiles, textsOf } from '../../text-files.ts';
import { FactView } from '../coherence/fact-view.ts';

/** Totals of venues and weeks are not facts: they come from the list of venues and the calendar. */
export const totals: Check = (project) =>
  textFiles(project).flatMap((file) => {
    if (languageOf(project, file.locale)?.startsWith('it') !== true) return [];
    const claims = claimsIn(file.document);
    if (claims.length === 0) return [];
    const isQuoted = quotedIn(project, file.path);
    const counts = countsOn(project, file.pageId);
    return claims.flatMap(({ claim, typed }) =>
      isQuoted(typed.pointer) ? [] : wrong(claim, typed, counts[claim.of]),
    );
  });

const claimsIn = memoize((document: JsonDocument) =>
  textsOf(document).flatMap((typed) => totalClaims(typed.text).map((claim) => ({ typed, claim }))),
);

/** @param known the correct counts, the usual one first */
function wrong(claim: TotalClaim, typed: TypedText, known: readonly number[]): Finding[] {
  const { of, value, isVague, start, end } = claim;
  const [usual = 0] = known;
  const few = of === 'venues' ? usual : usual / 2;
  if (usual === 0 || known.includes(value) || (isVague && value <= few)) return [];
  const { document, pointer, text } = typed;
  const place = document.locateWithin(pointer, start, end);
  return [warningAt(place, 'whole-count', { found: text.slice(start, end), of, value: usual })];
}

/** The correct counts, also for a season that the page says: another rule reports that. */
function countsOn(
  project: Project,
  page: string,
): Readonly<Record<TotalClaim['of'], readonly number[]>> {
  const official = new FactView(project);
  const listed = official
    .keys('venues')
    .filter((id) => official.at(`venues.${id}.listed`) === true);
  const weeks = [official, new FactView(project, page)].flatMap(weeksOf);
  return { venues: [listed.length], weeks };
}

/** The number of open weeks, and of all weeks. */
function weeksOf(view: FactView): number[] {
  const [start, end] = [view.date('season.start'), view.date('season.end')];
  if (start === undefined || end?.slice(0, 4) !== start.slice(0, 4)) return [];
  const closures = view.keys('season.closures').flatMap((id) => {
    const ends = ['from', 'to'].map((edge) => view.date(`season.closures.${id}.${edge}`));
    const [from, to] = ends;
    return from === undefined || to === undefined ? [] : [[id, { from, to }] as const];
  });
  const weeks = seasonWeeks({ start, end, closures: Object.fromEntries(closures) });
  return [weeks.filter(({ closed }) => closed !== true).length, weeks.length];
}

type TotalClaim = ReturnType<typeof totalClaims>[number];

/** Italian letters only: `\p{L}` makes the patterns ten times slower. */
const LETTER = '[a-zà-ÿ]';
const NUMBER = `(?<n>\\d{1,2}|${LETTER}+)`;
const form = (source: string) => new RegExp(`(?<!${LETTER})${source}(?!${LETTER})`, 'gid');

/** Excludes «la squadra ha quattro sedi»: only the camp may be named before «ha». */
const NOT_THEIRS = `(?<!(?<!\\bcamp(?:us|o)(?: ${LETTER}+)?) (?:ha|hanno|conta) )`;

/** The forms that surely state the total, then vague ones, whose number may count only some. */
const FORMS = {
  venues: {
    sure: [
      `sedi(?: ${LETTER}+){0,3} sono ${NUMBER}`,
      `sedi, ${NUMBER} in tutto`,
      `(?:abbiamo|siamo in|(?:campus|campo|centro)(?: estivo)? (?:ha|(?:si (?:svolge|tiene)|è) in)) (?<n>una|un['’])(?: sola | ?unica )sede`,
    ],
    vague: [`${NOT_THEIRS}${NUMBER} (?:le )?(?:nostre |diverse |belle )?sedi`],
  },
  weeks: {
    sure: [
      `(?:camp(?:us|o)|centro estivo|stagione|estate|siamo|restiamo)(?!${LETTER})[^.!?]{0,40}?(?:dura|lunga|apert[oi]|attiv[oi])(?: per)? ${NUMBER} settimane`,
      `(?:estate|stagione|campus|campo) di ${NUMBER} settimane`,
      `da giugno a settembre, (?:per )?${NUMBER} settimane`,
      `tutte (?:le|e) ${NUMBER}(?: le)? settimane`,
      `settimane(?: di camp(?:us|o)| dell['’]estate| della stagione)? sono(?: in tutto)? ${NUMBER}(?= *[.,;:!]| *$)`,
      `in tutto sono ${NUMBER} settimane`,
    ],
    vague: [
      `${NUMBER} settimane (?:di (?:camp(?:us|o)|centro estivo|sport|divertimento|giochi|piscina|vacanz${LETTER}|estate)|dell['’]estate|della stagione)`,
      `(?:scegliere (?:fra|tra)|ci siamo per|copre|calendario (?:è )?di|offriamo|proponiamo) ${NUMBER} settimane`,
    ],
  },
} as const;

const PATTERNS = (['venues', 'weeks'] as const).flatMap((of) =>
  (['sure', 'vague'] as const).flatMap((how) =>
    FORMS[of][how].map((source) => ({ of, pattern: form(source), isVague: how === 'vague' })),
  ),
);

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

/** Spans that state the total of venues or weeks; a vague number may count only some of them. */
function totalClaims(text: string) {
  const found = sentencesOf(text).flatMap(({ text: sentence, start }) =>
    PATTERNS.flatMap(({ of, pattern, isVague }) => {
      if (!COUNTED[of].test(sentence) || OTHERS[of].test(sentence)) return [];
      return [...sentence.matchAll(pattern)].flatMap(({ groups, indices }) => {
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
