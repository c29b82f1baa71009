import { mention } from './find.ts';
import type { Language } from './language.ts';
import { hasHalf, type Match, one } from './match.ts';
import type { Mention } from './mention.ts';

export function ageRange(match: Match): Mention[] {
  const { groups, values, text } = match;
  const [from, to] = [values.number(groups.from), values.number(groups.to)];
  if (from === undefined || to === undefined || from >= to || to > 120) return [];
  const noun = match.language.ageNoun;
  const end = (name: string, value: number) =>
    mention(text, 'age', match.spanOf(name), value, { noun });
  return one(match, 'ageRange', { from, to }, { ends: [end('from', from), end('to', to)] });
}

export function age(match: Match): Mention[] {
  const { groups, values } = match;
  const typed = groups.min ?? groups.max ?? '';
  const stem = /\d/.test(typed) ? undefined : ageStem(match.language, typed);
  const value = /\d\D/.test(typed)
    ? values.ordinal(typed)
    : (values.number(typed) ?? values.ordinal(typed) ?? stem);
  if (value === undefined || value < 0 || value > 120) return [];
  const half = hasHalf(match) ? 0.5 : 0;
  const years = match.spanOf(groups.min === undefined ? 'max' : 'min');
  const bound = groups.min === undefined ? 'max' : 'min';
  return one(match, 'age', value + half, { bound, ...(half ? {} : { slot: years }) });
}

function ageStem({ numbers }: Language, typed: string): number | undefined {
  const stem = typed.toLowerCase();
  const all = Object.entries({ ...numbers.below20, ...numbers.tens });
  return numbers.ageStems[stem] ?? all.find(([word]) => word.replace(/[aeio]$/, '') === stem)?.[1];
}
