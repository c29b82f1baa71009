import { DIGITS, digitsValue, FREE_AFTER, FREE_BEFORE } from './digits.ts';
import { mention, pattern, spanOf, wholeOf } from './find.ts';
import type { Mention, MentionContext } from './mention.ts';
import { nounStem } from './noun-stem.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Patterns {
  readonly ageRange: RegExp;
  readonly half: RegExp;
  readonly counted: RegExp;
  readonly ordinal: RegExp;
}

const known = new WeakMap<Vocabulary, Patterns>();

function patternsOf(words: Vocabulary): Patterns {
  const { number, years, half, ordinals } = words;
  const made = known.get(words) ?? {
    ageRange: pattern(
      `${FREE_BEFORE}(?<from>${number})(?:${words.to})(?:i\\s+)?(?<to>${number})(?=\\s?[’']?\\s?${years}(?!\\p{L}))`,
    ),
    half: pattern(
      `${FREE_BEFORE}(?<age>${number})(?:\\s${years}${half}|${half}\\s${years})(?!\\p{L})`,
    ),
    counted: pattern(
      `${FREE_BEFORE}(?<count>${number})(?<mark>\\s?[º°ª])?(?=(?<words>\\s?[’']?\\s?[\\p{L}²]+(?:\\s[\\p{L}²]+){0,2}))`,
    ),
    ordinal: pattern(`(?<!\\p{L})(?<count>${Object.keys(ordinals).join('|')})\\s+(?<noun>\\p{L}+)`),
  };
  known.set(words, made);
  return made;
}

/** Ages from one to another: 4-14 anni · dai 4 ai 14 anni · tra i quattro e i quattordici anni. */
export function ageRangesIn(text: string, words: Vocabulary): Mention[] {
  return [...text.matchAll(patternsOf(words).ageRange)].flatMap((match) => {
    const [from, to] = [match.groups?.from ?? '', match.groups?.to ?? ''].map(words.valueOf);
    if (from === undefined || to === undefined) return [];
    const noun = 'anni';
    const ends: [Mention, Mention] = [
      mention(text, 'age', spanOf(match, 'from'), from, { noun }),
      mention(text, 'age', spanOf(match, 'to'), to, { noun }),
    ];
    return [mention(text, 'ageRange', wholeOf(match), { from, to }, { ends })];
  });
}

/** «3 anni e mezzo». */
export function halfAgesIn(text: string, words: Vocabulary): Mention[] {
  return [...text.matchAll(patternsOf(words).half)].flatMap((match) => {
    const age = words.valueOf(match.groups?.age ?? '');
    return age === undefined ? [] : [mention(text, 'age', wholeOf(match), age + 0.5)];
  });
}

/**
 * Counts with their noun: 23 enti · 4 settimane · 15.000 mq. Digits always count something; number
 * words only before a unit of time or a noun that some fact counts: «due passi» states no value.
 */
export function countsIn(text: string, words: Vocabulary, context: MentionContext): Mention[] {
  const { counted, ordinal } = patternsOf(words);
  const cardinals = [...text.matchAll(counted)].flatMap((match) => {
    const { count = '', words: after = '' } = match.groups ?? {};
    const value = words.valueOf(count);
    const noun = nounOf(after, count, words, context);
    if (value === undefined || noun === undefined) return [];
    const typed = spanOf(match, 'count');
    const span = {
      start: typed.start,
      end: typed.end + after.indexOf(noun.typed) + noun.typed.length,
    };
    const marked = { ...span, end: span.end + (match.groups?.mark?.length ?? 0) };
    return [mention(text, 'count', marked, value, { noun: noun.name, slot: typed })];
  });
  return [...cardinals, ...ordinals(text, ordinal, words, context)];
}

function ordinals(
  text: string,
  regex: RegExp,
  words: Vocabulary,
  context: MentionContext,
): Mention[] {
  return [...text.matchAll(regex)].flatMap((match) => {
    const { count = '', noun = '' } = match.groups ?? {};
    const value = words.ordinals[count.toLowerCase()];
    if (value === undefined || !context.nouns.has(`º ${nounStem(noun)}`)) return [];
    const slot = spanOf(match, 'count');
    return [mention(text, 'count', wholeOf(match), value, { noun: noun.toLowerCase(), slot })];
  });
}

interface Noun {
  readonly name: string;
  readonly typed: string;
}

function nounOf(
  after: string,
  count: string,
  words: Vocabulary,
  { nouns }: MentionContext,
): Noun | undefined {
  const following = after
    .trim()
    .replace(/^[’']\s?/, '')
    .split(/\s/)
    .filter(Boolean);
  const inDigits = /\d/.test(count);
  const near = inDigits ? following : following.slice(0, /^uno$/i.test(count) ? 1 : 2);
  const counted = near.find((word) => nouns.has(nounStem(word)));
  const vague = words.vague.has(count.toLowerCase());
  const unit = near.find((word) => words.timeUnits.has(word.toLowerCase()));
  const strict = !inDigits && ((vague && unit !== undefined) || isArticle(count, near[0]));
  const typed = strict
    ? undefined
    : (counted ?? unit ?? (inDigits ? longEnough(following[0]) : undefined));
  return typed === undefined ? undefined : { name: typed.toLowerCase(), typed };
}

/** «4,9 su 5» counts nothing: what is counted is no preposition. */
function longEnough(word: string | undefined): string | undefined {
  return word !== undefined && word.length > 3 ? word : undefined;
}

/** «un bambino», «uno spettacolo»; before other sounds «uno» is a number that took a placeholder’s place. */
function isArticle(count: string, next = ''): boolean {
  if (/^una?$/i.test(count)) return true;
  return /^uno$/i.test(count) && /^(?:s[^aeiou]|[zxy]|gn|p[sn]|i[aeou])/i.test(next);
}

const YEAR = pattern(`${FREE_BEFORE}(?:19|20)\\d{2}${FREE_AFTER}`);
const NUMBER = pattern(`(?<![\\p{L}\\d_])${DIGITS}`);

/** Years that stand alone. */
export function yearsIn(text: string): Mention[] {
  return [...text.matchAll(YEAR)].map((match) =>
    mention(text, 'year', wholeOf(match), Number(match[0])),
  );
}

/** Whatever digits are left. */
export function numbersIn(text: string): Mention[] {
  return [...text.matchAll(NUMBER)].map((match) =>
    mention(text, 'number', wholeOf(match), digitsValue(match[0])),
  );
}
