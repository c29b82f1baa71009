import { Action } from '../../components/actions/Action.tsx';
import { ChoiceField } from '../../components/forms/ChoiceField.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';
import { AGREEMENTS } from '../answers/answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { ChainQuestions } from './ChainQuestions.tsx';
import { CountQuestion } from './CountQuestion.tsx';
import styles from './Questions.module.css';

const MOST_SIBLINGS = 9;

/** What holds for all children: agreement, chain, brothers and sisters. */
export function FamilyQuestions() {
  const { page, t, destination } = useEstimatePage();
  const { answers, change } = useEstimate();
  const agreement = t('questions.agreement');
  const labels = {
    no: t('questions.no'),
    yes: t('questions.yes'),
    voucher: agreement.voucher,
  };
  return (
    <section className={styles.group} data-stack aria-labelledby="famiglia">
      <h3 id="famiglia" className={styles.heading}>
        {t('questions.family')}
      </h3>
      <div>
        <ChoiceField
          name="convenzione"
          legend={agreement.label}
          options={AGREEMENTS.map((value) => ({ value, label: labels[value] }))}
          value={answers.agreement}
          onChange={(value) => change({ ...answers, agreement: value })}
        />
        <Action variant="quiet" label={agreement.list} {...destination(page.targets.agreements)} />
      </div>
      <ChainQuestions />
      <CountQuestion
        id="fratelli-iscritti"
        label={t('questions.siblings')}
        value={answers.siblings}
        max={MOST_SIBLINGS}
        onChange={(value) => change({ ...answers, siblings: value })}
      />
    </section>
  );
}
