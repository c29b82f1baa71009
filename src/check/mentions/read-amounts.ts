import { mention } from './find.ts';
import { isArticle, type Match, one, pair, round } from './match.ts';
import type { Mention } from './mention.ts';

/** Cents stand in two digits: «15 euro e 5» states no amount that anyone would write so. */
export function amount(match: Match): Mention[] {
  const { groups, values, span, text } = match;
  if (groups.amounts !== undefined) return amounts(match);
  if (groups.half !== undefined) return one(match, 'money', 0.5, { spoken: true });
  const whole = values.number(groups.n ?? groups.d);
  const cents = values.number(groups.cents);
  const second = values.number(groups.second);
  if (groups.cents !== undefined && (cents === undefined || cents > 99)) return [];
  const unitFirst = groups.n !== undefined && match.spanOf('n').start > span.start;
  if (unitFirst && isArticle(match, groups.n)) return [];
  const { groups: groupNames } = match.language;
  const group = Object.entries(groupNames).find(([name]) => name === groups.group?.toLowerCase());
  if (group) return one(match, 'money', group[1], { spoken: true });
  if (whole === undefined)
    return one(match, 'money', cents === undefined ? undefined : cents / 100);
  if (second !== undefined) return pair(match, 'money', whole, second);
  if (cents !== undefined && !Number.isInteger(whole)) return [];
  const half = match.language.counts.half.trim();
  if (new RegExp(`(?:${half})$`, 'iu').test(text.slice(span.start, span.end)))
    return [mention(text, 'money', span, whole + 0.5, { spoken: true })];
  return [mention(text, 'money', span, round(whole + (cents ?? 0) / 100))];
}

/** «135/120/110 €»: for one child, for two, for three. */
function amounts({ text, values, spanOf }: Match): Mention[] {
  const { start, end } = spanOf('amounts');
  return [...text.slice(start, end).matchAll(/[^/]+/g)].flatMap(({ 0: typed, index }) => {
    const value = values.number(typed);
    const at = { start: start + index, end: start + index + typed.length };
    return value === undefined ? [] : [mention(text, 'money', at, value)];
  });
}

export function percent(match: Match): Mention[] {
  const { text, span, language } = match;
  const unit = new RegExp(language.lists.percent, 'iu');
  const inWords = unit.test(text.slice(span.start, span.end)) ? {} : { spoken: true };
  const told = new RegExp(language.lists.discount, 'iu').test(text) ? {} : { ofAnything: true };
  return percents(match).map((one) => ({ ...one, ...inWords, ...told }));
}

function percents(match: Match): Mention[] {
  const { groups, values } = match;
  const [n, second, part] = [groups.n, groups.second, groups.part].map((typed) =>
    values.number(typed),
  );
  if (isArticle(match, groups.n)) return [];
  if (n !== undefined && second !== undefined) return pair(match, 'percent', n, second);
  const of = groups.fraction && match.language.fractions;
  const parts = of
    ? Object.entries(of).find(([name]) => name === groups.fraction?.toLowerCase())
    : undefined;
  const of2 = values.number(groups.whole);
  if (part !== undefined && of2)
    return part < of2 ? one(match, 'percent', round((100 * part) / of2)) : [];
  if (part !== undefined && parts) return one(match, 'percent', round((100 * part) / parts[1]));
  const tenths = values.number(groups.ofTen);
  const ten = groups.ten === undefined ? 10 : values.number(groups.ten);
  if (tenths !== undefined)
    return ten && SHARED.has(ten) && tenths < ten
      ? one(match, 'percent', round((100 * tenths) / ten))
      : [];
  const [take, pay] = [values.number(groups.take), values.number(groups.pay)];
  if (take !== undefined && pay !== undefined)
    return pay > 0 && take > pay ? one(match, 'percent', round(100 * (1 - pay / take))) : [];
  return one(match, 'percent', groups.n === undefined ? 50 : n);
}

/** What people are counted out of. */
const SHARED: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 50, 100, 1000]);

/** What people rate out of. */
const RATED: ReadonlySet<number> = new Set([5, 6, 10, 30, 100]);

export function rating(match: Match): Mention[] {
  const { groups, values, text, language, span } = match;
  const half = new RegExp(language.counts.half.trim(), 'iu').test(text.slice(span.start, span.end))
    ? 0.5
    : 0;
  const typed = values.number(groups.n ?? groups.d);
  const value = typed === undefined ? undefined : typed + half;
  const outOf = groups.of === undefined ? ((value ?? 0) > 5 ? 10 : 5) : values.number(groups.of);
  if (value === undefined || outOf === undefined || value > outOf || !RATED.has(outOf)) return [];
  const decimal = !Number.isInteger(value);
  const rated =
    decimal ||
    groups.of === undefined ||
    groups.sure !== undefined ||
    new RegExp(language.lists.ratingWords, 'iu').test(text);
  if (!rated && groups.d !== undefined) return [];
  const slot = match.spanOf(groups.n === undefined ? 'd' : 'n');
  return one(match, 'rating', value, {
    outOf,
    slot,
    ofAnything: true,
    ...(rated ? {} : { faint: true }),
  });
}
