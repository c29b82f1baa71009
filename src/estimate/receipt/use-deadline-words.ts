import { useTranslation } from 'react-i18next';
import { useEstimatePage } from '../../layout/template-pages.ts';
import type { QuoteDeadline } from '../../pricing/deadlines.ts';

export interface DeadlineWords {
  /** `mercoledì 4 giugno 2025, ore 23:59` */
  when(deadline: QuoteDeadline): string;
  /** What must be done by then. */
  what(deadline: QuoteDeadline): string;
}

export function useDeadlineWords(): DeadlineWords {
  const { t, write } = useEstimatePage();
  const { t: quote } = useTranslation('quote');
  return {
    when: ({ date, time }) =>
      t('deadlines.at', { date: write('longDate', date), time: write('time', time) }),
    what: ({ key, monday }) =>
      quote(`deadlines.${key}`, { date: monday ? write('longDate', monday) : '' }),
  };
}
