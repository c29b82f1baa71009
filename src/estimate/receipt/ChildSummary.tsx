import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useChild } from '../form/use-child.ts';
import { useWords } from '../use-words.ts';

/** Who the lines below are for: also on paper, where the questions are not. */
export function ChildSummary({ place }: { place: number }) {
  const { texts, shared, write } = usePage('estimate');
  const { child, number } = useChild(place);
  const { venueName, childName, amountOf } = useWords();
  const { weeks, days, chosen, chosenDays } = texts.receipt;
  const what = [
    childName(number),
    venueName(child.venue),
    shared.terms[child.timeBand],
    ...(child.weeks > 0 ? [amountOf(child.weeks, weeks)] : []),
    ...(child.days > 0 ? [amountOf(child.days, days)] : []),
  ];
  const list = (dates: readonly string[]) => dates.map((date) => write('dayMonth', date));
  const marked = [
    ...(child.weekStarts.length > 0
      ? [fillIn(chosen, { date: list(child.weekStarts).join(', ') })]
      : []),
    ...(child.dayDates.length > 0
      ? [fillIn(chosenDays, { date: list(child.dayDates).join(', ') })]
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
