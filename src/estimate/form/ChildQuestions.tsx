import { useRef } from 'react';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { untilOver } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { offeredVenues } from '../../pricing/offered-venues.ts';
import { venueInRequest } from '../../pricing/request/venue-id.ts';
import { withoutChild, withWeeks } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { useChildLine } from '../use-answer-lines.ts';
import { useWords } from '../use-words.ts';
import { ChildExtras } from './ChildExtras.tsx';
import { CountQuestion } from './CountQuestion.tsx';
import styles from './EstimateForm.module.css';
import { SeasonPicker } from './SeasonPicker.tsx';
import { useChild } from './use-child.ts';

/** The questions about one child; `childIndex` counts from 0. */
export function ChildQuestions({ childIndex }: { childIndex: number }) {
  const { t, format } = usePage<'estimate'>();
  const { answers, change } = useEstimate();
  const { child, number } = useChild(childIndex);
  const { childName } = useWords();
  const title = useChildLine()(child);
  const first = format('number', answers.siblings + 1);
  const line = child.copiesFirst ? t('questions.follows', { current: first, title }) : title;
  const remove = t('questions.remove', { current: format('number', number) });
  const headingId = `figlio-${childIndex + 1}`;
  return (
    <section
      className={styles.group}
      data-stack
      aria-labelledby={headingId}
      data-child={childIndex + 1}
    >
      <h3 id={headingId} data-step="2">
        {childName(number)}
      </h3>
      {childIndex === 0 ? (
        <ChildFields childIndex={childIndex} />
      ) : (
        <Fold everywhere heading={<strong>{line}</strong>}>
          <div className={styles.fields} data-stack="3">
            <ChildFields childIndex={childIndex} />
          </div>
        </Fold>
      )}
      <AgeQuestion childIndex={childIndex} />
      {answers.children.length > 1 && (
        <button
          type="button"
          className={styles.press}
          onClick={() => change(withoutChild(answers, childIndex))}
        >
          {remove}
        </button>
      )}
    </section>
  );
}

/** Only the medical certificate depends on the age, so an answer stands for all the ages on its side. */
function AgeQuestion({ childIndex }: { childIndex: number }) {
  const { t, facts } = usePage<'estimate'>();
  const { child, set } = useChild(childIndex);
  const { label, hint, under, over } = t('questions.age');
  const { min, max } = facts.camp.age;
  const { certificateFromAge: from } = facts.enrolment;
  if (from <= min || from > max) return null;
  const side = (age: number) => (age < from ? 'under' : 'over');
  return (
    <ChoiceField
      name={`eta-${childIndex + 1}`}
      legend={label}
      hint={hint}
      options={[
        { value: 'under', label: under },
        { value: 'over', label: over },
      ]}
      value={child.age === undefined ? undefined : side(child.age)}
      onChange={(chosen) => set({ ...child, age: chosen === 'under' ? min : from })}
    />
  );
}

/** The main questions about a child; from the second child on they are folded. */
function ChildFields({ childIndex }: { childIndex: number }) {
  const { t, facts } = usePage<'estimate'>();
  const { child, set, max: most } = useChild(childIndex);
  const { venueName } = useWords();
  return (
    <>
      <ChoiceField
        name={`sede-${childIndex + 1}`}
        legend={t('questions.venue')}
        options={offeredVenues(facts).map(({ id }) => ({
          value: venueInRequest(id),
          label: venueName(venueInRequest(id)),
        }))}
        value={child.venue}
        onChange={(venue) => set({ ...child, venue })}
      />
      <TimeBandQuestion childIndex={childIndex} />
      <CountQuestion
        id={`settimane-${childIndex + 1}`}
        label={t('questions.weeks')}
        value={child.weeks}
        max={most.weeks}
        onChange={(weeks) => set(withWeeks(child, weeks))}
      />
      <div {...untilOver}>
        <SeasonPicker childIndex={childIndex} />
      </div>
      <AdvanceQuestion childIndex={childIndex} />
      <ChildExtras childIndex={childIndex} />
    </>
  );
}

/** A half day has no extended exit: going back to the full day restores it. */
function TimeBandQuestion({ childIndex }: { childIndex: number }) {
  const { t, format } = usePage<'estimate'>();
  const { child, set, bands, hours } = useChild(childIndex);
  const { length } = useEstimate().answers.children;
  const left = useRef({ length: 0, exits: {} });
  const choose = (value: typeof child.timeBand) => {
    const { extendedExitWeeks, extendedExitDays } = child;
    if (value === 'half') left.current = { length, exits: { extendedExitWeeks, extendedExitDays } };
    // After adding or removing a child, this index may be another child's.
    const found = value === 'full' && left.current.length === length ? left.current.exits : {};
    set({ ...child, ...found, timeBand: value });
  };
  return (
    <ChoiceField
      name={`fascia-${childIndex + 1}`}
      legend={t('questions.timeBand.label')}
      options={bands.map((value) => ({
        value,
        label: t(`questions.timeBand.${value}`, {
          hours: format('timeRange', value === 'full' ? hours.camp : hours.halfDay),
        }),
      }))}
      value={child.timeBand}
      onChange={choose}
    />
  );
}

/** Shown from the first complete group on. Only complete groups are options, and a number from the URL. */
function AdvanceQuestion({ childIndex }: { childIndex: number }) {
  const { t, facts, format } = usePage<'estimate'>();
  const { child, set } = useChild(childIndex);
  const { amountOf } = useWords();
  const { label, hint, none } = t('questions.advance');
  const { groupWeeks } = facts.discounts.advancePayment;
  const groups = Array.from(
    { length: Math.floor(child.weeks / groupWeeks) + 1 },
    (_, group) => group * groupWeeks,
  );
  if (child.weeks < groupWeeks && child.advanceWeeks === 0) return null;
  const offered = [...new Set([...groups, child.advanceWeeks])].sort((a, b) => a - b);
  return (
    <ChoiceField
      name={`anticipo-${childIndex + 1}`}
      legend={label}
      hint={hint}
      options={offered.map((weeks) => ({
        value: format('number', weeks),
        label: weeks === 0 ? none : amountOf(weeks, 'weeks'),
      }))}
      value={format('number', child.advanceWeeks)}
      onChange={(written) => {
        const weeks = offered.find((candidate) => format('number', candidate) === written);
        set({ ...child, advanceWeeks: weeks ?? 0 });
      }}
    />
  );
}
