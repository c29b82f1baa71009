import { digitsValue } from './digits.ts';
import { mention, spanOf, wholeOf } from './find.ts';
import { formRegex } from './forms.ts';
import type { Grammar } from './grammar.ts';
import type { Mention, MentionContext } from './mention.ts';
import { nounStem } from './noun-stem.ts';
import { groupsOf, type Reading } from './read-forms.ts';
import type { Values } from './values.ts';

interface Patterns {
  readonly counted: RegExp;
  readonly ordinal: RegExp;
  readonly group: RegExp;
  readonly nounFirst: readonly RegExp[];
  readonly stating: RegExp;
  readonly article: RegExp;
  readonly noNoun: RegExp;
  readonly half: RegExp;
}

const known = new WeakMap<Grammar, Patterns>();

function patternsOf(grammar: Grammar): Patterns {
  const { slots, language } = grammar;
  const list = (source: string) => new RegExp(source, 'iu');
  const made = known.get(grammar) ?? {
    counted: formRegex(
      "{n:count}(?<mark>_[º°ª](?!\\p{L}))?(?=(?<words>_[’']?_[\\p{L}²\uE000\uE001]+( [\\p{L}²\uE000\uE001]+){0,2}))",
      slots,
    ),
    ordinal: formRegex('{ordinal:count} (?<noun>\\p{L}+)', slots),
    group: formRegex(language.counts.group, slots),
    nounFirst: language.counts.nounFirst.map((form) => formRegex(form, slots)),
    stating: list(`(?<!\\p{L})(?:${language.counts.stating})(?:\\s+\\p{L}+)?\\s*$`),
    article: list(`^(?:${language.numbers.articles})$`),
    half: list(`^(?:${language.counts.half})(?!\\p{L})`),
    noNoun: list(`^(?:${language.counts.noNoun})$`),
  };
  known.set(grammar, made);
  return made;
}

interface Counting extends Reading {
  readonly grammar: Grammar;
  readonly values: Values;
  readonly context: MentionContext;
}

/**
 * Counts with their noun: 23 enti · 15.000 mq · una decina di giochi · gli open day sono due. Digits
 * always count something; number words may, so they are faint unless the sentence states what is there.
 */
export function countsIn(reading: Counting): Mention[] {
  return [...cardinals(reading), ...groups(reading), ...nounsFirst(reading), ...ordinals(reading)];
}

function cardinals({ text, left, grammar, values, context }: Counting): Mention[] {
  const { counted, stating } = patternsOf(grammar);
  return [...left.matchAll(counted)].flatMap((match) => {
    const { count = '', words = '', mark = '' } = groupsOf(match, text);
    const value = values.number(count);
    const noun = nounOf(words, count, grammar, context);
    if (value === undefined || noun === undefined) return [];
    const slot = spanOf(match, 'count');
    const stated = stating.test(text.slice(0, slot.start));
    if (!stated && grammar.language.numbers.ambiguous.includes(count.toLowerCase())) return [];
    const end = slot.end + mark.length + words.indexOf(noun.typed) + noun.typed.length;
    const told = noun.counted && (value > 10 || stated);
    const sure =
      (/\d/.test(count) && noun.counted) || (told && !isVague(count, grammar, noun.counted));
    const extras = { noun: noun.typed.toLowerCase(), slot, ...(sure ? {} : { faint: true }) };
    const half = patternsOf(grammar).half.exec(text.slice(end));
    if (half)
      return [
        mention(text, 'count', { start: slot.start, end: end + half[0].length }, value + 0.5, {
          noun: extras.noun,
          ...(sure ? {} : { faint: true }),
        }),
      ];
    return [mention(text, 'count', { start: slot.start, end }, value, extras)];
  });
}

/** «mille avventure» counts nothing, «mille recensioni» may. */
function isVague(count: string, { language }: Grammar, counted: boolean): boolean {
  return !counted && language.numbers.vague.includes(count.toLowerCase());
}

function groups({ text, left, grammar, context }: Counting): Mention[] {
  const { group } = patternsOf(grammar);
  return [...left.matchAll(group)].flatMap((match) => {
    const { many = '1', group: name = '', noun = '' } = groupsOf(match, text);
    const worth = worthOf(name, grammar);
    const times = /\d/.test(many) ? Number(many) : (grammar.numbers.valueOf(many) ?? 1);
    if (worth === undefined) return [];
    const stated = patternsOf(grammar).stating.test(text.slice(0, spanOf(match, 'm').start));
    const faint = !stated || !context.nouns.has(nounStem(noun));
    const extras = { noun: noun.toLowerCase(), ...(faint ? { faint } : {}) };
    return [mention(text, 'count', spanOf(match, 'm'), times * worth, extras)];
  });
}

/** «gli open day sono due», «gli assistenti, dodici in tutto». */
function nounsFirst({ text, left, grammar, values, context }: Counting): Mention[] {
  return patternsOf(grammar).nounFirst.flatMap((regex) =>
    [...left.matchAll(regex)].flatMap((match) => {
      const { n = '', noun: beside = '', group } = groupsOf(match, text);
      const noun = subjectBefore(text.slice(0, match.index), beside, context);
      const worth = worthOf(group, grammar);
      const value = worth ?? values.number(n);
      if (value === undefined) return [];
      const slot = n === '' ? undefined : spanOf(match, 'n');
      const sure = /\d/.test(n) || context.nouns.has(nounStem(noun));
      const extras = {
        noun: noun.toLowerCase(),
        ...(slot ? { slot } : {}),
        ...(sure ? {} : { faint: true }),
      };
      return [mention(text, 'count', spanOf(match, 'm'), value, extras)];
    }),
  );
}

/** How many words before «sono sei» may stand between it and what is counted. */
const NEAR = 4;

/** «gli sport del campus sono sei» counts the sports. */
function subjectBefore(before: string, beside: string, { nouns }: MentionContext): string {
  if (nouns.has(nounStem(beside))) return beside;
  const clause = before.split(/[.,:;!?()]/).at(-1) ?? '';
  const near = (clause.match(/\p{L}+/gu) ?? []).slice(-NEAR);
  return near.findLast((word) => nouns.has(nounStem(word))) ?? beside;
}

function worthOf(group: string | undefined, { language }: Grammar): number | undefined {
  const name = group?.toLowerCase() ?? '';
  return Object.entries(language.groups).find(([word]) => word === name)?.[1];
}

/** «il secondo figlio», where some fact counts in order. */
function ordinals({ text, left, grammar, values, context }: Counting): Mention[] {
  return [...left.matchAll(patternsOf(grammar).ordinal)].flatMap((match) => {
    const { count = '', noun = '' } = groupsOf(match, text);
    const value = values.ordinal(count);
    if (value === undefined || !context.nouns.has(`º ${nounStem(noun)}`)) return [];
    return [
      mention(text, 'count', wholeOf(match), value, {
        noun: noun.toLowerCase(),
        slot: spanOf(match, 'count'),
        ordinal: !/\d/.test(count),
      }),
    ];
  });
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
): Noun | undefined {
  const { article, noNoun } = patternsOf(grammar);
  const following = after
    .trim()
    .replace(/^[’']\s?/, '')
    .split(/\s/)
    .filter(Boolean);
  const digits = /\d/.test(count);
  if (!digits && article.test(count)) return undefined;
  const stop = following.findIndex((word) => noNoun.test(word) || word.length < 3);
  const near = following.slice(0, Math.min(digits ? 3 : 2, stop < 0 ? 3 : stop));
  if (grammar.numbers.valueOf(following[0] ?? '') !== undefined) return undefined;
  const counted = near.find((word) => nouns.has(nounStem(word)));
  if (counted !== undefined) return { typed: counted, counted: true };
  const [first = ''] = following;
  const measure = grammar.language.counts.measures.includes(first.toLowerCase());
  const long = first.length > 3 || (digits && measure);
  return long && !noNoun.test(first) ? { typed: first, counted: false } : undefined;
}

const YEAR = /(?<![\p{L}\d_]|\d[.,:/])(?:19|20)\d{2}(?![\p{L}\d_]|[.,:/]\d)/giu;
/** A token of digits is quoted whole: «3D», «4x4». One that begins with letters is a name. */
const TOKEN = /(?<![\p{L}\d_]|\p{L}-)\d[\p{L}\d]*(?:[.,:/×-]\d[\p{L}\d]*)*/giu;

/** Years that stand alone. */
export function yearsIn(text: string): Mention[] {
  return [...text.matchAll(YEAR)].map((match) =>
    mention(text, 'year', wholeOf(match), Number(match[0])),
  );
}

/** Whatever digits are left. */
export function numbersIn(text: string): Mention[] {
  return [...text.matchAll(TOKEN)].map((match) =>
    mention(text, 'number', wholeOf(match), plain(match[0]), { faint: true }),
  );
}

function plain(token: string): number | string {
  return /^\d+(?:[.,]\d+)*$/.test(token) ? digitsValue(token) : token;
}
