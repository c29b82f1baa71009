import { minInChain } from '../../pricing/request/chain-size.ts';
import { type CalendarDate, mondayOf } from '../../time/calendar.ts';
import { type Answers, type ChildAnswers, firstChild, MAX_CHILDREN } from './answers.ts';

/** The answers with one child's answers changed; `childIndex` counts from 0. */
export function withChild(
  answers: Answers,
  childIndex: number,
  change: (child: ChildAnswers) => ChildAnswers,
): Answers {
  const children = answers.children.map((child, index) =>
    index === childIndex ? change(child) : child,
  );
  return { ...answers, children };
}

/** Siblings mostly attend the same venue and weeks: a new child starts with those. */
export function withNewChild(answers: Answers): Answers {
  const last = answers.children.at(-1);
  if (answers.children.length >= MAX_CHILDREN) return answers;
  const child: ChildAnswers = last ? { ...last, age: undefined, enrolment: true } : firstChild('');
  const children = [...answers.children, child];
  const { chainChildren, chainFamilies = 1 } = answers;
  const least = chainChildren > 0 ? minInChain(children.length, chainFamilies) : 0;
  return { ...answers, children, chainChildren: Math.max(chainChildren, least) };
}

export function withoutChild(answers: Answers, childIndex: number): Answers {
  return { ...answers, children: answers.children.filter((_, index) => index !== childIndex) };
}

/** Sets the number of weeks; surplus marked weeks are removed, the latest first. */
export function withWeeks(child: ChildAnswers, weeks: number): ChildAnswers {
  const kept = Math.min(child.advanceWeeks, weeks);
  return { ...child, weeks, weekStarts: child.weekStarts.slice(0, weeks), advanceWeeks: kept };
}

/** Sets the number of single days; surplus marked days go, the latest first. */
export function withDays(child: ChildAnswers, days: number): ChildAnswers {
  return { ...child, days, dayDates: child.dayDates.slice(0, days) };
}

/**
 * Toggles a week. Once as many weeks are marked as booked, the count follows the marks; before
 * that, a mark only says which week is meant. Marking a week removes single days inside it.
 */
export function withWeekToggled(child: ChildAnswers, monday: CalendarDate): ChildAnswers {
  const before = child.weekStarts;
  if (before.includes(monday)) {
    const weekStarts = before.filter((date) => date !== monday);
    return before.length < child.weeks
      ? { ...child, weekStarts }
      : { ...withWeeks(child, weekStarts.length), weekStarts };
  }
  const weekStarts = [...before, monday].sort();
  const freed = withDatesRemoved(child, (date) => mondayOf(date) === monday);
  return { ...freed, weekStarts, weeks: Math.max(child.weeks, weekStarts.length) };
}

/** Toggles a single day; the count follows as for weeks. */
export function withDayToggled(child: ChildAnswers, date: CalendarDate): ChildAnswers {
  if (child.dayDates.includes(date)) return withDatesRemoved(child, (other) => other === date);
  const dayDates = [...child.dayDates, date].sort();
  return { ...child, dayDates, days: Math.max(child.days, dayDates.length) };
}

function withDatesRemoved(
  child: ChildAnswers,
  isGone: (date: CalendarDate) => boolean,
): ChildAnswers {
  const dayDates = child.dayDates.filter((date) => !isGone(date));
  if (dayDates.length === child.dayDates.length) return child;
  const following = child.dayDates.length === child.days;
  return { ...child, dayDates, days: following ? dayDates.length : child.days };
}
