import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { NumberField } from '../../components/forms/NumberField.tsx';
import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import type { Facts } from '../../content/types.ts';
import { usePage } from '../../layout/site-context.tsx';
import { venueOptions } from '../../pricing/offered-venues.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { type ChainAnswer, type ChainChild, chainAnswer } from './chain-answer.ts';
import styles from './Staff.module.css';

/** The form lists them all: with more than 12, a screen reader takes too long to read it. */
const MAX_CHILDREN = 12;

type Paid = 'yes' | 'no';

/** Who has paid, and what each child owes when a chain has shrunk (regulations, section 3). */
export function ChainCheck() {
  const { page, facts, t, format } = usePage<'staff'>();
  const venues = venueOptions(facts);
  const [venue, setVenue] = useState(venues[0]?.value ?? '');
  const [children, setChildren] = useState(() => firstChildren(facts.discounts.shortfallExample));
  const [answer, setAnswer] = useState<ChainAnswer>();
  const set = (next: readonly ChainChild[]) => {
    setAnswer(undefined);
    setChildren(next);
  };
  const steps = { less: t('rules.chain.less'), more: t('rules.chain.more') };
  return (
    <StaffBlock title={t('rules.chain.title')} text={t('rules.chain.text')}>
      <form
        className={styles.form}
        data-stack
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          setAnswer(chainAnswer(venue, children, facts));
        }}
      >
        <ChoiceField
          name="chain-venue"
          legend={t('rules.chain.venue')}
          options={venues}
          value={venue}
          onChange={(next) => {
            setAnswer(undefined);
            setVenue(next);
          }}
        />
        <NumberField
          id="chain-children"
          label={t('rules.chain.children')}
          {...steps}
          value={children.length}
          min={facts.discounts.chain.minChildren}
          max={MAX_CHILDREN}
          onChange={(count) => set(resized(children, count))}
        />
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known only by its index
          <fieldset key={index} className={styles.child} data-stack="2">
            <legend>{t('rules.chain.child', { current: format('number', index + 1) })}</legend>
            <ChoiceField<Paid>
              name={`chain-paid-${index}`}
              legend={t('rules.chain.paid')}
              options={[
                { value: 'yes', label: t('rules.chain.yes') },
                { value: 'no', label: t('rules.chain.no') },
              ]}
              value={child.hasPaid ? 'yes' : 'no'}
              onChange={(value) =>
                set(children.with(index, { ...child, hasPaid: value === 'yes' }))
              }
            />
            <NumberField
              id={`chain-weeks-${index}`}
              label={t('rules.chain.weeks')}
              {...steps}
              value={child.weeks}
              min={1}
              max={page.quote.weeks}
              onChange={(weeks) => set(children.with(index, { ...child, weeks }))}
            />
          </fieldset>
        ))}
        <Button type="submit" label={t('rules.chain.check')} disabled={!useHydrated()} />
      </form>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </StaffBlock>
  );
}

type Example = Facts['discounts']['shortfallExample'];

function firstChildren({ agreedChildren, paidChildren }: Example): readonly ChainChild[] {
  return Array.from({ length: agreedChildren }, (_, index) => ({
    weeks: 1,
    hasPaid: index < paidChildren,
  }));
}

function resized(children: readonly ChainChild[], count: number): readonly ChainChild[] {
  return Array.from(
    { length: count },
    (_, index) => children[index] ?? { weeks: 1, hasPaid: true },
  );
}

function Answer({ answer }: { answer: ChainAnswer }) {
  const { t, format } = usePage<'staff'>();
  const euro = (cents: number) => format('euro', cents / 100);
  const percent = (points: number) => format('percent', points / 100);
  const { children, agreedPoints, actualPoints } = answer;
  return (
    <div data-stack="2">
      <strong>
        {t('rules.chain.agreed', {
          total: format('number', children.length),
          paid: format('number', children.filter(({ hasPaid }) => hasPaid).length),
          before: percent(agreedPoints),
          after: percent(actualPoints),
        })}
      </strong>
      <KeyValueList
        entries={children.map(({ hasPaid, paidCents, dueCents }, index) => ({
          id: String(index),
          term: t('rules.chain.child', { current: format('number', index + 1) }),
          value: t(
            `rules.chain.${hasPaid ? (dueCents > paidCents ? 'owes' : 'settled') : 'unpaid'}`,
            { paid: euro(paidCents), due: euro(dueCents), owed: euro(dueCents - paidCents) },
          ),
        }))}
      />
    </div>
  );
}
