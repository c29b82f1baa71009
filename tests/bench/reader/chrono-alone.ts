import * as en from 'chrono-node/en';
import * as it from 'chrono-node/it';
import type { Exclusions } from './exclusions.ts';
import { isExcluded } from './exclusions.ts';
import { type Case, type Found, verdictOn, yearless } from './judged.ts';

const KINDS = new Set([
  'date',
  'date range',
  'date-range',
  'hour',
  'hour range',
  'time',
  'time-range',
]);

/** Dates and hours of the same cases as chrono-node reads them, in its free and in its strict manner. */
export function chronoAlone(
  cases: readonly (Case & { readonly file?: string })[],
  { public: open, corpus }: Exclusions,
) {
  const rows = new Map<
    string,
    { right: number; wrong: number; missed: number; excluded: number }
  >();
  for (const one of cases) {
    if (isExcluded(one, [...open, ...corpus])) continue;
    const wanted = one.expected.filter(({ kind }) => KINDS.has(kind));
    if (wanted.length === 0) continue;
    const found = read(one);
    for (const expected of wanted) {
      const row = rows.get(expected.kind) ?? { right: 0, wrong: 0, missed: 0, excluded: 0 };
      rows.set(expected.kind, row);
      row[verdictOn(expected, found)] += 1;
    }
  }
  return [...rows].map(([kind, row]) => ({ kind, ...row }));
}

function read({ text, language, year }: Case): Found[] {
  const { casual } = language === 'it' ? it : { casual: en.GB };
  return casual
    .parse(text, new Date(Date.UTC(year, 0, 1, 12)))
    .map(({ index, text: typed, start, end }) => {
      const keys = [start, ...(end ? [end] : [])].map((part) => {
        const two = (value: number | null) => String(value ?? 0).padStart(2, '0');
        const date = `${part.get('year')}-${two(part.get('month'))}-${two(part.get('day'))}`;
        const time = `${two(part.get('hour'))}:${two(part.get('minute'))}`;
        return { date, time, hour: part.isCertain('hour') };
      });
      const [from, to] = keys;
      const one = from
        ? [
            `date:${from.date}`,
            `date:${yearless(from.date)}`,
            ...(from.hour ? [`time:${from.time}`] : []),
          ]
        : [];
      const both =
        from && to
          ? [
              `dateRange:${from.date}..${to.date}`,
              `dateRange:${yearless(from.date)}..${yearless(to.date)}`,
              `timeRange:${from.time}..${to.time}`,
            ]
          : [];
      return { start: index, end: index + typed.length, kind: 'date', keys: [...one, ...both] };
    });
}
