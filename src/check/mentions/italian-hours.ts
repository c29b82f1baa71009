import { mention, OPAQUE, pattern, spanOf } from './find.ts';
import { rangeOf } from './italian-dates.ts';
import { ITALIAN_NUMBER, italianNumber } from './italian-numbers.ts';
import type { Mention, MentionContext } from './mention.ts';
import { nounStem } from './noun-stem.ts';

const CLOCK = '(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?:[:.][0-5]\\d)?';
const FREE = '(?<![\\p{L}\\d]|\\d[.,:/])';
const END = '(?![\\p{L}\\d%€]|[.,:/]\\d|\\s?(?:%|€|euro|ann))';

/** 7:30 · 7.30 · 17:00 · 7h30 */
const WHOLE = pattern(`${FREE}(?<hour>${CLOCK}|(?:[01]?\\d|2[0-4])\\s?h\\s?[0-5]\\d)${END}`);
/** ore 17 · alle 17 · dalle 9 · entro le 19 · h 17 */
const AFTER = pattern(
  `(?<![\\p{L}])(?:or[ae](?:\\s+le)?|[ad]a?lle|[ns]ulle|nelle|delle|le|h\\.?)\\s?(?<hour>(?:[01]?\\d|2[0-4])(?!\\s?[-–—/]?\\d)(?!\\s?[º°ª])${END})(?=(?<next>\\s+\\p{L}+)?)`,
);
/** 17h · 17 in punto */
const BEFORE = pattern(`${FREE}(?<hour>(?:[01]?\\d|2[0-4]))(?:\\s?h(?!\\p{L})|\\s+in\\s+punto)`);
/** ore 9-17 · 7.30-14: the end that is typed with an hour alone */
const RANGE = pattern(
  `(?<lead>(?<![\\p{L}])(?:or[ae]|h\\.?|dalle)\\s?)?${FREE}(?<from>${CLOCK}|[01]?\\d|2[0-4])\\s?[-–—]\\s?(?<to>${CLOCK}|[01]?\\d|2[0-4])${END}`,
);
/** alle sette e mezza · ore diciassette */
const WORDS = pattern(
  `(?<!\\p{L})(?:or[ae]|[ad]a?lle|entro\\s+le|fino\\s+alle|verso\\s+le|dopo\\s+le|prima\\s+delle|(?<=(?:dalle|tra\\s+le|fra\\s+le)\\s\\p{L}+\\s)e\\s+le)\\s+(?<hour>${ITALIAN_NUMBER}(?!\\p{L})(?<part>\\s+e\\s+(?:mezz[ao]|un\\s+quarto|tre\\s+quarti|trenta|quindici|quarantacinque))?)(?=\\s*(?:[.,;:!?)»]|$|${OPAQUE})|\\s+(?:e|in\\s+punto|del|di|alle|fino|con|per|ogni|si|ora)(?!\\p{L}))`,
);

const PARTS: Readonly<Record<string, number>> = { mezz: 30, 'un q': 15, 'tre ': 45, tren: 30 };
/** Words after «le 17» that leave it an hour; any other word is what is counted. */
const NO_NOUN =
  /^\s+(?:e|ed|o|in|di|del|dei|della|con|alle|per|fino|ogni|dal|dalle|a|al|ma|da|il|la|le|lo|i|gli|si|ora|ore|circa|ci|non|vi|tutti|sono|è|su|tra|se|che|quando|chiudiamo|chiude|apre)$/iu;

/** Hours of the clock in digits or words; ranges with a dash. */
export function italianHoursIn(text: string, context: MentionContext): Mention[] {
  return [
    ...ranges(text),
    ...[WHOLE, BEFORE].flatMap((regex) =>
      [...text.matchAll(regex)].flatMap((match) => clock(text, match)),
    ),
    ...[...text.matchAll(AFTER)].flatMap((match) => {
      const next = match.groups?.next ?? '';
      const counted = context.nouns.has(nounStem(next.trim()));
      return counted || (next !== '' && !NO_NOUN.test(next)) ? [] : clock(text, match);
    }),
    ...[...text.matchAll(WORDS)].flatMap((match) => inWords(text, match)),
  ];
}

/** «7:30–17:00», «ore 9-17»: at least one end must look like an hour. */
function ranges(text: string): Mention[] {
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const { lead, from = '', to = '' } = match.groups ?? {};
    if (lead === undefined && !/[:.]/.test(from + to)) return [];
    const [one, two] = (['from', 'to'] as const).map((end) =>
      mention(text, 'time', spanOf(match, end), clockValue(end === 'from' ? from : to)),
    );
    return one && two ? [rangeOf(text, one, two)] : [];
  });
}

function clock(text: string, match: RegExpMatchArray): Mention[] {
  const value = clockValue(match.groups?.hour ?? '');
  return [mention(text, 'time', spanOf(match, 'hour'), value)];
}

function inWords(text: string, match: RegExpMatchArray): Mention[] {
  const { hour = '', part } = match.groups ?? {};
  const whole = italianNumber(part === undefined ? hour : hour.slice(0, -part.length));
  if (whole === undefined || whole < 2 || whole > 24) return [];
  const piece = part?.trim().replace(/^e\s+/, '') ?? '';
  const minutes = part === undefined ? 0 : (PARTS[piece.slice(0, 4)] ?? italianNumber(piece) ?? 0);
  return [mention(text, 'time', spanOf(match, 'hour'), written(whole, minutes))];
}

function clockValue(typed: string): string {
  const [hours = '0', minutes = '0'] = typed.split(/[:.h]/).map((part) => part.trim());
  return written(Number(hours), Number(minutes));
}

function written(hours: number, minutes: number): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
