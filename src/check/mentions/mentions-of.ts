import { placeholdersOf } from '../../content/placeholders.ts';
import { numbersIn, yearsIn } from './bare-numbers.ts';
import { chronoDatesIn } from './chrono-dates.ts';
import { emailsIn, phonesIn, urlsIn } from './contacts.ts';
import { countsIn } from './counts.ts';
import { daysAfterDates } from './days-after-dates.ts';
import { hide } from './find.ts';
import type { FormPattern } from './forms.ts';
import { type Grammar, grammarFor } from './grammar.ts';
import { lowered } from './latin.ts';
import type { Mention, MentionContext, Span } from './mention.ts';
import { MASKED } from './number-words.ts';
import { readForms } from './read-forms.ts';
import { seenText } from './seen-text.ts';
import { windowsOf } from './windows.ts';

/**
 * Every value that a text states by hand, in the order of the text; placeholders are opaque, tags and
 * entities transparent.
 * @param language such as `it` or `it-IT`; a language that we cannot read has no mentions
 */
export function mentionsOf(text: string, language: string, context: MentionContext): Mention[] {
  const grammar = grammarFor(language);
  if (!grammar) return [];
  const bare = text.includes('{{') ? hide(text, placeholdersOf(text)) : text;
  const seen = seenText(bare);
  const nouns = grammar.nouns.said(context.nouns);
  const found = windowsOf(seen.text).flatMap(({ start, end }) => {
    const part = seen.text.slice(start, end);
    if (!grammar.hint.test(lowered(part))) return [];
    const typedSpan = (span: Span) =>
      seen.typedSpan({ start: start + span.start, end: start + span.end });
    return readSeen(part, grammar, { ...context, nouns }).map((one) =>
      grammar.nouns.named(typedAs(one, text, typedSpan)),
    );
  });
  return found.sort((a, b) => a.start - b.start);
}

const NUMBER = new RegExp(MASKED);
const DIGIT = /\d/;

/** Stretches that hold no fact are looked for only where something was found. */
function readSeen(seen: string, grammar: Grammar, context: MentionContext): Mention[] {
  const found = readLeft(seen, seen, grammar, context);
  if (found.length === 0) return found;
  const stretches = grammar.stretches.in(seen);
  const noFacts = stretches('noFact');
  const again = noFacts.some((stretch) => found.some((one) => touches(one, stretch)))
    ? readLeft(seen, hide(seen, noFacts), grammar, context)
    : found;
  const [quiet, faint] = [stretches('quiet'), stretches('faint')];
  return daysAfterDates(seen, again).map((one) => ({
    ...one,
    ...(isIn(one, quiet) ? { quiet: true } : {}),
    ...(isIn(one, faint) ? { faint: true } : {}),
  }));
}

type Find = (left: string) => Mention[];

function readLeft(
  seen: string,
  facts: string,
  grammar: Grammar,
  context: MentionContext,
): Mention[] {
  const values = grammar.valuesIn(context.year);
  let left = grammar.numbers.masked(facts);
  const digits = DIGIT.test(left);
  const numbers = digits || NUMBER.test(left);
  const mayHold = grammar.index.in(left);
  const forms: Find[] = grammar.steps
    .filter((step) => numbers || !step.numbers)
    .map(({ under, forms: all }) => (rest) => {
      const own = all.filter(({ pattern }) => mayHold(pattern));
      if (own.length === 0) return [];
      if (under && !under.test(`${context.heading ?? ''} ${seen}`)) return [];
      return readForms({ text: seen, left: rest }, own, values, grammar.language, context);
    });
  const withDigits: readonly Find[] = [
    yearsIn,
    (rest) => (DIGIT.test(rest) ? chronoDatesIn(rest, grammar.code, context) : []),
    numbersIn,
  ];
  const finders: readonly Find[] = [
    emailsIn,
    urlsIn,
    ...(digits ? [phonesIn] : []),
    ...forms,
    (rest) => {
      const find = (one: FormPattern) => (mayHold(one) ? one.in(rest) : []);
      return countsIn({ text: seen, left: rest, find, grammar, values, context });
    },
    ...(digits ? withDigits : []),
  ];
  return finders.flatMap((find) => {
    const mentions = apart(find(left));
    left = hide(left, mentions);
    return mentions;
  });
}

function touches(one: Span, { start, end }: Span): boolean {
  return one.start < end && one.end > start;
}

function isIn(one: Span, stretches: readonly Span[]): boolean {
  return stretches.some(({ start, end }) => one.start >= start && one.end <= end);
}

/** The longest of overlapping mentions, the first of those that are as long. */
function apart(mentions: readonly Mention[]): Mention[] {
  const chosen: Mention[] = [];
  const byLength = [...mentions].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  for (const one of byLength)
    if (chosen.every(({ start, end }) => one.end <= start || one.start >= end)) chosen.push(one);
  return chosen;
}

/** A mention of the seen text, where it was typed. */
function typedAs(one: Mention, text: string, typedSpan: (span: Span) => Span): Mention {
  const { start, end } = typedSpan(one);
  const slot = one.slot && { slot: typedSpan(one.slot) };
  const [from, to] = one.ends ?? [];
  const ends = from &&
    to && { ends: [typedAs(from, text, typedSpan), typedAs(to, text, typedSpan)] as const };
  return { ...one, start, end, typed: text.slice(start, end), ...slot, ...ends };
}
