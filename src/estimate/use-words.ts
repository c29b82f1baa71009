import { useTranslation } from 'react-i18next';
import { lookUp } from '../content/look-up.ts';
import { useEstimatePage } from '../layout/template-pages.ts';
import type { QuoteDeadline } from '../pricing/deadlines.ts';
import type { RegulationsSection } from '../pricing/regulations.ts';
import { venueInFacts } from '../pricing/request/venue-id.ts';
import { addDays, type CalendarDate } from '../time/calendar.ts';
import { DAYS_PER_WEEK } from '../time/season-weeks.ts';
import { useEstimate } from './estimate-context.tsx';

/** Formats the values of a quote for this page. */
export function useWords() {
  const { page, t, facts, write, pathOf, quote } = useEstimatePage();
  return {
    euro: (cents: number) => write('euro', cents / 100),
    percent: (basisPoints: number) => write('percent', basisPoints / 100),
    /** `1 settimana`, `4 settimane`. */
    amountOf: (count: number, unit: 'weeks' | 'days' | 'children') =>
      t(`receipt.${unit}`, { count, current: write('number', count) }),
    /** `9–13 giugno, 16–20 giugno` */
    weekDates: (mondays: readonly CalendarDate[]) =>
      mondays
        .map((from) => write('dateRange', { from, to: addDays(from, DAYS_PER_WEEK - 1) }))
        .join(', '),
    venueName: (venue: string) => lookUp(facts.venues, venueInFacts(venue)).name,
    childName: (number: number) => t('questions.child', { current: write('number', number) }),
    /** A link to a section of the regulations. */
    section: (id: RegulationsSection) => ({
      to: pathOf(page.targets.regulations.page ?? '', id),
      label: t('receipt.section', { title: lookUp(quote?.sections ?? {}, id).title }),
    }),
  };
}

/** Says which of several children a sentence is about; `child` counts from 1 in the quote. */
export function useForChild(): (child: number, sentence: string) => string {
  const { t, write } = useEstimatePage();
  const { siblings, children } = useEstimate().answers;
  return (child, sentence) => {
    if (children.length === 1) return sentence;
    const current = write('number', siblings + child);
    return t('notes.forChild', { current, title: sentence });
  };
}

export function useDeadlineWords() {
  const { t, write } = useEstimatePage();
  const { t: quote } = useTranslation('quote');
  return {
    /** `mercoledì 4 giugno 2025, ore 23:59` */
    when: ({ date, time }: QuoteDeadline) =>
      t('deadlines.at', { date: write('longDate', date), time: write('time', time) }),
    /** What must be done by then. */
    what: ({ key, monday }: QuoteDeadline) =>
      quote(`deadlines.${key}`, { date: monday ? write('longDate', monday) : '' }),
  };
}
