import { Fold } from '../../components/page/Fold.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { withDays } from '../answers/edit-answers.ts';
import { CountQuestion, type CountQuestionProps } from './CountQuestion.tsx';
import styles from './EstimateForm.module.css';
import { useChild } from './use-child.ts';

/** Questions for few families: single days, extended exit, fee. */
export function ChildExtras({ childIndex }: { childIndex: number }) {
  const { t } = usePage<'estimate'>();
  const { child, set } = useChild(childIndex);
  return (
    <Fold everywhere heading={<strong>{t('questions.extras')}</strong>}>
      <div className={styles.fields} data-stack="3">
        {useCounts(childIndex).map((question) => (
          <CountQuestion key={question.id} {...question} id={`${question.id}-${childIndex + 1}`} />
        ))}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={!child.enrolment}
            onChange={() => set({ ...child, enrolment: !child.enrolment })}
          />
          {t('questions.enrolment')}
        </label>
      </div>
    </Fold>
  );
}

/** A half day has no extended exit. */
function useCounts(childIndex: number): CountQuestionProps[] {
  const { t } = usePage<'estimate'>();
  const { child, set, max: most } = useChild(childIndex);
  const exits: CountQuestionProps[] = [
    {
      id: 'uscita-settimane',
      label: t('questions.extendedExitWeeks'),
      value: child.extendedExitWeeks,
      max: child.weeks,
      onChange: (extendedExitWeeks) => set({ ...child, extendedExitWeeks }),
    },
    {
      id: 'uscita-giorni',
      label: t('questions.extendedExitDays'),
      value: child.extendedExitDays,
      max: most.exitDays,
      onChange: (extendedExitDays) => set({ ...child, extendedExitDays }),
    },
  ];
  return [
    {
      id: 'giorni',
      label: t('questions.days'),
      value: child.days,
      max: most.days,
      onChange: (days) => set(withDays(child, days)),
    },
    ...(child.timeBand === 'full' ? exits : []),
  ];
}
