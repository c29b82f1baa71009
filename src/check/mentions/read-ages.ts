import { mention } from './find.ts';
import type { Language } from './language.ts';
import { isArticle, type Match, one } from './match.ts';
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
  const half = /mezz|half/i.test(match.text.slice(match.span.start, match.span.end)) ? 0.5 : 0;
  const years = match.spanOf(groups.min === undefined ? 'max' : 'min');
  const bound = groups.min === undefined ? 'max' : 'min';
  return one(match, 'age', value + half, { bound, ...(half ? {} : { slot: years }) });
}

function ageStem({ numbers }: Language, typed: string): number | undefined {
  const stem = typed.toLowerCase();
  const all = Object.entries({ ...numbers.below20, ...numbers.tens });
  return numbers.ageStems[stem] ?? all.find(([word]) => word.replace(/[aeio]$/, '') === stem)?.[1];
}

/** A counted unit of time; its noun tells facts of one number apart. */
export function duration(match: Match): Mention[] {
  const { groups, values, language, text, span } = match;
  const typed = text.slice(span.start, span.end).toLowerCase();
  const minutes = values.number(groups.minutes);
  if (minutes !== undefined)
    return minutes > 1
      ? one(match, 'count', minutes, {
          noun: 'minuti',
          unit: 'minute',
          slot: match.spanOf('minutes'),
        })
      : [];
  const quarters = values.number(groups.quarters);
  if (quarters !== undefined)
    return one(
      match,
      'count',
      (/or[ae] e /.test(text.slice(span.start, span.end))
        ? 60 * (values.number(groups.n) ?? 1)
        : 0) +
        quarters * 15,
      { noun: 'minuti', unit: 'minute', spoken: true },
    );
  const part = groups.part && 15;
  if (part || (groups.more !== undefined && groups.unit === undefined))
    return one(
      match,
      'count',
      (values.number(groups.n) ?? 1) * 60 + (part || Number(groups.more)),
      { noun: 'minuti', unit: 'minute', spoken: true },
    );
  const article =
    isArticle(match, groups.n) && !/mezz/.test(typed) && groups.spanOfYears === undefined;
  if (article && !match.faint) return [];
  const years =
    groups.spanOfYears &&
    Object.entries(language.spansOfYears).find(
      ([name]) => name === groups.spanOfYears?.toLowerCase(),
    );
  if (years)
    return one(match, 'count', years[1] * (values.number(groups.n) ?? 1), {
      noun: language.ageNoun,
      unit: 'year',
    });
  const ofHour = Object.entries(language.partsOfHours).find(([words]) =>
    new RegExp(words, 'iu').test(typed),
  );
  if (groups.n === undefined && groups.days === undefined && groups.unit === undefined)
    return ofHour ? one(match, 'count', ofHour[1], { unit: 'minute', noun: 'minuti' }) : [];
  const half = /e mezz[ao]$/.test(typed) ? 0.5 : 0;
  const value = (values.number(groups.n ?? groups.days) ?? (half ? 1 : Number.NaN)) + half;
  const noun = (groups.unit ?? 'giorni').toLowerCase();
  const unit = Object.entries(language.units).find(([name]) => name === noun)?.[1];
  if (Number.isNaN(value) || unit === undefined) return [];
  const slot = groups.n === undefined || half ? undefined : match.spanOf('n');
  const own = article ? { quiet: true } : {};
  const vague = language.numbers.vague.includes(groups.n?.toLowerCase() ?? '')
    ? { faint: true }
    : {};
  return one(match, 'count', value, { noun, unit, ...(slot ? { slot } : {}), ...vague, ...own });
}
