import { minInChain } from '../../pricing/request/chain-size.ts';
import { type CalendarDate, mondayOf } from '../../time/calendar.ts';
import {
  type Answers,
  type ChildAnswers,
  firstChild,
  MAX_CHILDREN,
  OWN_FIELDS,
} from './answers.ts';

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

/** The answers with a family's edit of one child, which then no longer copies the first. */
export function withEdit(answers: Answers, childIndex: number, child: ChildAnswers): Answers {
  const [first = child] = answers.children;
  const copiesFirst = child.copiesFirst && sharedAnswersOf(child) === sharedAnswersOf(first);
  return withCopies(withChild(answers, childIndex, () => ({ ...child, copiesFirst })));
}

const SHARED_FIELDS = Object.keys(firstChild('')).filter((field) => !OWN_FIELDS.includes(field));

/** The answers that siblings mostly share, as a string to compare. */
function sharedAnswersOf(child: ChildAnswers): string {
  return JSON.stringify(child, SHARED_FIELDS);
}

/** The answers in which each child that copies the first has the first one's. */
export function withCopies(answers: Answers): Answers {
  const [first, ...others] = answers.children;
  if (!first) return answers;
  const children = others.map((child) => {
    const { age, enrolment, copiesFirst } = child;
    return copiesFirst ? { ...first, age, enrolment, copiesFirst } : child;
  });
  return { ...answers, children: [{ ...first, copiesFirst: false }, ...children] };
}

/** Siblings mostly attend the same venue and weeks: a new child copies the first. */
export function withNewChild(answers: Answers): Answers {
  if (answers.children.length >= MAX_CHILDREN) return answers;
  const { children } = withCopies({
    ...answers,
    children: [...answers.children, { ...firstChild(''), copiesFirst: true }],
  });
  const { chainChildren, chainFamilies = 1 } = answers;
  const least = chainChildren > 0 ? minInChain(children.length, chainFamilies) : 0;
  return { ...answers, children, chainChildren: Math.max(chainChildren, least) };
}

/** Without the first, those that copied it copy the next one only if that did too. */
export function withoutChild(answers: Answers, childIndex: number): Answers {
  const left = answers.children.filter((_, index) => index !== childIndex);
  const isFirst = childIndex === 0 && !left[0]?.copiesFirst;
  const children = isFirst ? left.map((child) => ({ ...child, copiesFirst: false })) : left;
  return withCopies({ ...answers, children });
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
