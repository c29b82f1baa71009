import { useEstimatePage } from '../../layout/template-pages.ts';
import { useChild } from '../form/use-child.ts';
import { useWords } from '../use-words.ts';

/** What a child's total covers: `Sport City · giornata intera · 1 settimana`. */
export function useChildLine(childIndex: number): string {
  const { t } = useEstimatePage();
  const { child } = useChild(childIndex);
  const { venueName, amountOf } = useWords();
  return [
    venueName(child.venue),
    t(`layout:terms.${child.timeBand}`),
    ...(child.weeks > 0 ? [amountOf(child.weeks, 'weeks')] : []),
    ...(child.days > 0 ? [amountOf(child.days, 'days')] : []),
  ].join(' · ');
}

/** The child of the lines below: also in print, where the questions are not. */
export function ChildSummary({ childIndex }: { childIndex: number }) {
  const { number } = useChild(childIndex);
  const { childName } = useWords();
  const what = [childName(number), useChildLine(childIndex)];
  return (
    <>
      <span>{what.join(' · ')}</span>
      {useMarkedLines(childIndex).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}

/** The marked weeks and single days, a line each. */
export function useMarkedLines(childIndex: number): string[] {
  const { t, write } = useEstimatePage();
  const { weekStarts, dayDates } = useChild(childIndex).child;
  const list = (dates: readonly string[]) =>
    dates.map((date) => write('dayMonth', date)).join(', ');
  return [
    ...(weekStarts.length > 0 ? [t('receipt.chosen', { date: list(weekStarts) })] : []),
    ...(dayDates.length > 0 ? [t('receipt.chosenDays', { date: list(dayDates) })] : []),
  ];
}
