import { useTranslation } from 'react-i18next';
import { lookUp } from '../content/look-up.ts';
import { usePage } from '../layout/site-context.tsx';
import type { QuoteDeadline } from '../pricing/deadlines.ts';
import type { RegulationsSection } from '../pricing/regulations.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';
import { addDays, type CalendarDate } from '../time/calendar.ts';
import { CAMP_DAYS_PER_WEEK } from '../time/season-weeks.ts';
import { useEstimate } from './estimate-context.tsx';

/** Formats the values of a quote for this page. */
export function useWords() {
  const { page, t, facts, format, pathOf, quote } = usePage<'estimate'>();
  const { siblings, children } = useEstimate().answers;
  return {
    euro: (cents: number) => format('euro', cents / 100),
    percent: (basisPoints: number) => format('percent', basisPoints / 100),
    /** `1 settimana`, `4 settimane`. */
    amountOf: (count: number, unit: 'weeks' | 'days' | 'children') =>
      t(`receipt.${unit}`, { count, current: format('number', count) }),
    /** `9–13 giugno, 16–20 giugno` */
    weekDates: (mondays: readonly CalendarDate[]) =>
      mondays
        .map((from) => format('dateRange', { from, to: addDays(from, CAMP_DAYS_PER_WEEK - 1) }))
        .join(', '),
    dayDates: (dates: readonly CalendarDate[]) =>
      dates.map((date) => format('dayMonth', date)).join(', '),
    venueName: (venue: string) => lookUp(facts.venues, venueInFacts(venue)).name,
    /** Says which of several children a sentence is about; `child` counts from 1 in the quote. */
    forChild: (child: number, title: string) =>
      children.length === 1
        ? title
        : t('notes.forChild', { current: format('number', siblings + child), title }),
    childName: (number: number) => t('questions.child', { current: format('number', number) }),
    /** A link to a section of the regulations. */
    section: (id: RegulationsSection) => ({
      to: pathOf(page.targets.regulations.page ?? '', id),
      label: t('receipt.section', { title: lookUp(quote?.sections ?? {}, id).title }),
    }),
  };
}

export function useDeadlineWords() {
  const { t, format } = usePage<'estimate'>();
  const { t: tQuote } = useTranslation('quote');
  return {
    /** `mercoledì 4 giugno 2025, ore 23:59` */
    when: ({ date, time }: QuoteDeadline) =>
      t('deadlines.at', { date: format('longDate', date), time: format('time', time) }),
    /** What must be done by then. */
    what: ({ key, monday }: QuoteDeadline) =>
      tQuote(`deadlines.${key}`, { date: monday ? format('longDate', monday) : '' }),
  };
}
