import { placeholdersOf } from '../../content/placeholders.ts';
import { moneyIn, percentsIn } from './amounts.ts';
import { chronoDatesIn } from './chrono-dates.ts';
import { emailsIn, phonesIn, urlsIn } from './contacts.ts';
import { ageRangesIn, countsIn, halfAgesIn, numbersIn, yearsIn } from './counts.ts';
import { hide, pattern, wholeOf } from './find.ts';
import {
  daysIn,
  italianDatesIn,
  monthsIn,
  numericDatesIn,
  pairsOfDaysIn,
  rangeOf,
  shortDatesIn,
} from './italian-dates.ts';
import { italianHoursIn } from './italian-hours.ts';
import { weekdayRangesIn, weekdaysIn } from './italian-weekdays.ts';
import type { Mention, MentionContext } from './mention.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

type Recogniser = (text: string, words: Vocabulary, context: MentionContext) => Mention[];

const EVERYWHERE: readonly Recogniser[] = [emailsIn, urlsIn, numericDatesIn, phonesIn];
const AMOUNTS: readonly Recogniser[] = [moneyIn, percentsIn];
const NUMBERS: readonly Recogniser[] = [ageRangesIn, halfAgesIn, countsIn, yearsIn, numbersIn];

/** By language, from the narrowest form to the widest: what is found is hidden from those that follow. */
const RECOGNISERS: Readonly<Record<string, readonly Recogniser[]>> = {
  it: [
    ...EVERYWHERE,
    ...AMOUNTS,
    (text, _, context) => pairsOfDaysIn(text, context),
    (text, _, context) => italianDatesIn(text, context),
    (text, _, context) => shortDatesIn(text, context),
    monthsIn,
    ageRangesIn,
    (text, _, context) => italianHoursIn(text, context),
    daysIn,
    (text, _, context) => chronoDatesIn(text, 'it', context),
    ...NUMBERS,
    weekdayRangesIn,
    weekdaysIn,
  ],
  en: [
    ...EVERYWHERE,
    ...AMOUNTS,
    ageRangesIn,
    (text, _, context) => chronoDatesIn(text, 'en', context),
    ...NUMBERS,
  ],
};

const known = new WeakMap<Vocabulary, { hint: RegExp; sayings: RegExp }>();

function screens(words: Vocabulary): { hint: RegExp; sayings: RegExp } {
  const made = known.get(words) ?? {
    hint: new RegExp(
      `\\d|@|://|www\\.|\\p{L}\\.(?:it|com|org|net|eu|example)(?!\\p{L})|${words.hint}|${words.numberWords}`,
      'iu',
    ),
    sayings: pattern(words.sayings),
  };
  known.set(words, made);
  return made;
}

/** True for a language whose values we can recognise. */
export function hasRecogniser(language: string): boolean {
  return vocabularyOf(language) !== undefined;
}

/**
 * Every value that a text states by hand, in the order of the text; placeholders are opaque.
 * @param language such as `it` or `it-IT`; a language that we cannot read has no mentions
 */
export function mentionsOf(text: string, language: string, context: MentionContext): Mention[] {
  const words = vocabularyOf(language);
  if (!words) return [];
  let left = hide(text, placeholdersOf(text));
  const { hint, sayings } = screens(words);
  if (!hint.test(left)) return [];
  left = hide(left, [...left.matchAll(sayings)].map(wholeOf));
  const found: Mention[] = [];
  for (const recognise of RECOGNISERS[language.slice(0, 2)] ?? []) {
    const mentions = apart(recognise(left, words, context));
    left = hide(left, mentions);
    found.push(...mentions);
  }
  const original = found.map((one) => ({ ...one, typed: text.slice(one.start, one.end) }));
  return joined(
    original.sort((a, b) => a.start - b.start),
    text,
  );
}

/** The first of overlapping mentions, the longer of those that start together. */
function apart(mentions: readonly Mention[]): Mention[] {
  const ordered = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return ordered.filter((one) => {
    const free = one.start >= end;
    if (free) end = one.end;
    return free;
  });
}

const CONNECTOR =
  /^(?:\s?[-–—]\s?(?:le\s)?|\s(?:al|a|to|until|fino\sal|alle|fino\salle)\s|\s(?:fino\s)?all[’'])$/iu;

/** Two dates or hours side by side are one range: «9 giugno – 12 settembre», «dalle 7:30 alle 17». */
function joined(mentions: readonly Mention[], text: string): Mention[] {
  const result: Mention[] = [];
  for (const two of mentions) {
    const one = result.at(-1);
    const pair = one && one.kind === two.kind && (two.kind === 'date' || two.kind === 'time');
    if (pair && CONNECTOR.test(text.slice(one.end, two.start)))
      result.splice(-1, 1, rangeOf(text, one, two));
    else result.push(two);
  }
  return result;
}
