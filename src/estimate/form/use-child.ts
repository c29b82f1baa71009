import { lookUp } from '../../content/look-up.ts';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { priceBook } from '../../pricing/price-book.ts';
import { DAYS_PER_WEEK } from '../../time/season-weeks.ts';
import { type ChildAnswers, firstChild } from '../answers/answers.ts';
import { withChild } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';

export interface UsedChild {
  readonly child: ChildAnswers;
  /** Which child of the family it is, from 1, those already enrolled included. */
  readonly number: number;
  set(child: ChildAnswers): void;
  /** What the venue sells. */
  readonly bands: readonly ChildAnswers['timeBand'][];
  /** The most that season and answers leave room for. */
  readonly most: { readonly weeks: number; readonly days: number; readonly exitDays: number };
}

/** The answers about one child, and how to change them; `place` counts from 0. */
export function useChild(place: number): UsedChild {
  const { facts } = useEstimatePage();
  const { answers, change } = useEstimate();
  const child = answers.children[place] ?? firstChild('');
  const { campWeeks, campDays, venues } = priceBook(facts);
  const { list } = lookUp(Object.fromEntries(venues), child.venue);
  const { weeks, days, extendedExitWeeks } = child;
  return {
    child,
    number: answers.siblings + place + 1,
    set: (next) => change(withChild(answers, place, () => next)),
    bands: list.halfDayWeek || list.halfDay ? ['full', 'half'] : ['full'],
    most: {
      weeks: campWeeks,
      days: Math.max(0, campDays - DAYS_PER_WEEK * weeks),
      exitDays: days + DAYS_PER_WEEK * Math.max(0, weeks - extendedExitWeeks),
    },
  };
}
