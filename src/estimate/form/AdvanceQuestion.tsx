import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { useWords } from '../use-words.ts';
import { useChild } from './use-child.ts';

/** Only complete groups of weeks are offered; what an address asked besides stays to be seen. */
export function AdvanceQuestion({ place }: { place: number }) {
  const { t, facts, write } = useEstimatePage();
  const { child, set } = useChild(place);
  const { amountOf } = useWords();
  const { label, hint, none } = t('questions.advance');
  const { groupWeeks } = facts.discounts.advancePayment;
  const groups = Array.from(
    { length: Math.floor(child.weeks / groupWeeks) + 1 },
    (_, group) => group * groupWeeks,
  );
  const offered = [...new Set([...groups, child.advanceWeeks])].sort((a, b) => a - b);
  return (
    <ChoiceField
      name={`anticipo-${place + 1}`}
      legend={label}
      hint={hint}
      options={offered.map((weeks) => ({
        value: write('number', weeks),
        label: weeks === 0 ? none : amountOf(weeks, 'weeks'),
      }))}
      value={write('number', child.advanceWeeks)}
      onChange={(written) => {
        const weeks = offered.find((candidate) => write('number', candidate) === written);
        set({ ...child, advanceWeeks: weeks ?? 0 });
      }}
    />
  );
}
