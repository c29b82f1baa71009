import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/site-context.tsx';
import { priceBook } from '../../pricing/price-book.ts';
import { CAMP_DAYS_PER_WEEK } from '../../time/season-weeks.ts';
import { type ChildAnswers, firstChild } from '../answers/answers.ts';
import { withEdit } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';

/** The answers about one child, and how to change them; `childIndex` counts from 0. */
export function useChild(childIndex: number) {
  const { facts } = usePage<'estimate'>();
  const { answers, change } = useEstimate();
  const child = answers.children[childIndex] ?? firstChild('');
  const { venues } = priceBook(facts);
  const { list, hours, calendar } = lookUp(Object.fromEntries(venues), child.venue);
  const { campWeeks, campDays } = calendar;
  const { weeks, days, extendedExitWeeks } = child;
  return {
    child,
    /** The child's number in the family, from 1, with siblings already enrolled. */
    number: answers.siblings + childIndex + 1,
    set: (next: ChildAnswers) => change(withEdit(answers, childIndex, next)),
    hours,
    calendar,
    /** The time bands that the venue sells. */
    bands: (['full', 'half'] as const).filter(
      (band) => band === 'full' || list.halfDayWeek || list.halfDay,
    ),
    /** The most that season and answers allow. */
    max: {
      weeks: campWeeks,
      days: Math.max(0, campDays - CAMP_DAYS_PER_WEEK * weeks),
      exitDays: days + CAMP_DAYS_PER_WEEK * Math.max(0, weeks - extendedExitWeeks),
    },
  };
}
