import { usePage } from '../layout/site-context.tsx';
import type { ChildAnswers } from './answers/answers.ts';
import { useEstimate } from './estimate-context.tsx';
import { useChild } from './form/use-child.ts';
import { useWords } from './use-words.ts';

/** What a child's total covers: `Sport City · giornata intera · 1 settimana`. */
export function useChildLine(): (child: ChildAnswers) => string {
  const { t } = usePage<'estimate'>();
  const { venueName, amountOf } = useWords();
  return ({ venue, timeBand, weeks, days }) =>
    [
      venueName(venue),
      t(`layout:terms.${timeBand}`),
      ...(weeks > 0 ? [amountOf(weeks, 'weeks')] : []),
      ...(days > 0 ? [amountOf(days, 'days')] : []),
    ].join(' · ');
}

/** What the total covers, with its dates if all are marked: one line if all children have the same. */
export function useFamilyLines(): string[] {
  const { children } = useEstimate().answers;
  const { amountOf, weekDates, dayDates, forChild } = useWords();
  const lineOf = useChildLine();
  const lines = children.map((child) => {
    const weeks = child.weekStarts.length === child.weeks ? weekDates(child.weekStarts) : '';
    const days = child.dayDates.length === child.days ? dayDates(child.dayDates) : '';
    return [lineOf(child), weeks, days].filter(Boolean).join(' · ');
  });
  if (new Set(lines).size > 1) return lines.map((line, index) => forChild(index + 1, line));
  return [[amountOf(children.length, 'children'), lines[0]].join(' · ')];
}

/** The marked weeks and single days, a line each. */
export function useMarkedLines(childIndex: number): string[] {
  const { t } = usePage<'estimate'>();
  const { dayDates: list } = useWords();
  const { weekStarts, dayDates } = useChild(childIndex).child;
  return [
    ...(weekStarts.length > 0 ? [t('receipt.chosen', { date: list(weekStarts) })] : []),
    ...(dayDates.length > 0 ? [t('receipt.chosenDays', { date: list(dayDates) })] : []),
  ];
}
