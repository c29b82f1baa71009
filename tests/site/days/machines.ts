// Checks against the facts what machines read: structured data, calendars, deadlines of estimates.
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { quote } from '../../../src/pricing/quote.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import type { Oracle } from './oracle.ts';
import { instantsOf } from './walk.ts';

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const DATES = /"(?:startDate|endDate|validFrom|validThrough)":"(\d{4}-\d\d-\d\d)/g;
const CALENDAR_DATES = /^DTSTART(?:;VALUE=DATE|;TZID=[^:]*)?:(\d{4})(\d\d)(\d\d)/gm;

/**
 * Dates found in no fact, in no page's `says`, and not as a week's deadline.
 * @param said what facts and pages say
 */
export function strangeDates(
  site: ReadonlyMap<string, string>,
  said: string,
  { weeks }: Oracle,
): string[] {
  const deadlines = [...weeks.values()].map((closes) =>
    new Date(closes - 1000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }),
  );
  return [...site].flatMap(([path, text]) => {
    const data = [...text.matchAll(DATA)].map(([, json = '']) => json).join();
    const dates = [
      ...[...data.matchAll(DATES)].map(([, date = '']) => date),
      ...(path.endsWith('.ics') ? [...text.matchAll(CALENDAR_DATES)] : []).map((parts) =>
        parts.slice(1).join('-'),
      ),
    ];
    return [...new Set(dates)]
      .filter((date) => !said.includes(`"${date}"`) && !deadlines.includes(date))
      .map((date) => `${path}: ${date}`);
  });
}

/** Weeks that an estimate shows as open when the facts close them, or the reverse. */
export function wrongEstimates(
  oracle: Oracle,
  facts: PriceFacts,
  request: Pick<ChildRequest, 'venue' | 'timeBand'>,
): string[] {
  const wrong: string[] = [];
  for (const [monday, closes] of oracle.weeks)
    for (const now of instantsOf(oracle)) {
      const { deadlines } = quote([{ ...request, weeks: 1, weekStarts: [monday] }], facts, { now });
      const week = deadlines.find(({ key }) => key === 'week');
      if (week?.over !== now >= closes) wrong.push(`${monday} at ${new Date(now).toISOString()}`);
    }
  return wrong;
}
