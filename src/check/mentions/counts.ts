import { genderOf, groups, nounsFirst, ordinals, ranges, ratios } from './collective-counts.ts';
import type { Counting } from './count-patterns.ts';
import { mention, spanOf } from './find.ts';
import type { Grammar } from './grammar.ts';
import type { Mention, MentionContext } from './mention.ts';
import { nounStem } from './noun-stem.ts';
import { groupsOf } from './read-forms.ts';

/**
 * Counts with their noun: 23 enti · 15.000 mq · una decina di giochi · gli open day sono due. Digits
 * always count something; number words may, so they are faint unless the sentence states what is there.
 */
export function countsIn(reading: Counting): Mention[] {
  return [
    ...cardinals(reading),
    ...ranges(reading),
    ...ratios(reading),
    ...groups(reading),
    ...nounsFirst(reading),
    ...ordinals(reading),
  ];
}

function cardinals({ text, find, grammar, values, context }: Counting): Mention[] {
  const { counted, stating } = grammar.counts;
  return find(counted).flatMap((match) => {
    const { count = '', words = '', mark = '' } = groupsOf(match, text);
    const value = values.number(count);
    const inOrder = ORDINAL.test(mark);
    const noun = nounOf(words, count, grammar, context, inOrder);
    if (value === undefined || noun === undefined) return [];
    const slot = spanOf(match, 'count');
    const stated = stating.test(text.slice(0, slot.start));
    const end = slot.end + mark.length + words.indexOf(noun.typed) + noun.typed.length;
    if (!stated && grammar.language.numbers.ambiguous.includes(count.toLowerCase()))
      if (!isCounting(noun, text.slice(0, slot.start), text.slice(end), grammar)) return [];
    const told = noun.counted && (value > 10 || stated);
    const sure =
      (/\d/.test(count) && noun.counted) || (told && !isVague(count, grammar, noun.counted));
    const measured = grammar.language.counts.measures.includes(noun.typed.toLowerCase());
    if (measured && /^['’]/.test(text.slice(end))) return [];
    const extras = {
      noun: noun.typed.toLowerCase(),
      slot: inOrder ? { ...slot, end: slot.end + mark.length } : slot,
      ...(inOrder ? { ordinal: genderOf(mark, grammar.counts) } : {}),
      ...(measured ? { ofAnything: true } : {}),
      ...(sure ? {} : { faint: true }),
    };
    const half = grammar.counts.half.exec(text.slice(end));
    if (half)
      return [
        mention(text, 'count', { start: slot.start, end: end + half[0].length }, value + 0.5, {
          noun: extras.noun,
          ...(measured ? { ofAnything: true } : {}),
          ...(sure ? {} : { faint: true }),
        }),
      ];
    return [mention(text, 'count', { start: slot.start, end }, value, extras)];
  });
}

/** «2º figlio». */
const ORDINAL = /[º°ª]/;

const BEGINS = /(?:^|[.:;,(–—])\s*$/;
const ASKS = /^\s*(?:[?!]|$)/;

/**
 * «sei autorizzazioni», «sei settimane», «sei sport, e poi acqua», but not «sei bravo», «tu sei sport»
 * nor «sei sport!»: what a verb says of one person stands in the singular.
 */
function isCounting(
  { typed, counted }: Noun,
  before: string,
  after: string,
  { language: { numbers } }: Grammar,
): boolean {
  const plural =
    /\p{L}{3}i$/u.test(typed) && !new RegExp(`^(?:${numbers.notCounting})$`, 'i').test(typed);
  const verb = new RegExp(numbers.beforeCount, 'iu').test(before.trimEnd()) && /e$/.test(typed);
  return (
    plural || verb || (counted && (/e$/.test(typed) || (BEGINS.test(before) && !ASKS.test(after))))
  );
}

/** «mille avventure» counts nothing, «mille recensioni» may. */
function isVague(count: string, { language }: Grammar, counted: boolean): boolean {
  return !counted && language.numbers.vague.includes(count.toLowerCase());
}

interface Noun {
  readonly typed: string;
  /** True when some fact counts it. */
  readonly counted: boolean;
}

function nounOf(
  after: string,
  count: string,
  grammar: Grammar,
  { nouns }: MentionContext,
  inOrder: boolean,
): Noun | undefined {
  const { article, noNoun } = grammar.counts;
  const isMeasure = (word: string) => grammar.language.counts.measures.includes(word.toLowerCase());
  const isCounted = (word: string) =>
    nouns.has(nounStem(word)) || (inOrder && nouns.has(`º ${nounStem(word)}`));
  const following = after
    .trim()
    .replace(/^[’']\s?/, '')
    .split(/\s/)
    .filter(Boolean);
  const digits = /\d/.test(count);
  if (!digits && article.test(count)) return undefined;
  const stop = following.findIndex(
    (word) => noNoun.test(word) || (word.length < 3 && !(digits && isMeasure(word))),
  );
  const near = following.slice(0, Math.min(digits ? 3 : 2, stop < 0 ? 3 : stop));
  if (grammar.numbers.valueOf(following[0] ?? '') !== undefined) return undefined;
  const counted = near.find(isCounted);
  if (counted !== undefined) return { typed: counted, counted: true };
  const [first = ''] = following;
  const long = first.length > 3 || (digits && isMeasure(first));
  return long && !noNoun.test(first) ? { typed: first, counted: false } : undefined;
}
