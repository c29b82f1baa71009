import { useEstimatePage } from '../../layout/template-pages.ts';
import { useChild } from '../form/use-child.ts';
import { useWords } from '../use-words.ts';

/** Who the lines below are for: also on paper, where the questions are not. */
export function ChildSummary({ place }: { place: number }) {
  const { t, write } = useEstimatePage();
  const { child, number } = useChild(place);
  const { venueName, childName, amountOf } = useWords();
  const what = [
    childName(number),
    venueName(child.venue),
    t(`layout:terms.${child.timeBand}`),
    ...(child.weeks > 0 ? [amountOf(child.weeks, 'weeks')] : []),
    ...(child.days > 0 ? [amountOf(child.days, 'days')] : []),
  ];
  const list = (dates: readonly string[]) => dates.map((date) => write('dayMonth', date));
  const marked = [
    ...(child.weekStarts.length > 0
      ? [t('receipt.chosen', { date: list(child.weekStarts).join(', ') })]
      : []),
    ...(child.dayDates.length > 0
      ? [t('receipt.chosenDays', { date: list(child.dayDates).join(', ') })]
      : []),
  ];
  return (
    <>
      <span>{what.join(' · ')}</span>
      {marked.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}
