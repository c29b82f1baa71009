import type { Counting, Patterns } from './count-patterns.ts';
import { mention, spanOf, wholeOf } from './find.ts';
import type { Grammar } from './grammar.ts';
import type { Mention, MentionContext } from './mention.ts';
import { nounStem } from './noun-stem.ts';
import { groupsOf } from './read-forms.ts';

export function groups({ text, find, grammar, context }: Counting): Mention[] {
  const { group } = grammar.counts;
  return find(group).flatMap((match) => {
    const { many = '1', group: name = '', noun = '' } = groupsOf(match, text);
    const worth = worthOf(name, grammar);
    const times = /\d/.test(many) ? Number(many) : (grammar.numbers.valueOf(many) ?? 1);
    if (worth === undefined) return [];
    const stated = grammar.counts.stating.test(text.slice(0, spanOf(match, 'm').start));
    const faint = !stated || !context.nouns.has(nounStem(noun));
    const unit = Object.entries(grammar.language.units).find(
      ([name]) => name === noun.toLowerCase(),
    )?.[1];
    const extras = {
      noun: noun.toLowerCase(),
      ...(unit ? { unit } : {}),
      ...(faint ? { faint } : {}),
    };
    return [mention(text, 'count', spanOf(match, 'm'), times * worth, extras)];
  });
}

/** «gli open day sono due», «gli assistenti, dodici in tutto». */
export function nounsFirst({ text, find, grammar, values, context }: Counting): Mention[] {
  return grammar.counts.nounFirst.flatMap((pattern) =>
    find(pattern).flatMap((match) => {
      const { n = '', noun: beside = '', group } = groupsOf(match, text);
      const asked = match[0].includes('?');
      const noun = asked ? beside : subjectBefore(text.slice(0, match.index), beside, context);
      const worth = worthOf(group, grammar);
      const value = worth ?? values.number(n);
      if (value === undefined) return [];
      const slot = n === '' ? undefined : spanOf(match, 'n');
      const sure = context.nouns.has(nounStem(noun));
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

/** «15-20 ragazzi», «tra i venti e i trenta bambini»: two counts of one noun. */
export function ranges({ text, find, grammar, values, context }: Counting): Mention[] {
  return find(grammar.counts.range).flatMap((match) => {
    const { from, to, noun = '' } = groupsOf(match, text);
    const [low, high] = [values.number(from), values.number(to)];
    if (low === undefined || high === undefined || low >= high) return [];
    const counted = context.nouns.has(nounStem(noun));
    const extras = { noun: noun.toLowerCase(), ...(counted ? {} : { faint: true }) };
    const [first, second] = [spanOf(match, 'from'), spanOf(match, 'to')];
    return [
      mention(text, 'count', first, low, { ...extras, slot: first }),
      mention(text, 'count', { ...second, end: spanOf(match, 'm').end }, high, {
        ...extras,
        slot: second,
      }),
    ];
  });
}

/** «un rapporto di 1:10», «squadre da 8»: counts whose noun stands elsewhere. */
export function ratios({ text, find, grammar, values }: Counting): Mention[] {
  const { ratio, bare } = grammar.counts;
  return [ratio, ...bare].flatMap(find).flatMap((match) => {
    const value = values.number(groupsOf(match, text).n);
    if (value === undefined) return [];
    return [
      mention(text, 'count', spanOf(match, 'm'), value, {
        slot: spanOf(match, 'n'),
        faint: true,
      }),
    ];
  });
}

export function genderOf(typed: string, { feminine }: Patterns): 'usual' | 'feminine' {
  return feminine.test(typed) ? 'feminine' : 'usual';
}

/** «il secondo figlio», where some fact counts in order. */
export function ordinals({ text, find, grammar, values, context }: Counting): Mention[] {
  return find(grammar.counts.ordinal).flatMap((match) => {
    const { count = '', noun = '' } = groupsOf(match, text);
    const value = values.ordinal(count);
    if (value === undefined || !context.nouns.has(`º ${nounStem(noun)}`)) return [];
    return [
      mention(text, 'count', wholeOf(match), value, {
        noun: noun.toLowerCase(),
        slot: spanOf(match, 'count'),
        ordinal: genderOf(count, grammar.counts),
      }),
    ];
  });
}
