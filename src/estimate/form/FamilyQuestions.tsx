import { Action } from '../../components/actions/Action.tsx';
import { ChoiceField, type ChoiceFieldProps } from '../../components/forms/ChoiceField.tsx';
import { untilOver } from '../../layout/season.ts';
import { usePage } from '../../layout/site-context.tsx';
import { maxFamilies, minInChain } from '../../pricing/request/chain-size.ts';
import { deadlineEnd } from '../../time/rome.ts';
import { AGREEMENTS } from '../answers/answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { CountQuestion } from './CountQuestion.tsx';
import styles from './EstimateForm.module.css';

const MAX_SIBLINGS = 9;
/** As many as the three digits of a URL hold. */
const MAX_CHAIN = 999;

/** The questions for all children: agreement, chain, siblings. */
export function FamilyQuestions() {
  const { page, t, destination } = usePage<'estimate'>();
  const { answers, change } = useEstimate();
  const agreement = t('questions.agreement');
  const labels = {
    no: t('questions.no'),
    yes: t('questions.yes'),
    voucher: agreement.voucher,
  };
  return (
    <section className={styles.group} data-stack aria-labelledby="famiglia">
      <h3 id="famiglia" data-step="2">
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
      <div data-stack="3" {...(answers.chainChildren === 0 && untilOver)}>
        <ChainQuestions />
      </div>
      <CountQuestion
        id="fratelli-iscritti"
        label={t('questions.siblings')}
        value={answers.siblings}
        max={MAX_SIBLINGS}
        onChange={(value) => change({ ...answers, siblings: value })}
      />
    </section>
  );
}

/** Whether there is a chain, its children and families; after its deadline, whether it held. */
function ChainQuestions() {
  const { t, facts } = usePage<'estimate'>();
  const { answers, change, now } = useEstimate();
  const yesNo = useYesNo();
  const { label, children, families, confirmed } = t('questions.chain');
  const { minChildren, minFamilies } = facts.discounts.chain;
  const { chainChildren, chainFamilies, chainConfirmed } = answers;
  const late = now !== undefined && now >= deadlineEnd(facts.discounts.chain.deadline);
  const own = answers.children.length;
  const begin = {
    chainChildren: Math.max(minChildren, minInChain(own, minFamilies)),
    chainFamilies: minFamilies,
  };
  return (
    <>
      <ChoiceField
        name="catena"
        legend={label}
        {...yesNo(chainChildren > 0, (inChain) =>
          change({ ...answers, ...(inChain ? begin : { chainChildren: 0 }) }),
        )}
      />
      {chainChildren > 0 && (
        <>
          <CountQuestion
            id="catena-bambini"
            label={children}
            value={chainChildren}
            min={own}
            max={MAX_CHAIN}
            onChange={(value) => change({ ...answers, chainChildren: value })}
          />
          <CountQuestion
            id="catena-famiglie"
            label={families}
            value={chainFamilies}
            min={1}
            max={maxFamilies(own, chainChildren)}
            onChange={(value) => change({ ...answers, chainFamilies: value })}
          />
          {late && (
            <ChoiceField
              name="catena-pagata"
              legend={confirmed}
              {...yesNo(chainConfirmed, (value) => change({ ...answers, chainConfirmed: value }))}
            />
          )}
        </>
      )}
    </>
  );
}

type Choice = Pick<ChoiceFieldProps<'yes' | 'no'>, 'options' | 'value' | 'onChange'>;

/** A yes-no question; undefined means no answer yet. */
function useYesNo(): (value: boolean | undefined, set: (value: boolean) => void) => Choice {
  const { t } = usePage<'estimate'>();
  return (value, set) => ({
    options: [
      { value: 'no', label: t('questions.no') },
      { value: 'yes', label: t('questions.yes') },
    ],
    value: value === undefined ? undefined : value ? 'yes' : 'no',
    onChange: (answer) => set(answer === 'yes'),
  });
}
