import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { venueOptions } from '../../pricing/venue-options.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import styles from './Tools.module.css';

type Question =
  | 'venue'
  | 'band'
  | 'agreement'
  | 'chain'
  | 'families'
  | 'weeks'
  | 'advance'
  | 'siblings';

/** As the address of the estimate names them, see `estimate/answers/address-parameters.ts`. */
const PARAMETERS: Readonly<Record<Question, string>> = {
  venue: 'sede',
  band: 'fascia',
  agreement: 'convenzione',
  chain: 'catena',
  families: 'famiglie',
  weeks: 'settimane',
  advance: 'anticipo',
  siblings: 'fratelli-iscritti',
};

/** The six questions before any price (regulations): a form that any browser sends to the estimate. */
export function QuoteForm() {
  const { page, t, destination } = useMembersPage();
  const words = t('rules.quote');
  const [answers, setAnswers] = useState<Partial<Record<Question, string>>>({ weeks: '1' });
  const options = useOptions(answers.venue);
  const to = destination(page.quote.target);
  const inChain = (answers.chain ?? '0') !== '0';
  const asked = (Object.keys(options) as Question[]).filter((id) => inChain || id !== 'families');
  return (
    <StaffBlock title={words.title} text={words.text}>
      <form
        className={styles.form}
        data-stack
        action={'to' in to ? to.to : to.href}
        data-print="hide"
      >
        {asked.map((id) => (
          <ChoiceField
            key={id}
            name={PARAMETERS[id]}
            legend={words[id]}
            options={options[id]}
            value={
              options[id].some(({ value }) => value === answers[id])
                ? answers[id]
                : options[id][0]?.value
            }
            onChange={(value) => setAnswers({ ...answers, [id]: value })}
          />
        ))}
        <Button type="submit" label={words.open} />
      </form>
    </StaffBlock>
  );
}

/** @param venue that was chosen; undefined: the first one */
function useOptions(
  venue: string | undefined,
): Readonly<Record<Question, readonly { value: string; label: string }[]>> {
  const { page, facts, t } = useMembersPage();
  const { full, half, yes, no, none, voucher } = t('rules.quote');
  const { chain, advancePayment } = facts.discounts;
  const counts = (values: readonly number[]) =>
    values.map((value) => ({ value: String(value), label: value === 0 ? none : String(value) }));
  const upTo = (most: number, least = 1) =>
    Array.from({ length: most - least + 1 }, (_, index) => least + index);
  // More children than the cap needs change nothing.
  const most = Math.ceil(chain.maxPercent / chain.percentPerChild);
  const { weeks } = page.quote;
  const { groupWeeks } = advancePayment;
  const venues = venueOptions(facts);
  const { rates } = venues.find(({ value }) => value === venue) ?? venues[0] ?? {};
  const sellsHalf = rates?.halfDayWeek !== undefined || rates?.halfDay !== undefined;
  return {
    venue: venues,
    band: [
      { value: 'intera', label: full },
      ...(sellsHalf ? [{ value: 'mezza', label: half }] : []),
    ],
    agreement: [
      { value: 'no', label: no },
      { value: 'si', label: yes },
      { value: 'buono', label: voucher },
    ],
    chain: counts([0, ...upTo(most, chain.minChildren)]),
    families: counts(upTo(most, chain.minFamilies)),
    weeks: counts(upTo(weeks)),
    advance: counts(upTo(Math.floor(weeks / groupWeeks), 0).map((times) => times * groupWeeks)),
    siblings: counts([0, 1, 2, 3]),
  };
}
