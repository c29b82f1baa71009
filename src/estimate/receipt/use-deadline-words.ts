import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import type { QuoteDeadline } from '../../pricing/deadlines.ts';
import { useEstimate } from '../estimate-context.tsx';

export interface DeadlineWords {
  /** `mercoledì 4 giugno 2025, ore 23:59` */
  when(deadline: QuoteDeadline): string;
  /** What must be done by then. */
  what(deadline: QuoteDeadline): string;
}

export function useDeadlineWords(): DeadlineWords {
  const { texts, write } = usePage('estimate');
  const { words } = useEstimate();
  return {
    when: ({ date, time }) =>
      fillIn(texts.deadlines.at, { date: write('longDate', date), time: write('time', time) }),
    what: ({ key, monday }) =>
      fillIn(words.deadlines[key], { date: monday ? write('longDate', monday) : '' }),
  };
}
