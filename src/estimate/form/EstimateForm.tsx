import { useTranslation } from 'react-i18next';
import { Button } from '../../components/actions/Button.tsx';
import { Contacts } from '../../layout/Contacts.tsx';
import { usePage } from '../../layout/site-context.tsx';
import { MAX_CHILDREN } from '../answers/answers.ts';
import { withNewChild } from '../answers/edit-answers.ts';
import { useEstimate } from '../estimate-context.tsx';
import { ChildQuestions } from './ChildQuestions.tsx';
import styles from './EstimateForm.module.css';
import { FamilyQuestions } from './FamilyQuestions.tsx';

/** What to ask before a quote (regulations, section 4): each child, then the family. */
export function EstimateForm() {
  const { t, format } = usePage<'estimate'>();
  const { answers, change } = useEstimate();
  return (
    <section data-stack aria-labelledby="risposte">
      <h2 id="risposte" data-step="3">
        {t('questions.title')}
      </h2>
      {answers.children.map((_, childIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is known only by its index
        <ChildQuestions key={childIndex} childIndex={childIndex} />
      ))}
      {answers.children.length < MAX_CHILDREN ? (
        <div>
          <Button
            label={t('questions.add')}
            icon="plus"
            variant="secondary"
            onClick={() => change(withNewChild(answers))}
          />
        </div>
      ) : (
        <div role="status">
          <p>{t('questions.most', { current: format('number', MAX_CHILDREN) })}</p>
          <Contacts />
        </div>
      )}
      <FamilyQuestions />
    </section>
  );
}

/** The parts of the URL that could not be used, and why. */
export function IgnoredParts() {
  const { title, text, unknown } = usePage<'estimate'>().t('ignored');
  const { ignored, problems } = useEstimate();
  const { t: tQuote } = useTranslation('quote');
  const reasons = new Set(problems.map(({ code }) => tQuote(`problems.${code}`)));
  if (ignored.length === 0) return null;
  return (
    <div className={styles.notice} data-tone="sun" role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
      <ul>
        {ignored.map((part) => (
          <li key={part}>
            <code>{part}</code> {reasons.size === 0 && unknown}
          </li>
        ))}
        {[...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
