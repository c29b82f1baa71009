import type { QuoteLine } from '../../pricing/lines.ts';
import { type CalendarDate, isCalendarDate } from '../../time/calendar.ts';

/** The prices when a shared link was made, and the date in Rome. */
export interface RememberedPrices {
  readonly date: CalendarDate;
  /** In cents, by child and line: `1.week`. */
  readonly cents: ReadonlyMap<string, number>;
}

/** A price that has changed since. */
export interface PriceChange {
  readonly key: QuoteLine['key'];
  readonly fromCents: number;
  readonly toCents: number;
}

/** The parameter's name; like all of them, fixed by links already sent. */
export const PRICES_PARAMETER = 'listino';

/** No family has so many lines: a longer list is not ours. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)((?:_\d\.[A-Za-z]{1,20}\.\d{1,7}){1,60})$/;

/** `2025-05-03_1.week.13500_1.enrolment.1000` */
export function writePrices(lines: readonly QuoteLine[], date: CalendarDate): string {
  return [date, ...[...pricesOf(lines)].map(([line, cents]) => `${line}.${cents}`)].join('_');
}

/** Undefined if the text has no meaning. */
export function readPrices(text: string): RememberedPrices | undefined {
  const [, date = '', list = ''] = WRITTEN.exec(text) ?? [];
  if (!isCalendarDate(date)) return undefined;
  const entries = list.slice(1).split('_');
  const cents = entries.map((entry): [string, number] => {
    const at = entry.lastIndexOf('.');
    return [entry.slice(0, at), Number(entry.slice(at + 1))];
  });
  return { date, cents: new Map(cents) };
}

/** The prices that have changed, each once, however many children it concerns. */
export function priceChanges(
  { cents }: RememberedPrices,
  lines: readonly QuoteLine[],
): PriceChange[] {
  const changes = [...pricesOf(lines)].flatMap(([line, toCents]) => {
    const fromCents = cents.get(line);
    if (fromCents === undefined || fromCents === toCents) return [];
    return [{ key: line.slice(2) as QuoteLine['key'], fromCents, toCents }];
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The unit prices before discounts. */
function pricesOf(lines: readonly QuoteLine[]): Map<string, number> {
  const priced = lines.filter(
    ({ quantity, takenOff, basisPoints }) => quantity && !takenOff && !basisPoints,
  );
  return new Map(priced.map(({ child, key, toCents = 0 }) => [`${child}.${key}`, toCents]));
}
