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

interface Step {
  readonly find: Recogniser;
  /** Without it the recogniser has nothing to find. */
  readonly needs?: RegExp;
}

const digits = (find: Recogniser): Step => ({ find, needs: /\d/ });
const always = (find: Recogniser): Step => ({ find });

const ADDRESSES: readonly Step[] = [
  { find: emailsIn, needs: /@/ },
  { find: urlsIn, needs: /\w[.:][\w/]/ },
  digits(numericDatesIn),
  digits(phonesIn),
];
const AMOUNTS: readonly Step[] = [
  { find: moneyIn, needs: /€|eur/i },
  { find: percentsIn, needs: /%|per\s?cent/i },
];
const NUMBERS: readonly Step[] = [
  ...[ageRangesIn, halfAgesIn, countsIn].map(always),
  ...[yearsIn, numbersIn].map(digits),
];

/** By language, from the narrowest form to the widest: what is found is hidden from those that follow. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  it: [
    ...ADDRESSES,
    ...AMOUNTS,
    always((text, _, context) => pairsOfDaysIn(text, context)),
    always((text, _, context) => italianDatesIn(text, context)),
    { find: (text, _, context) => shortDatesIn(text, context), needs: /\d\/\d/ },
    digits(monthsIn),
    always(ageRangesIn),
    always((text, _, context) => italianHoursIn(text, context)),
    digits(daysIn),
    digits((text, _, context) => chronoDatesIn(text, 'it', context)),
    ...NUMBERS,
    always(weekdayRangesIn),
    always(weekdaysIn),
  ],
  en: [
    ...ADDRESSES,
    ...AMOUNTS,
    always(ageRangesIn),
    always((text, _, context) => chronoDatesIn(text, 'en', context)),
    ...NUMBERS,
  ],
};

const known = new WeakMap<Vocabulary, { hint: RegExp; sayings: RegExp }>();

function screens(words: Vocabulary): { hint: RegExp; sayings: RegExp } {
  const made = known.get(words) ?? {
    hint: new RegExp(
      `\\d|@|://|www\\.|[a-z]\\.(?:it|com|org|net|eu|example)\\b|\\b(?:${words.hint})`,
    ),
    sayings: pattern(words.sayings),
  };
  known.set(words, made);
  return made;
}

/**
 * Every value that a text states by hand, in the order of the text; placeholders are opaque.
 * @param language such as `it` or `it-IT`; a language that we cannot read has no mentions
 */
export function mentionsOf(text: string, language: string, context: MentionContext): Mention[] {
  const words = vocabularyOf(language);
  if (!words) return [];
  let left = text.includes('{{') ? hide(text, placeholdersOf(text)) : text;
  const { hint, sayings } = screens(words);
  if (!hint.test(left.toLowerCase())) return [];
  left = hide(left, [...left.matchAll(sayings)].map(wholeOf));
  const found: Mention[] = [];
  for (const { find, needs } of STEPS[language.slice(0, 2)] ?? []) {
    if (needs && !needs.test(left)) continue;
    const mentions = apart(find(left, words, context));
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
