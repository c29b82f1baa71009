import { type Match, one, type Reader } from './match.ts';
import type { Mention } from './mention.ts';
import { monthOf } from './read-days.ts';
import { iso } from './values.ts';

/** «la terza settimana di luglio», «l’ultima domenica di maggio». */
export function partOfMonth(kind: 'week' | 'weekdayOfMonth'): Reader {
  return (match) => {
    const { groups, values } = match;
    const place = groups.roman ? roman(groups.roman) : values.ordinal(groups.ordinal ?? '');
    const [ordinal, number] = [place, monthOf(match)];
    if (ordinal === undefined || number === undefined) return [];
    const day = groups.weekday === undefined ? '' : `${values.weekday(groups.weekday)}/`;
    const start = iso(values.year(groups.year) ?? match.context.year, number);
    return one(match, kind, `${start}/${day}${ordinal}`);
  };
}

/** In the order in which they are looked for. */
const ROMAN = Object.entries({ XL: 40, L: 50, X: 10, IX: 9, V: 5, IV: 4, I: 1 });

function roman(typed: string): number {
  const [sign, value] = ROMAN.find(([sign]) => typed.startsWith(sign)) ?? ['', 0];
  return sign === '' ? 0 : value + roman(typed.slice(sign.length));
}

/** «la ventiduesima edizione», «la XV edizione». */
export function nth(match: Match): Mention[] {
  const { groups, values } = match;
  const value = groups.roman
    ? roman(groups.roman)
    : values.ordinal(groups.nth ?? groups.ordinal ?? '');
  return one(match, 'count', value, { noun: groups.noun?.toLowerCase() ?? '', spoken: true });
}
