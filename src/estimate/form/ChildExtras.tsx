import { Icon } from '../../components/icons/Icon.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { withDays } from '../answers/edit-answers.ts';
import { CountQuestion } from './CountQuestion.tsx';
import styles from './Questions.module.css';
import { useChild } from './use-child.ts';

/** Questions for few families: single days, extended exit, age for the certificate. */
export function ChildExtras({ place }: { place: number }) {
  const { t, facts } = useEstimatePage();
  const { child, set, most } = useChild(place);
  const { min, max } = facts.camp.age;
  const id = (name: string) => `${name}-${place + 1}`;
  return (
    <details className={styles.extras}>
      <summary>
        <Icon name="chevron" />
        {t('questions.extras')}
      </summary>
      <div className={styles.fields}>
        <CountQuestion
          id={id('giorni')}
          label={t('questions.days')}
          value={child.days}
          max={most.days}
          onChange={(days) => set(withDays(child, days))}
        />
        {child.timeBand === 'full' && <ExitQuestions place={place} />}
        <CountQuestion
          id={id('eta')}
          label={t('questions.age.label')}
          hint={t('questions.age.hint')}
          value={child.age}
          min={min}
          max={max}
          onChange={(age) => set({ ...child, age })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={!child.enrolment}
            onChange={() => set({ ...child, enrolment: !child.enrolment })}
          />
          {t('questions.enrolment')}
        </label>
      </div>
    </details>
  );
}

function ExitQuestions({ place }: { place: number }) {
  const { t } = useEstimatePage();
  const { child, set, most } = useChild(place);
  return (
    <>
      <CountQuestion
        id={`uscita-settimane-${place + 1}`}
        label={t('questions.extendedExitWeeks')}
        value={child.extendedExitWeeks}
        max={child.weeks}
        onChange={(extendedExitWeeks) => set({ ...child, extendedExitWeeks })}
      />
      <CountQuestion
        id={`uscita-giorni-${place + 1}`}
        label={t('questions.extendedExitDays')}
        value={child.extendedExitDays}
        max={most.exitDays}
        onChange={(extendedExitDays) => set({ ...child, extendedExitDays })}
      />
    </>
  );
}
