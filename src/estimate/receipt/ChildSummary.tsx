import { useEstimatePage } from '../../layout/template-pages.ts';
import { useChild } from '../form/use-child.ts';
import { useWords } from '../use-words.ts';

/** What is reckoned for a child: `Sport City · giornata intera · 1 settimana`. */
export function useChildLine(place: number): string {
  const { t } = useEstimatePage();
  const { child } = useChild(place);
  const { venueName, amountOf } = useWords();
  return [
    venueName(child.venue),
    t(`layout:terms.${child.timeBand}`),
    ...(child.weeks > 0 ? [amountOf(child.weeks, 'weeks')] : []),
    ...(child.days > 0 ? [amountOf(child.days, 'days')] : []),
  ].join(' · ');
}

/** Who the lines below are for: also on paper, where the questions are not. */
export function ChildSummary({ place }: { place: number }) {
  const { number } = useChild(place);
  const { childName } = useWords();
  const what = [childName(number), useChildLine(place)];
  return (
    <>
      <span>{what.join(' · ')}</span>
      {useMarkedLines(place).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}

/** The weeks and the single days that are marked, a line each. */
export function useMarkedLines(place: number): string[] {
  const { t, write } = useEstimatePage();
  const { weekStarts, dayDates } = useChild(place).child;
  const list = (dates: readonly string[]) =>
    dates.map((date) => write('dayMonth', date)).join(', ');
  return [
    ...(weekStarts.length > 0 ? [t('receipt.chosen', { date: list(weekStarts) })] : []),
    ...(dayDates.length > 0 ? [t('receipt.chosenDays', { date: list(dayDates) })] : []),
  ];
}
